import { Readable } from 'node:stream';
import { xmlElement } from '#lib/format/xml.ts';
import type { Database } from '#server/db/database.ts';
import { readShopName } from '#server/db/shop-name.ts';
import { feedItem, type FeedItem } from '#server/modules/feed/item.ts';
import { readAfter, readItems } from '#server/modules/feed/queries.ts';
import { feedTexts } from '#server/modules/feed/texts.ts';

/** Products read at a time: what the file holds in memory. */
const batchSize = 200;
/** Rial to the toman: Google knows no toman. */
const rial = 10;

/** Every variant that has a price, as Google Merchant Center reads them; read while it is sent. */
export function getGoogleFeed(database: Database, siteUrl: string): Readable {
  return Readable.from(piecesOf(database, siteUrl), { objectMode: false });
}

async function* piecesOf(database: Database, siteUrl: string): AsyncGenerator<string> {
  const name = await readShopName(database);
  yield (
    '<?xml version="1.0" encoding="UTF-8"?>' +
      '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>' +
      xmlElement('title', name) +
      xmlElement('link', siteUrl) +
      xmlElement('description', feedTexts.products(name))
  );
  let last = 0;
  for (;;) {
    // Read only when the ones before have been sent.
    // oxlint-disable-next-line no-await-in-loop
    const ids = await database.run(readAfter, [last, batchSize]);
    if (ids.length === 0) break;
    // oxlint-disable-next-line no-await-in-loop
    const rows = await database.run(readItems, [ids.map(({ id }) => id)]);
    yield rows.map((row) => entryOf(feedItem(row, siteUrl))).join('');
    last = rows.at(-1)?.code ?? Number.MAX_SAFE_INTEGER;
  }
  yield '</channel></rss>';
}

const amount = (toman: number): string => `${toman * rial} IRR`;

/** Google takes nothing without a price. */
function entryOf({ row, key, title, url, isSold, oldPrice, images }: FeedItem): string {
  if (row.price === null) return '';
  const [first, ...others] = images;
  const fields: [name: string, text: string | null | undefined][] = [
    ['g:id', key],
    ['g:item_group_id', row.siblings > 1 ? String(row.code) : null],
    ['g:title', title.slice(0, 150)],
    ['g:description', (row.description || title).slice(0, 5_000)],
    ['g:link', url],
    ['g:image_link', first],
    ...others.map((image): [string, string] => ['g:additional_image_link', image]),
    ['g:availability', isSold ? 'in_stock' : 'out_of_stock'],
    ['g:price', amount(oldPrice ?? row.price)],
    ['g:sale_price', oldPrice === null ? null : amount(row.price)],
    ['g:brand', row.brand],
    ['g:condition', 'new'],
    // The catalogue knows no numbers of manufacturers.
    ['g:identifier_exists', 'no'],
    ['g:product_type', row.category],
    ['g:color', row.colour],
    ['g:size', row.size],
  ];
  const told = fields.map(([name, text]) => (text ? xmlElement(name, text) : ''));
  return `<item>${told.join('')}</item>`;
}

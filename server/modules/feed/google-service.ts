import { Readable } from 'node:stream';
import { availabilityCodes } from '#lib/contract/codes.ts';
import { xmlElement } from '#lib/text/xml.ts';
import type { Database } from '#server/db/database.ts';
import { readShopName } from '#server/db/shop-name.ts';
import { bestOffers } from '#lib/rules/best-offers.ts';
import {
  type ShopShipping,
  shippingOfProduct,
  shippingPrice,
} from '#lib/rules/pricing/shipping-terms.ts';
import { feedItem, type FeedItem } from '#server/modules/feed/item.ts';
import { type FeedRow, readAfter, readItems } from '#server/modules/feed/queries.ts';
import { feedTexts } from '#server/modules/feed/texts.ts';
import { readShopShipping } from '#server/modules/home/master-service.ts';

/** Products per batch; the file holds one batch in memory. */
const batchSize = 200;
/** Rials per toman: Google does not know toman. */
const rial = 10;

/**
 * Variants that are sold, in the format of Google Merchant Center. Google has no attribute for
 * guarantees, so of variants that differ only in their guarantee the best offer is sent. Rows are read while
 * the file is sent.
 */
export function getGoogleFeed(database: Database, siteUrl: string): Readable {
  return Readable.from(piecesOf(database, siteUrl), { objectMode: false });
}

async function* piecesOf(database: Database, siteUrl: string): AsyncGenerator<string> {
  const name = await readShopName(database);
  const shipping = await readShopShipping(database);
  yield (
    '<?xml version="1.0" encoding="UTF-8"?>' +
      '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>' +
      xmlElement('title', name) +
      xmlElement('link', siteUrl) +
      xmlElement('description', feedTexts.products(name))
  );
  let last = 0;
  for (;;) {
    // Read the next batch only when the previous one has been sent.
    // oxlint-disable-next-line no-await-in-loop
    const ids = await database.run(readAfter, [last, batchSize]);
    if (ids.length === 0) break;
    // oxlint-disable-next-line no-await-in-loop
    const rows = await database.run(readItems, [ids.map(({ id }) => id)]);
    yield rowsToSend(rows)
      .map(([row, group]) => entryOf(feedItem(row, siteUrl), group, shipping))
      .join('');
    last = rows.at(-1)?.code ?? Number.MAX_SAFE_INTEGER;
  }
  yield '</channel></rss>';
}

const sizeOf = ({ storage, size, options }: FeedRow): string =>
  [storage, size, ...options.map(({ value }) => value)].filter(Boolean).join('، ');

const isSold = ({ state, price }: FeedRow): boolean =>
  state === availabilityCodes.available && price !== null;

/** The rows to send, each with its group's name if the product has several variants. */
function rowsToSend(rows: readonly FeedRow[]): [row: FeedRow, group: string | null][] {
  // Google compares each price with the one its page shows.
  const sold = rows.filter(isSold);
  const best = bestOffers(sold, (row) => ({
    variantKey: JSON.stringify([row.code, row.colour, sizeOf(row)]),
    isSold: isSold(row),
    price: row.price,
  }));
  const counts = new Map<number, number>();
  for (const { code } of best) counts.set(code, (counts.get(code) ?? 0) + 1);
  return best.map((row) => [row, counts.get(row.code) === 1 ? null : String(row.code)]);
}

const amount = (toman: number): string => `${toman * rial} IRR`;

function entryOf(
  { row, key, title, introduction, url, oldPrice, images }: FeedItem,
  group: string | null,
  shipping: ShopShipping | null,
): string {
  if (row.price === null) return '';
  const [first, ...others] = images;
  const fields: [name: string, text: string | null | undefined][] = [
    ['g:id', key],
    ['g:item_group_id', group],
    ['g:title', title.slice(0, 150)],
    ['g:description', introduction || title],
    ['g:link', url],
    ['g:image_link', first],
    ...others.map((image): [string, string] => ['g:additional_image_link', image]),
    ['g:availability', 'in_stock'],
    ['g:price', amount(oldPrice ?? row.price)],
    ['g:sale_price', oldPrice === null ? null : amount(row.price)],
    ['g:brand', row.brand],
    ['g:gtin', row.gtin],
    ['g:mpn', row.mpn],
    ['g:identifier_exists', row.gtin === null && row.mpn === null ? 'no' : null],
    ['g:condition', 'new'],
    ['g:product_type', row.categories.join(' > ')],
    ['g:color', row.colour],
    ['g:size', sizeOf(row)],
  ];
  const elements = fields.map(([name, text]) => (text ? xmlElement(name, text) : ''));
  const sent = shipping ? shippingElement(shipping, row.categoryIds, row.price) : '';
  return `<item>${elements.join('')}${sent}</item>`;
}

/** The same as the structured data of the product's page. */
function shippingElement(
  shipping: ShopShipping,
  categories: readonly number[],
  worth: number,
): string {
  const product = shippingOfProduct(shipping, categories);
  const price = shippingPrice(product, worth);
  if (price === null) return '';
  const { handlingDays, transitDays } = product;
  const fields = {
    country: 'IR',
    price: amount(price),
    min_handling_time: handlingDays[0],
    max_handling_time: handlingDays[1],
    min_transit_time: transitDays[0],
    max_transit_time: transitDays[1],
  };
  const elements = Object.entries(fields).map(([name, value]) =>
    xmlElement(`g:${name}`, String(value)),
  );
  return `<g:shipping>${elements.join('')}</g:shipping>`;
}

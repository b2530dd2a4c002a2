import type { Readable } from 'node:stream';
import { paths } from '#lib/contract/paths.ts';
import type { Database } from '#server/db/database.ts';
import {
  type PricedVariant,
  readPricedProducts,
  readPricedVariants,
} from '#server/modules/price-list/queries.ts';
import { getPriceHead, type PriceScope } from '#server/modules/price-list/service.ts';
import { priceListTexts as texts } from '#server/modules/price-list/texts.ts';
import { type Cell, type Column, writeWorkbook } from '#server/spreadsheet/workbook.ts';

/** Products per batch; the file holds one batch in memory. */
const batchSize = 500;

const columns: readonly Column[] = [
  { header: texts.columns.code, width: 10, isPlain: true },
  { header: texts.columns.name, width: 48 },
  { header: texts.columns.model, width: 28 },
  { header: texts.columns.guarantee, width: 28 },
  { header: texts.columns.category, width: 20 },
  { header: texts.columns.brand, width: 14 },
  { header: texts.columns.state, width: 14 },
  { header: texts.columns.price, width: 18 },
  { header: texts.columns.oldPrice, width: 26 },
  { header: texts.columns.address, width: 40 },
];

export interface PriceFile {
  /** File name in Persian, without a folder. */
  name: string;
  content: Readable;
}

/** Today in Tehran, `1404-09-01`. */
function today(): string {
  const parts = new Intl.DateTimeFormat('en-u-ca-persian-nu-latn', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone: 'Asia/Tehran',
  }).formatToParts(new Date());
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return [of('year'), of('month'), of('day')].join('-');
}

/**
 * All prices of a category as an Excel file, one row per variant. Rows are read while the file is sent, so a
 * large shop is never held in memory.
 * @throws {ShopError} 404 for an unknown category and a brand without products in it
 */
export async function getPriceFile(
  database: Database,
  { siteUrl, ...scope }: PriceScope & { siteUrl: string },
): Promise<PriceFile> {
  const { title, brand } = await getPriceHead(database, scope);
  const [found] = await database.run(readPricedProducts, [scope.categoryId, scope.brandId]);
  const batches = batchesOf(database, found?.ids ?? [], siteUrl);
  return {
    name: `${texts.fileName(brand ? `${title} ${brand.title}` : title, today())}.xlsx`,
    content: writeWorkbook({ name: texts.sheet, columns, batches }),
  };
}

async function* batchesOf(
  database: Database,
  ids: readonly number[],
  siteUrl: string,
): AsyncGenerator<Cell[][]> {
  for (let at = 0; at < ids.length; at += batchSize) {
    // Read the next batch only when the previous one has been sent.
    // oxlint-disable-next-line no-await-in-loop
    const rows = await database.run(readPricedVariants, [ids.slice(at, at + batchSize)]);
    yield rows.map((row) => cellsOf(row, siteUrl));
  }
}

function cellsOf(row: PricedVariant, siteUrl: string): Cell[] {
  return [
    row.id,
    row.name,
    row.model,
    row.guarantee,
    row.category,
    row.brand,
    texts.states[row.state],
    row.price,
    row.oldPrice,
    siteUrl + encodeURI(paths.product(row.id, row.slug)),
  ];
}

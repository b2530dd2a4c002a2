import type { Database } from '#server/db/database.ts';
import type { BatchRules } from '#server/modules/import/batch-queries.ts';
import type { ByteSource } from '#server/modules/import/byte-source.ts';
import {
  readShopPrices,
  readStaged,
  writeOutcomes,
} from '#server/modules/import/compare-queries.ts';
import { type ByHand, type Columns, readHeads } from '#server/modules/import/heads.ts';
import { type Reading, createPriceSample, readingsOf } from '#server/modules/import/money.ts';
import { outcomesOf } from '#server/modules/import/outcomes.ts';
import type { Reader } from '#server/modules/import/kind.ts';
import { ownGoodsReader } from '#server/modules/import/own-goods.ts';
import { partWriter } from '#server/modules/import/part-service.ts';
import type { OfferRules } from '#server/modules/import/offer.ts';
import { type ReadGoods, readGoods } from '#server/modules/import/products.ts';
import { type CsvRow, readCsv } from '#server/modules/import/read-csv.ts';
import { badFile } from '#server/modules/import/refusal.ts';
import {
  analyseRows,
  insertRead,
  linkParents,
  matchProducts,
  matchVariants,
  refuseTwinsOfFile,
  removeRows,
} from '#server/modules/import/staging-queries.ts';
import { withoutShopify } from '#server/modules/import/shopify-rows.ts';
import { importTexts } from '#server/modules/import/texts.ts';

/** Rows of one statement, and characters. */
const mostStaged = 250;
const longestStaged = 2_000_000;
/** Products, each with its variations, that are compared at once. */
const mostCompared = 50;

interface Needs {
  readonly database: Database;
  /** Without a trailing slash. */
  readonly siteUrl: string;
}

/** What a file would do to the goods of the shop, of which it changes nothing. Callers must have checked who asks. */
export function createDryRunService({ database, siteUrl }: Needs) {
  const inPart = partWriter(database);

  /** What the prices of a file may be in. @throws {ShopError} 422 */
  async function money(file: ByteSource, byHand: ByHand): Promise<Reading[]> {
    const { columns, rows } = await opened(file, byHand);
    const sample = createPriceSample(columns);
    for await (const row of rows) sample.add(row);
    return readingsOf(sample.prices, await readShopPrices(database.db));
  }

  /**
   * Keeps for each row what would become of it.
   * @throws {ShopError} 422 for a file that cannot be read; `TAKEN_OVER` when it was stopped
   */
  async function read(reader: Reader, file: ByteSource, chosen: BatchRules): Promise<void> {
    const rules = { ...chosen, unit: chosen.unit ?? 'toman' };
    const { id, source } = reader.batch;
    await inPart(reader, 0, (tx) => removeRows(tx, id));
    const { heads, columns, rows } = await opened(file, rules.byHand);
    await stage(reader, { heads, columns, rows, rules });
    await analyseRows(database.db);
    for (const match of [refuseTwinsOfFile, matchProducts, linkParents, matchVariants]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await inPart(reader, 0, (tx) => match(tx, id, source));
    }
    await analyseRows(database.db);
    await compare(reader);
  }

  interface Staging {
    readonly heads: readonly string[];
    readonly columns: Columns;
    readonly rows: AsyncIterable<CsvRow>;
    readonly rules: OfferRules;
  }

  async function stage(reader: Reader, { heads, columns, rows, rules }: Staging): Promise<void> {
    const withOwn = ownGoodsReader(heads, siteUrl);
    let taken: ReadGoods[] = [];
    let length = 0;
    const keep = async () => {
      await inPart(reader, taken.length, (tx) => insertRead(tx, reader.batch.id, taken));
      taken = [];
      length = 0;
    };
    for await (const row of rows) {
      taken.push(withOwn(readGoods(columns, row, rules), row.cells));
      length += row.cells.reduce((sum, cell) => sum + cell.length, 0);
      if (taken.length === mostStaged || length >= longestStaged) await keep();
    }
    await keep();
  }

  async function compare(reader: Reader): Promise<void> {
    const { id } = reader.batch;
    let after = 0;
    /* oxlint-disable no-await-in-loop -- a page after the other, so that memory stays level */
    for (;;) {
      const { products, variations } = await readStaged(database.db, id, after, mostCompared);
      const last = products.at(-1);
      if (last === undefined) return;
      await inPart(reader, 0, (tx) => writeOutcomes(tx, id, outcomesOf(products, variations)));
      after = last.line;
    }
    /* oxlint-enable no-await-in-loop */
  }

  return { money, read };
}
export type DryRunService = ReturnType<typeof createDryRunService>;

/** Heads and rows of a file. */
async function opened(file: ByteSource, byHand: ByHand) {
  const rows = withoutShopify(readCsv(file));
  const first = await rows.next();
  if (first.done === true) throw badFile(importTexts.empty);
  const heads = first.value.cells;
  return { heads, columns: readHeads(heads, byHand).columns, rows };
}

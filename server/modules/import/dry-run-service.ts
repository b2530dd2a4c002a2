import { onOneLine } from '#lib/text/persian.ts';
import type { Database } from '#server/db/database.ts';
import { badFile } from '#server/modules/import/refusal.ts';
import {
  type Outcome,
  countRows,
  readShopPrices,
  readStagedProducts,
  readStagedVariations,
  writeOutcomes,
} from '#server/modules/import/compare-queries.ts';
import { type Columns, readHeads } from '#server/modules/import/heads.ts';
import { type Reading, createPriceSample, readingsOf } from '#server/modules/import/money.ts';
import type { OfferRules } from '#server/modules/import/offer.ts';
import { outcomesOf } from '#server/modules/import/outcomes.ts';
import { type ReadGoods, readGoods } from '#server/modules/import/products.ts';
import { type CsvRow, readCsv } from '#server/modules/import/read-csv.ts';
import {
  analyseRows,
  endBatch,
  insertBatch,
  insertRead,
  linkParents,
  matchProducts,
  matchVariants,
  refuseTwinsOfFile,
} from '#server/modules/import/staging-queries.ts';
import { importTexts } from '#server/modules/import/texts.ts';

interface GoodsFile {
  /** Its path. */
  readonly file: string;
  /** Fields by head, before those that are known. */
  readonly byHand?: Readonly<Record<string, string>>;
}

interface Wanted extends GoodsFile {
  readonly fileName: string;
  readonly rules: OfferRules;
}

export interface DryRun {
  readonly batch: number;
  readonly counts: Readonly<Partial<Record<Outcome['state'], number>>>;
}

const source = 'woocommerce';
/** Rows of one statement, and characters. */
const mostStaged = 500;
const longestStaged = 2_000_000;
/** Products, each with its variations, that are compared at once. */
const mostCompared = 100;

/** What a file would do to the goods of the shop, of which it changes nothing. Callers must have checked who asks. */
export function createDryRunService({ database }: { readonly database: Database }) {
  /** What the prices of a file may be in. @throws {ShopError} 422 */
  async function money({ file, byHand }: GoodsFile): Promise<Reading[]> {
    const { columns, rows } = await opened(file, byHand);
    const sample = createPriceSample(columns);
    for await (const row of rows) sample.add(row);
    return readingsOf(sample.prices, await readShopPrices(database.db));
  }

  /** @param staffId null for a command. @throws {ShopError} 422 for a file that cannot be read */
  async function run(staffId: number | null, wanted: Wanted): Promise<DryRun> {
    const { file, fileName, byHand = {}, rules } = wanted;
    const { columns, rows } = await opened(file, byHand);
    const batch = await insertBatch(database.db, {
      source,
      staffId,
      fileName: onOneLine(fileName.slice(0, 200)),
      rules: { ...rules, byHand: storable(byHand) },
    });
    try {
      await stage(batch, columns, rows, rules);
      await resolve(batch);
      await analyseRows(database.db);
      await compare(batch);
      await endBatch(database.db, batch, 'ready');
    } catch (error) {
      await endBatch(database.db, batch, 'failed');
      throw error;
    }
    const counts = await countRows(database.db, batch);
    return { batch, counts: Object.fromEntries(counts.map((each) => [each.state, each.count])) };
  }

  async function stage(
    batch: number,
    columns: Columns,
    rows: AsyncIterable<CsvRow>,
    rules: OfferRules,
  ): Promise<void> {
    let read: ReadGoods[] = [];
    let length = 0;
    for await (const row of rows) {
      read.push(readGoods(columns, row, rules));
      length += row.cells.reduce((sum, cell) => sum + cell.length, 0);
      if (read.length < mostStaged && length < longestStaged) continue;
      await insertRead(database.db, batch, read);
      read = [];
      length = 0;
    }
    await insertRead(database.db, batch, read);
  }

  const resolve = (batch: number): Promise<void> =>
    database.transaction(async (tx) => {
      await refuseTwinsOfFile(tx, batch);
      await matchProducts(tx, batch, source);
      await linkParents(tx, batch);
      await matchVariants(tx, batch, source);
    });

  async function compare(batch: number): Promise<void> {
    let after = 0;
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- a page after the other, so that memory stays level
      after = await compareSome(batch, after);
      if (after === 0) return;
    }
  }

  /** Resolves to the last line; 0 when none was left. */
  async function compareSome(batch: number, after: number): Promise<number> {
    const products = await readStagedProducts(database.db, batch, after, mostCompared);
    const lines = products.map(({ line }) => line);
    if (lines.length === 0) return 0;
    const variations = await readStagedVariations(database.db, batch, lines);
    await writeOutcomes(database.db, batch, outcomesOf(products, variations));
    return lines.at(-1) ?? 0;
  }

  return { money, run };
}

/** With heads as the database can keep them. */
const storable = (byHand: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(byHand).map(([head, field]) => [onOneLine(head), field]));

/** Heads and rows of a file. */
async function opened(file: string, byHand: GoodsFile['byHand']) {
  const rows = readCsv(file);
  const first = await rows.next();
  if (first.done === true) throw badFile(importTexts.empty);
  return { columns: readHeads(first.value.cells, byHand).columns, rows };
}

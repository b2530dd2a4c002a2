import type { Database, Db } from '#server/db/database.ts';
import { savepoint } from '#server/db/transaction.ts';
import type { ProductService } from '#server/modules/goods/product-service.ts';
import type { TimedService } from '#server/modules/goods/timed-service.ts';
import {
  type Claimed,
  type Progress,
  endTurn,
  isStillOurs,
  noteChanges,
  noteProgress,
} from '#server/modules/import/batch-queries.ts';
import { readPending } from '#server/modules/import/compare-queries.ts';
import { sentenceOf } from '#server/modules/import/part-service.ts';
import { placed } from '#server/modules/import/outcomes.ts';
import type { Places, PlacesService } from '#server/modules/import/places-service.ts';
import { changedProduct, newProduct } from '#server/modules/import/product-body.ts';
import { findPictures } from '#server/modules/import/picture-queries.ts';
import { matchMeanwhile, writeRefs, writeResults } from '#server/modules/import/result-queries.ts';
import { endsSale } from '#server/modules/import/sale.ts';
import {
  type Unit,
  changesOf,
  isAsItIs,
  unitsOf,
  variantsOf,
} from '#server/modules/import/unit.ts';
import {
  type Done,
  allowedIn,
  doneOf,
  failed,
  idsByLine,
} from '#server/modules/import/unit-results.ts';
import { withVariations } from '#server/modules/import/variations.ts';

/** Products, each with its variants, that are written in one transaction: orders wait for it. */
const together = 50;

interface Needs {
  readonly database: Database;
  readonly products: Pick<ProductService, 'many'>;
  readonly timedPrices: Pick<TimedService, 'plan' | 'close'>;
  readonly places: PlacesService;
}

/** Writes what a dry run found, part by part. */
export function createImportApply({ database, products, timedPrices, places }: Needs) {
  const { many } = products;

  /** Makes what the goods of a batch belong to. */
  async function prepare({ id, source, done, rules }: Claimed): Promise<Places> {
    await matchMeanwhile(database.db, id, source);
    // Once is enough for all of them.
    if (done === 0) await places.make(rules.by ?? null, id);
    return places.read();
  }

  /** Writes the next products. @returns how far it is; undefined when it was stopped */
  async function applySome(claimed: Claimed, known: Places): Promise<Progress | undefined> {
    return database.transaction(async (tx) => {
      if (!(await isStillOurs(tx, claimed))) return undefined;
      const units = await holdNext(tx, claimed.id);
      if (units.length === 0) {
        await findPictures(tx, claimed.id);
        return endTurn(tx, claimed, 'done');
      }
      const all = await writeAll(tx, claimed, units, known);
      await keep(tx, claimed, all);
      return noteProgress(tx, claimed, units.length);
    });
  }

  /** The next products, which are locked as all are locked who have several. */
  async function holdNext(tx: Db, batchId: number): Promise<Unit[]> {
    const first = await readPending(tx, batchId, together);
    const ids = first.products.flatMap(({ productId }) => productId ?? []);
    if (ids.length === 0) return unitsOf(first);
    await many.hold(tx, ids);
    return unitsOf(await readPending(tx, batchId, together));
  }

  /** All at once, as is almost always possible; else each by itself. */
  async function writeAll(
    tx: Db,
    claimed: Claimed,
    units: readonly Unit[],
    known: Places,
  ): Promise<readonly Done[]> {
    try {
      return await savepoint(tx, (part) =>
        oneByOne(units, (unit) => writeOne(part, claimed, unit, known)),
      );
    } catch (error) {
      // Goes on only after a fault of a product.
      sentenceOf(error);
      return oneByOne(units, (unit) =>
        savepoint(tx, (part) => writeOne(part, claimed, unit, known)).catch((fault: unknown) =>
          failed(unit, sentenceOf(fault)),
        ),
      );
    }
  }

  async function writeOne(tx: Db, { rules }: Claimed, unit: Unit, known: Places): Promise<Done> {
    const { staged, goods, variations } = unit;
    const changes = changesOf(unit);
    if (isAsItIs(unit, changes)) return doneOf(unit, changes, rules);
    const { line, productId } = staged;
    const product = withVariations({ line, goods }, variations.flatMap(placed));
    const allowed = allowedIn(unit, changes, rules);
    const ending = [staged, ...variations].filter((each) =>
      endsSale(each, allowed.get(each.line) ?? []),
    );
    if (ending.length > 0) {
      await timedPrices.close(
        tx,
        rules.by ?? null,
        ending.flatMap(({ variantId }) => variantId ?? []),
        false,
      );
    }
    const now = productId === null ? null : await many.read(tx, productId);
    const wanted =
      now === null
        ? newProduct(product, known, rules)
        : changedProduct(now, product, {
            changes: allowed,
            variantIds: variantsOf(unit),
            places: known,
            rules,
          });
    const written = wanted && (await many.write(tx, rules.by ?? null, wanted.body));
    return doneOf(unit, changes, rules, {
      written,
      websiteCode: written?.now.websiteCode ?? productId,
      ids: idsByLine(unit, wanted, written),
      isEmpty: now === null && product.variants.length === 0,
    });
  }

  async function keep(tx: Db, claimed: Claimed, all: readonly Done[]): Promise<void> {
    const { id, source, rules, changeBatchId } = claimed;
    const written = all.flatMap((each) => each.written ?? []);
    await writeResults(
      tx,
      id,
      all.flatMap(({ results }) => results),
    );
    const by = rules.by ?? null;
    const batch = await many.keep(tx, changeBatchId, by, written);
    if (batch !== changeBatchId) await noteChanges(tx, claimed, batch);
    const sales = all.flatMap((each) => each.sales);
    if (sales.length > 0) await timedPrices.plan(tx, by, sales);
    await many.spread(tx, written);
    await writeRefs(
      tx,
      id,
      source,
      all.flatMap(({ refs }) => refs),
    );
  }

  return { prepare, applySome };
}
export type ImportApply = ReturnType<typeof createImportApply>;

/** A transaction runs one statement at a time. */
async function oneByOne(
  units: readonly Unit[],
  write: (unit: Unit) => Promise<Done>,
): Promise<readonly Done[]> {
  const all: Done[] = [];
  // oxlint-disable-next-line no-await-in-loop
  for (const unit of units) all.push(await write(unit));
  return all;
}

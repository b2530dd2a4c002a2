import type { Database, Db } from '#server/db/database.ts';
import { savepoint } from '#server/db/transaction.ts';
import { errorCode, ShopError } from '#server/errors.ts';
import type { ProductService } from '#server/modules/goods/product-service.ts';
import type { PlannedPrice, TimedService } from '#server/modules/goods/timed-service.ts';
import {
  type Claimed,
  type Progress,
  endTurn,
  isStillOurs,
  noteChanges,
  noteProgress,
} from '#server/modules/import/batch-queries.ts';
import type { RowChange } from '#server/modules/import/compare.ts';
import { type Staged, readPending } from '#server/modules/import/compare-queries.ts';
import { isKept, keptOf } from '#server/modules/import/kept.ts';
import { outcomesOf, placed, saidOf } from '#server/modules/import/outcomes.ts';
import type { Places, PlacesService } from '#server/modules/import/places-service.ts';
import { type Wanted, changedProduct, newProduct } from '#server/modules/import/product-body.ts';
import type { ProductRow } from '#server/modules/import/products.ts';
import {
  type NewRef,
  type RowResult,
  matchMeanwhile,
  writeRefs,
  writeResults,
} from '#server/modules/import/result-queries.ts';
import { salePriceOf } from '#server/modules/import/sale.ts';
import { importTexts } from '#server/modules/import/texts.ts';
import { withVariations } from '#server/modules/import/variations.ts';

/** Products, each with its variants, that are written in one transaction: orders wait for it. */
const together = 25;

interface Needs {
  readonly database: Database;
  readonly products: Pick<ProductService, 'many'>;
  readonly timedPrices: Pick<TimedService, 'plan'>;
  readonly places: PlacesService;
}

/** A product of the file with its variations, and what is to become of each of their lines. */
interface Unit {
  readonly staged: Staged;
  readonly goods: ProductRow;
  readonly variations: readonly Staged[];
}

type Changes = ReadonlyMap<number, readonly RowChange[]>;
interface ChangedUnit extends Unit {
  readonly changes: Changes;
}

type Written = Awaited<ReturnType<ProductService['many']['write']>>;

/** What became of a product. */
interface Done {
  readonly written: Written | null;
  readonly results: readonly RowResult[];
  readonly refs: readonly NewRef[];
  readonly sales: readonly PlannedPrice[];
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
      if (units.length === 0) return endTurn(tx, claimed, 'done');
      const all: Done[] = [];
      for (const unit of units) {
        // oxlint-disable-next-line no-await-in-loop -- A transaction runs one statement at a time.
        all.push(await applyOne(tx, claimed, unit, known));
      }
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

  async function applyOne(tx: Db, claimed: Claimed, unit: Unit, known: Places): Promise<Done> {
    const changes = changesOf(unit);
    if (isAsItIs(unit, changes)) return doneOf(unit, changes, claimed.rules);
    try {
      return await savepoint(tx, (part) => writeOne(part, claimed, { ...unit, changes }, known));
    } catch (error) {
      return failed(unit, sentenceOf(error));
    }
  }

  async function writeOne(
    tx: Db,
    { rules }: Claimed,
    unit: ChangedUnit,
    known: Places,
  ): Promise<Done> {
    const { staged, goods, variations, changes } = unit;
    const { line, productId } = staged;
    const product = withVariations({ line, goods }, variations.flatMap(placed));
    const now = productId === null ? null : await many.read(tx, productId);
    const allowed = new Map(
      [staged, ...variations].map((each) => [
        each.line,
        (changes.get(each.line) ?? []).filter(
          (change) => rules.edited === 'overwrite' || !isKept(each, change),
        ),
      ]),
    );
    const wanted =
      now === null
        ? newProduct(product, known, rules)
        : changedProduct(now, product, { changes: allowed, variantIds: variantsOf(unit), rules });
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

function unitsOf({ products, variations }: Awaited<ReturnType<typeof readPending>>): Unit[] {
  const byParent = Map.groupBy(variations, ({ parentLine }) => parentLine ?? 0);
  return products.flatMap((staged): Unit[] => {
    const { goods, line } = staged;
    if (goods.kind === 'variation') return [];
    return [{ staged, goods: whole(staged, goods), variations: byParent.get(line) ?? [] }];
  });
}

const whole = ({ html }: Staged, goods: ProductRow): ProductRow =>
  html === null ? goods : { ...goods, descriptionHtml: html };

const changesOf = ({ staged, variations }: Unit): Changes =>
  new Map(outcomesOf([staged], variations).map(({ line, changes }) => [line, changes]));

/** Variants of the shop by line. */
const variantsOf = ({ staged, variations }: Unit): ReadonlyMap<number, number> =>
  new Map(
    [staged, ...variations].flatMap(({ line, variantId }): [number, number][] =>
      variantId === null ? [] : [[line, variantId]],
    ),
  );

/** Whether the shop has all of it as the file says. */
const isAsItIs = ({ staged, variations }: Unit, changes: Changes): boolean =>
  staged.productId !== null &&
  variations.every(({ variantId }) => variantId !== null) &&
  [...changes.values()].every((each) => each.length === 0);

/** Variants by line, once they are written in the order that was wanted. */
function idsByLine(
  unit: Unit,
  wanted: Wanted | null,
  written: Written | null,
): ReadonlyMap<number, number> {
  const ids = new Map(variantsOf(unit));
  for (const [at, line] of (wanted?.lines ?? []).entries()) {
    const id = written?.now.variants[at]?.id;
    if (line !== null && id !== undefined) ids.set(line, id);
  }
  return ids;
}

interface Outcome {
  readonly written: Written | null;
  readonly websiteCode: number | null;
  readonly ids: ReadonlyMap<number, number>;
  /** A new product without variants. */
  readonly isEmpty: boolean;
}

function doneOf(
  unit: Unit,
  changes: Changes,
  { edited }: Claimed['rules'],
  { written, websiteCode, ids, isEmpty }: Outcome = {
    written: null,
    websiteCode: unit.staged.productId,
    ids: variantsOf(unit),
    isEmpty: false,
  },
): Done {
  const all = [unit.staged, ...unit.variations];
  return {
    written,
    results: all.map((each) => ({
      line: each.line,
      result: 'done',
      said: saidAfter(each, isEmpty),
      changes: changes.get(each.line) ?? [],
      productId: websiteCode,
      variantId: ids.get(each.line) ?? null,
    })),
    refs: all.map((each) => ({
      line: each.line,
      said: saidOf(each),
      ...keptOf(each, edited === 'overwrite' ? [] : (changes.get(each.line) ?? [])),
    })),
    sales: all.flatMap((each) => salePriceOf(each, ids.get(each.line))),
  };
}

const saidAfter = ({ goods, said }: Staged, isEmpty: boolean): Staged['said'] =>
  isEmpty && goods.kind !== 'variation'
    ? [...said, { head: '', text: importTexts.noVariations }]
    : said;

const failedRow = (staged: Staged, text: string): RowResult => ({
  line: staged.line,
  result: 'failed',
  said: [...staged.said, { head: '', text }],
  changes: staged.changes,
  productId: staged.productId,
  variantId: staged.variantId,
});

function failed({ staged, variations }: Unit, text: string): Done {
  const ofParts = importTexts.partOf(staged.line);
  const results = [
    failedRow(staged, text),
    ...variations.map((variation) => failedRow(variation, ofParts)),
  ];
  return { written: null, results, refs: [], sales: [] };
}

/** Why a product could not be written. @throws what is no fault of the product */
function sentenceOf(error: unknown): string {
  if (error instanceof ShopError) {
    const fields = Object.values(error.fields ?? {});
    return fields.length > 0 ? fields.join(' ') : error.message;
  }
  // Values that the database refuses.
  if (/^2[23]/.test(errorCode(error))) return importTexts.wrongValues;
  throw error;
}

import { isDeepStrictEqual } from 'node:util';
import { type ProductFields, productFields } from '#lib/contract/goods-product.ts';
import type { VariantRow } from '#lib/contract/goods-grid.ts';
import type { Db } from '#server/db/database.ts';
import { afterCommit, savepoint } from '#server/db/transaction.ts';
import { isNotUnique, ShopError } from '#server/errors.ts';
import type { Next } from '#server/jobs/job.ts';
import { spreadProducts } from '#server/modules/catalogue/spread-service.ts';
import {
  type Claimed,
  type Progress,
  type StoredChange,
  claimBatch,
  endBatch,
  isRunning,
  noteRows,
  readNextProducts,
  readPlanned,
  removeOldChanges,
  withVersions,
} from '#server/modules/goods/apply-queries.ts';
import { readVariants } from '#server/modules/goods/many-queries.ts';
import { type Changed, gridFields, writeMany } from '#server/modules/goods/many-service.ts';
import { writeManyProducts } from '#server/modules/goods/many-products.ts';
import { holdProducts, readProduct } from '#server/modules/goods/product-queries.ts';
import type { GoodsNeeds, ProductService } from '#server/modules/goods/product-service.ts';
import { patchOf, patched, updateVariant } from '#server/modules/goods/variant-row-service.ts';

/** Products a transaction changes, besides other versions of their models: orders wait for it. */
const together = 100;
/** Rest after a part, in times of what it took: shoppers' pages need the same processors. */
const rest = 2;
/** Batches with at most so many products have their pages requested anew. */
const mostPages = 100;

interface Needs extends GoodsNeeds {
  readonly products: ProductService;
}

type Verdict = 'applied' | 'skipped';

/** Applies planned changes part by part: each only where the value is still the one it was planned for. */
export function createApplyService({ database, events, siteUrl, products }: Needs) {
  /** A part of the oldest batch; for the job. */
  async function applySome(): Promise<Next> {
    const claimed = await claimBatch(database.db, null);
    if (claimed === null) return 'later';
    const since = performance.now();
    await applyPart(claimed);
    return Math.ceil((performance.now() - since) * rest);
  }

  /** All of one batch. */
  async function applyAll(id: number): Promise<void> {
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- one part after the other
      const claimed = await claimBatch(database.db, id);
      if (claimed === null) return;
      // oxlint-disable-next-line no-await-in-loop
      await applyPart(claimed);
    }
  }

  async function applyPart(claimed: Claimed): Promise<void> {
    const next = await readNextProducts(database.db, claimed.id, mostPages + 1);
    if (next.length === 0) {
      announce(await endBatch(database.db, claimed.id));
      return;
    }
    const ids = await withVersions(database.db, claimed.id, next.slice(0, together));
    await database.transaction(async (tx) => {
      await holdProducts(tx, ids);
      if (!(await isRunning(tx, claimed.id))) return;
      const all = await readPlanned(tx, claimed.id, ids);
      const verdicts = new Map<StoredChange, Verdict>();
      const requestsPages = next.length <= mostPages;
      await applyVariants(tx, claimed, all, { verdicts, requestsPages });
      await applyProducts(tx, claimed, all, { verdicts, requestsPages });
      const idsOf = (verdict: Verdict) =>
        all.filter((row) => (verdicts.get(row) ?? 'skipped') === verdict).map(({ id }) => id);
      const marked = { applied: idsOf('applied'), skipped: idsOf('skipped') };
      const now = await noteRows(tx, claimed, marked);
      afterCommit(tx, () => {
        events.emit('outbox');
        announce(now);
      });
    });
  }

  function announce(now: Progress | undefined): void {
    if (now) events.emit('batchChanged', now);
  }

  interface Part {
    readonly verdicts: Map<StoredChange, Verdict>;
    readonly requestsPages: boolean;
  }

  async function applyVariants(
    tx: Db,
    { staffId }: Claimed,
    all: readonly StoredChange[],
    { verdicts, requestsPages }: Part,
  ): Promise<void> {
    const byVariant = Map.groupBy(all, ({ variantId }) => variantId);
    const ids = [...byVariant.keys()].filter((id) => id !== null);
    const wanted = (await readVariants(tx, ids)).flatMap((before): Planned[] => {
      const rows = byVariant.get(before.id) ?? [];
      const next = nextOf(before, rows);
      return next === null ? [] : [{ before, next, rows }];
    });
    const written = await writeUnlessTaken(wanted, (planned) =>
      savepoint(tx, (part) => writeVariants(part, planned, { staffId, requestsPages })),
    );
    for (const row of written.flatMap(({ rows }) => rows)) verdicts.set(row, 'applied');
  }

  async function writeVariants(
    tx: Db,
    planned: readonly Planned[],
    { staffId, requestsPages }: Pick<Claimed, 'staffId'> & Pick<Part, 'requestsPages'>,
  ): Promise<void> {
    const looks: number[] = [];
    for (const { before, next, rows } of planned) {
      if (rows.every(({ field }) => inGrid.has(field))) continue;
      const writing = { staffId: staffId ?? undefined, reason: 'corrected' } as const;
      const numbers = Object.fromEntries(gridFields.map((field) => [field, before[field]]));
      // oxlint-disable-next-line no-await-in-loop -- A transaction runs one statement at a time.
      await updateVariant(tx, before, { ...next, ...numbers }, writing);
      if (next.state === 'published') looks.push(next.websiteCode);
    }
    const reason = 'corrected';
    await writeMany(tx, planned, { staffId, reason, siteUrl, requestsPages });
    await spreadProducts(tx, [...new Set(looks)], { requestsPages });
  }

  async function applyProducts(
    tx: Db,
    claimed: Claimed,
    all: readonly StoredChange[],
    { verdicts, requestsPages }: Part,
  ): Promise<void> {
    const own = all.filter(({ variantId }) => variantId === null);
    const many = own.filter(({ field }) => manyFields.has(field));
    const applied = await writeManyProducts(tx, many, { siteUrl, requestsPages });
    for (const row of applied) verdicts.set(row, 'applied');
    const others = Map.groupBy(
      own.filter(({ field }) => !manyFields.has(field)),
      ({ productId }) => productId,
    );
    for (const [websiteCode, rows] of others) {
      // oxlint-disable-next-line no-await-in-loop -- A transaction runs one statement at a time.
      for (const row of await saveFields(tx, claimed, websiteCode, rows)) {
        verdicts.set(row, 'applied');
      }
    }
  }

  /** Fields that only the product's own call knows how to write. */
  async function saveFields(
    tx: Db,
    { staffId }: Claimed,
    websiteCode: number,
    rows: readonly StoredChange[],
  ): Promise<readonly StoredChange[]> {
    const now = await readProduct(tx, websiteCode);
    if (now === null || staffId === null) return [];
    const fitting = rows.filter(({ field, before }) => isStill(now, field, before));
    const parsed = productFields
      .partial()
      .safeParse(Object.fromEntries(fitting.map(({ field, after }) => [field, after])));
    if (!parsed.success || fitting.length === 0) return [];
    const { revision } = now;
    try {
      await savepoint(tx, (part) =>
        products.save(staffId, { websiteCode, revision, ...parsed.data }, part),
      );
      return fitting;
    } catch (error) {
      if (error instanceof ShopError) return [];
      throw error;
    }
  }

  async function removeSomeOld(): Promise<number> {
    const [gone] = await database.run(removeOldChanges, []);
    return gone?.count ?? 0;
  }

  return { applySome, applyAll, removeSomeOld };
}
export type ApplyService = ReturnType<typeof createApplyService>;

/** A variant with what becomes of it, by which rows. */
interface Planned extends Changed {
  readonly rows: readonly StoredChange[];
}

/**
 * Writes variants. When a code that one of them is given back belongs to another one by now, those with another code are
 * left out: nothing else may fail with them.
 * @param write a part of a transaction that can fail alone
 * @returns those that were written
 */
async function writeUnlessTaken(
  planned: readonly Planned[],
  write: (planned: readonly Planned[]) => Promise<void>,
): Promise<readonly Planned[]> {
  try {
    await write(planned);
    return planned;
  } catch (error) {
    if (!isNotUnique(error)) throw error;
    const others = planned.filter(({ before, next }) => before.sku === next.sku);
    await write(others);
    return others;
  }
}

const inGrid = new Set<string>(gridFields);
const manyFields = new Set<string>([
  'categoryId',
  'categoryIds',
  'brandId',
  'state',
] satisfies (keyof ProductFields)[]);

const isStill = (now: object, field: string, before: unknown): boolean =>
  isDeepStrictEqual(Object.entries(now).find(([name]) => name === field)?.[1], before);

/** The variant after its rows; null when one of them is outdated, or the rules of variants refuse them. */
function nextOf(before: VariantRow, rows: readonly StoredChange[]): VariantRow | null {
  if (before.state === 'bin') return null;
  if (!rows.every((row) => isStill(before, row.field, row.before))) return null;
  try {
    const patch = patchOf(rows.map(({ field, after }) => [field, after]));
    return patch === null ? null : patched(before, patch);
  } catch (error) {
    if (error instanceof ShopError) return null;
    throw error;
  }
}

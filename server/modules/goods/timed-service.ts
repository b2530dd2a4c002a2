import type {
  SaveTimedPricesBody,
  TimedPricesAnswer,
  VariantRow,
} from '#lib/contract/goods-grid.ts';
import type { Db } from '#server/db/database.ts';
import { afterCommit } from '#server/db/transaction.ts';
import { ShopError } from '#server/errors.ts';
import type { Next } from '#server/jobs/job.ts';
import { addToBatch } from '#server/modules/goods/batch-queries.ts';
import { readProductsOf, readVariants } from '#server/modules/goods/many-queries.ts';
import { type Changed, writeMany } from '#server/modules/goods/many-service.ts';
import { holdProducts } from '#server/modules/goods/product-queries.ts';
import type { GoodsNeeds } from '#server/modules/goods/product-service.ts';
import { invalid } from '#server/modules/goods/refusals.ts';
import { goodsTexts } from '#server/modules/goods/texts.ts';
import {
  type Timed,
  holdDue,
  holdOpen,
  insertTimed,
  noteActive,
  noteState,
  readDue,
  readOpen,
} from '#server/modules/goods/timed-queries.ts';
import { patched } from '#server/modules/goods/variant-row-service.ts';
import type { StaffAction } from '#server/staff-actions.ts';
import { recordStaff } from '#server/staff-log.ts';

/** Variants a transaction changes. */
const together = 100;

/** Prices for a time: saved by staff, applied and taken back by a job. Callers must have checked who asks. */
export function createTimedService({ database, events, siteUrl }: GoodsNeeds) {
  /**
   * Plans a price for variants, in place of the one that each has planned or active.
   * @throws {ShopError} 404 for an unknown variant; 422 for a time that has passed or ends before it begins, and
   * an old price not above the price
   */
  async function save(staffId: number, body: SaveTimedPricesBody): Promise<TimedPricesAnswer> {
    const { price, oldPrice, from, to } = body;
    const variantIds = [...new Set(body.variantIds)];
    refuseTimes(from, to);
    if (oldPrice !== null && oldPrice <= price) {
      throw invalid({ oldPrice: goodsTexts.oldPriceTooLow });
    }
    await database.transaction(async (tx) => {
      await close(tx, staffId, variantIds);
      await insertTimed(tx, { variantIds, price, oldPrice, from, to, staffId });
      await record(tx, staffId, 'Save-Timed-Prices', { variantIds, price, oldPrice, from, to });
    });
    await applyAll();
    return { items: await readOpen(database.db, variantIds) };
  }

  /** Plans prices for variants of products that the transaction holds. Those whose time has come begin at once. */
  async function plan(tx: Db, staffId: number | null, prices: PlannedPrice[]): Promise<void> {
    const variantIds = prices.map(({ variantId }) => variantId);
    await close(tx, staffId, variantIds, false);
    for (const { variantId, ...price } of prices) {
      // oxlint-disable-next-line no-await-in-loop -- A transaction runs one statement at a time.
      await insertTimed(tx, { variantIds: [variantId], ...price, staffId });
    }
    await write(tx, staffId, await stepsOf(tx, await holdDue(tx, variantIds), begin), false);
  }

  /** Takes active prices back at once, and removes planned ones. @throws {ShopError} 404 */
  async function cancel(
    staffId: number,
    { variantIds }: Pick<SaveTimedPricesBody, 'variantIds'>,
  ): Promise<TimedPricesAnswer> {
    await database.transaction(async (tx) => {
      await close(tx, staffId, variantIds);
      await record(tx, staffId, 'Cancel-Timed-Prices', { variantIds });
    });
    return { items: await readOpen(database.db, variantIds) };
  }

  /** Ends what variants have planned or active. @param requestsPages no for many @throws {ShopError} 404 */
  async function close(
    tx: Db,
    staffId: number | null,
    variantIds: readonly number[],
    requestsPages = true,
  ): Promise<void> {
    const products = await readProductsOf(tx, variantIds);
    if (products.size < new Set(variantIds).size) {
      throw new ShopError(404, 'VARIANT_NOT_FOUND', goodsTexts.unknownVariant);
    }
    await holdProducts(tx, [...new Set(products.values())]);
    const open = await holdOpen(tx, variantIds);
    for (const each of open.filter(({ isActive }) => !isActive)) {
      // oxlint-disable-next-line no-await-in-loop -- A transaction runs one statement at a time.
      await noteState(tx, each, 'cancelled');
    }
    const active = open.filter(({ isActive }) => isActive);
    await write(tx, staffId, await stepsOf(tx, active, end), requestsPages);
  }

  /** Applies and takes back one batch of what is due. */
  async function applyDue(): Promise<Next> {
    const variantIds = await readDue(database.db, together);
    if (variantIds.length === 0) return 'later';
    await database.transaction(async (tx) => {
      const products = await readProductsOf(tx, variantIds);
      await holdProducts(tx, [...new Set(products.values())]);
      const found = await holdDue(tx, variantIds);
      await write(
        tx,
        null,
        await stepsOf(tx, found, (each, variant) =>
          each.isActive ? end(each, variant) : begin(each, variant),
        ),
      );
      afterCommit(tx, () => events.emit('outbox'));
    });
    return variantIds.length < together ? 'later' : 'now';
  }

  async function applyAll(): Promise<void> {
    // oxlint-disable-next-line no-await-in-loop -- one batch after the other
    while ((await applyDue()) === 'now');
  }

  async function write(
    tx: Db,
    staffId: number | null,
    steps: readonly Step[],
    requestsPages = true,
  ): Promise<void> {
    const changed = steps.flatMap((step) => (step.changed === null ? [] : [step.changed]));
    const changes = await writeMany(tx, changed, {
      staffId,
      reason: 'corrected',
      siteUrl,
      requestsPages,
    });
    await addToBatch(tx, null, { kind: 'timed', staffId }, changes);
    // oxlint-disable-next-line no-await-in-loop -- A transaction runs one statement at a time.
    for (const { note } of steps) await note(tx);
    if (changes.length > 0) afterCommit(tx, () => events.emit('outbox'));
  }

  return { save, cancel, plan, close, applyDue };
}
export type TimedService = ReturnType<typeof createTimedService>;

/** A price of a variant for some time; absent: from now on, and for ever. */
export interface PlannedPrice {
  readonly variantId: number;
  readonly price: number;
  readonly oldPrice: number | null;
  readonly from: string | undefined;
  readonly to: string | undefined;
}

interface Step {
  readonly changed: Changed | null;
  note(tx: Db): Promise<void>;
}

async function stepsOf(
  tx: Db,
  found: readonly Timed[],
  step: (timed: Timed, variant: VariantRow) => Step,
): Promise<Step[]> {
  const variants = await readVariants(
    tx,
    found.map(({ variantId }) => variantId),
  );
  const byId = new Map(variants.map((each) => [each.id, each]));
  return found.flatMap((timed) => {
    const variant = byId.get(timed.variantId);
    return variant ? [step(timed, variant)] : [];
  });
}

function begin(timed: Timed, before: VariantRow): Step {
  if (timed.isOver) return { changed: null, note: (tx) => noteState(tx, timed, 'ended') };
  const { price } = timed;
  const oldPrice = timed.oldPrice ?? highest(before, price);
  const next = tried(before, { price, oldPrice });
  if (next === null) return { changed: null, note: (tx) => noteState(tx, timed, 'cancelled') };
  return {
    changed: { before, next },
    note: (tx) =>
      noteActive(tx, timed, {
        oldPrice,
        priceBefore: before.price,
        oldPriceBefore: before.oldPrice,
      }),
  };
}

/** What stands beside a timed price: the price it replaces, or the one that stood there. */
const highest = (before: VariantRow, price: number): number | null =>
  [before.price, before.oldPrice].find((each) => each !== null && each > price) ?? null;

/** Takes a price back, unless somebody has changed it meanwhile. */
function end(timed: Timed, before: VariantRow): Step {
  const isOurs = before.price === timed.price && before.oldPrice === timed.oldPrice;
  const next = isOurs
    ? tried(before, { price: timed.priceBefore, oldPrice: timed.oldPriceBefore })
    : null;
  return next === null
    ? { changed: null, note: (tx) => noteState(tx, timed, 'left') }
    : { changed: { before, next }, note: (tx) => noteState(tx, timed, 'ended') };
}

/** Null when the rules of prices refuse it. */
function tried(
  before: VariantRow,
  prices: Pick<VariantRow, 'price' | 'oldPrice'>,
): VariantRow | null {
  try {
    return patched(before, prices);
  } catch (error) {
    if (error instanceof ShopError) return null;
    throw error;
  }
}

function refuseTimes(from: string | undefined, to: string | undefined): void {
  if (to === undefined) return;
  const start = from === undefined ? Date.now() : Math.max(Date.parse(from), Date.now());
  if (Date.parse(to) <= start) throw invalid({ to: goodsTexts.wrongTime });
}

function record(tx: Db, staffId: number, action: StaffAction, after: object): Promise<void> {
  return recordStaff(tx, {
    memberId: staffId,
    action,
    subject: 'timed prices',
    before: null,
    after,
  });
}

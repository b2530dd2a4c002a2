import { z } from 'zod';
import { dayInTehran } from '#lib/text/date.ts';
import type { PlannedPrice } from '#server/modules/goods/timed-service.ts';
import type { LastTime, RowChange } from '#server/modules/import/compare.ts';
import type { Staged } from '#server/modules/import/compare-queries.ts';
import type { Sale } from '#server/modules/import/offer.ts';

/** Tehran is so far ahead, in ms, and a day is so long. */
const ahead = 12_600_000;
const aDay = 86_400_000;

/** When a day begins in Tehran. */
const beginningOf = (day: string): number => Date.parse(day) - ahead;

const anySale = z
  .object({ price: z.number(), from: z.string().nullable(), to: z.string().nullable() })
  .nullable()
  .catch(null);
const ofPrice: ReadonlySet<string> = new Set(['price', 'oldPrice']);

/**
 * Changes of a row as they are with a sale for some days: prices below one that staff alone have planned count as edited,
 * and one that is over has not been ended by staff.
 */
export function withSale(
  { goods, variant, last }: Pick<Staged, 'goods' | 'variant' | 'last'>,
  all: readonly RowChange[],
): readonly RowChange[] {
  const sale = goods.kind === 'variable' ? undefined : goods.sale;
  const now = anySale.parse(variant['sale']);
  const former = anySale.parse(last?.said['sale']);
  const isTheirs = now !== null && !sale && former === null;
  return all.flatMap((change) => {
    if (isTheirs && ofPrice.has(change.field)) return { ...change, isEdited: true };
    if (change.field !== 'sale') return change;
    if (isTheirs || isSame(sale ?? null, now)) return [];
    return { ...change, isEdited: change.isEdited && isEdited(last, now) };
  });
}

/** Whether two are the same: it does not matter on which day before one has begun. */
function isSame(some: Sale | null, other: Sale | null): boolean {
  const today = dayInTehran(new Date().toISOString());
  const begins = ({ from }: Sale) => (from === null || from <= today ? '' : from);
  if (some === null || other === null) return some === other;
  return some.price === other.price && some.to === other.to && begins(some) === begins(other);
}

function isEdited(last: LastTime | null, now: Sale | null): boolean {
  const stored = anySale.parse(last?.stored['sale']);
  const isOver =
    now === null && stored?.to != null && stored.to < dayInTehran(new Date().toISOString());
  return !isOver && !isSame(stored, now);
}

/** Whether changes need that a sale which is planned or has begun ends first. */
export const endsSale = ({ variant }: Staged, allowed: readonly RowChange[]): boolean =>
  anySale.parse(variant['sale']) !== null &&
  allowed.some(({ field }) => field === 'sale' || ofPrice.has(field));

/** The price of a sale that begins or ends on some day: of something new, or when it changes. */
export function salePriceOf(
  staged: Staged,
  variantId: number | undefined,
  allowed: readonly RowChange[],
): PlannedPrice[] {
  const { goods } = staged;
  if (goods.kind === 'variable' || !goods.sale || variantId === undefined) return [];
  const { sale } = goods;
  const isNew = staged.variantId === null;
  const isChanged = allowed.some(({ field }) => field === 'sale') || endsSale(staged, allowed);
  const to = sale.to === null ? Infinity : beginningOf(sale.to) + aDay;
  if (!(isNew || isChanged) || to <= Date.now()) return [];
  return [
    {
      variantId,
      price: sale.price,
      oldPrice: null,
      from: momentOf(sale.from === null ? Infinity : beginningOf(sale.from)),
      to: momentOf(to),
    },
  ];
}

const momentOf = (ms: number): string | undefined =>
  ms === Infinity ? undefined : new Date(ms).toISOString();

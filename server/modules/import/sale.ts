import { isDeepStrictEqual } from 'node:util';
import type { PlannedPrice } from '#server/modules/goods/timed-service.ts';
import type { Staged } from '#server/modules/import/compare-queries.ts';

/** Tehran is so far ahead, in ms, and a day is so long. */
const ahead = 12_600_000;
const aDay = 86_400_000;

/** When a day begins in Tehran. */
const beginningOf = (day: string): number => Date.parse(day) - ahead;

/** The price of a sale that begins or ends on some day, unless a former file said the same, or it is over. */
export function salePriceOf(
  { goods, last }: Staged,
  variantId: number | undefined,
): PlannedPrice[] {
  if (goods.kind === 'variable' || !goods.sale || variantId === undefined) return [];
  const { sale, price = null } = goods;
  const isAsLast = last !== null && isDeepStrictEqual(last.said['sale'], sale);
  const to = sale.to === null ? Infinity : beginningOf(sale.to) + aDay;
  if (isAsLast || to <= Date.now()) return [];
  return [
    {
      variantId,
      price: sale.price,
      oldPrice: price !== null && price > sale.price ? price : null,
      from: momentOf(sale.from === null ? Infinity : beginningOf(sale.from)),
      to: momentOf(to),
    },
  ];
}

const momentOf = (ms: number): string | undefined =>
  ms === Infinity ? undefined : new Date(ms).toISOString();

import { dayCell } from '#server/modules/export/moment.ts';
import type { ExportedVariant } from '#server/modules/export/product-queries.ts';

interface Prices {
  readonly regular: number | null;
  readonly sale?: number;
  /** Days of the lower price, both included. */
  readonly from?: string;
  readonly to?: string;
}

/** Prices as other shops keep them: what is lower, now or from some day on, is the price of a sale. */
export function pricesOf({ price, oldPrice, timed }: ExportedVariant): Prices {
  if (timed?.state === 'active') {
    const before = timed.oldPrice ?? timed.priceBefore;
    return before !== null && before > timed.price
      ? { regular: before, sale: timed.price, ...daysOf(timed) }
      : { regular: price };
  }
  if (oldPrice !== null && price !== null) return { regular: oldPrice, sale: price };
  return timed !== null && price !== null && timed.price < price
    ? { regular: price, sale: timed.price, ...daysOf(timed) }
    : { regular: price };
}

const daysOf = ({ from, to }: { from: string; to: string | null }) => ({
  from: dayCell(Date.parse(from)),
  // A moment later it is over.
  ...(to !== null && { to: dayCell(Date.parse(to) - 1) }),
});

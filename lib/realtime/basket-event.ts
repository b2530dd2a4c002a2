import type { BasketNews } from '#lib/basket/store.ts';

/**
 * What an UpdateBasketEvent says of the whole basket, or null when it is none: positions 3 and 5 of
 * its arguments (contract §5). Checked by hand, since zod would weigh more than the hub's client.
 */
export function basketNews(args: readonly unknown[]): BasketNews | null {
  const [, , , basketCount, , sequence] = args;
  if (!isCount(basketCount) || !isCount(sequence)) return null;
  return { basketCount, sequence };
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

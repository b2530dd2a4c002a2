import type { BasketNews } from '#lib/basket/store.ts';

/**
 * Basket state in an UpdateBasketEvent: positions 3 and 5 of its arguments (contract §5); null if
 * they are invalid. Validated by hand, because zod would be larger than the hub's client.
 */
export function basketNews(args: readonly unknown[]): BasketNews | null {
  const [, , , basketCount, , sequence] = args;
  if (!isCount(basketCount) || !isCount(sequence)) return null;
  return { basketCount, sequence };
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

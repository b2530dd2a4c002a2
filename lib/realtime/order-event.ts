import type { OrderNews } from '#lib/account/order-news.ts';

/** Here and not with the other names of the hub, which all pages load. */
export const updateOrder = 'UpdateOrderEvent';

/**
 * Order and version in an UpdateOrderEvent: positions 0 and 3 of its arguments (contract §7); null
 * if they are invalid. Validated by hand, as in `basketNews`.
 */
export function orderNews(args: readonly unknown[]): OrderNews | null {
  const [number, , , version] = args;
  if (!isNumber(number) || !isNumber(version)) return null;
  return { number, version };
}

function isNumber(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0;
}

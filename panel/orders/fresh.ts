import type { ListedOrder } from '#lib/contract/admin-orders.ts';

type Row = Pick<ListedOrder, 'number' | 'version'>;

/**
 * What a later reading of the first page brings to rows that are shown: changed rows take the place of their older
 * versions, and rows that are new are only counted, so that nothing moves under the reader.
 */
export function freshened<Order extends Row>(
  shown: readonly Order[],
  newest: readonly Order[],
): { rows: readonly Order[]; fresh: number } {
  const known = new Set(shown.map(({ number }) => number));
  const later = new Map(newest.map((order) => [order.number, order]));
  const [first] = shown;
  // Rows behind the first known one were shown before, or belong to a later page.
  const end = newest.findIndex(({ number }) => number === first?.number);
  const above = end === -1 ? newest : newest.slice(0, end);
  return {
    rows: shown.map((order) => {
      const other = later.get(order.number);
      return other !== undefined && other.version > order.version ? other : order;
    }),
    fresh:
      shown.length === 0 ? newest.length : above.filter(({ number }) => !known.has(number)).length,
  };
}

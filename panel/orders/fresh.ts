import type { ListedOrder } from '#lib/contract/admin-orders.ts';

type Row = Pick<ListedOrder, 'number' | 'version' | 'createdAt'>;

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
  // An order that left the list makes room for an older one, which is no news.
  const since = shown[0]?.createdAt ?? '';
  const isFresh = ({ number, createdAt }: Order) => createdAt > since && !known.has(number);
  return {
    rows: shown.map((order) => {
      const other = later.get(order.number);
      return other !== undefined && other.version > order.version ? other : order;
    }),
    fresh: newest.filter(isFresh).length,
  };
}

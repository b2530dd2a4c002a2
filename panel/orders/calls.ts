import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type {
  AdminOrdersAnswer,
  GetOrdersBody,
  OrderCountsAnswer,
} from '#lib/contract/admin-orders.ts';
import type { LabelsAnswer } from '#lib/contract/admin-order.ts';
import type { ReceiptsAnswer } from '#lib/contract/admin-receipt.ts';
import type { OpenReturnsAnswer } from '#lib/contract/admin-return.ts';
import { call } from '#panel/client.ts';
import { unlessLive } from '#panel/live/state.ts';
import type { WantedOrders } from '#panel/orders/wanted.ts';
import { queries } from '#panel/queries.ts';

/** How often what is in view is read again while no events of the hub arrive, in ms. */
export const liveEvery = 20_000;

/** Orders page by page, the newest first. It is not read again by itself: rows must not move under the reader. */
export const ordersQuery = (wanted: WantedOrders) =>
  infiniteQueryOptions({
    queryKey: ['orders', 'list', wanted],
    queryFn: ({ pageParam, signal }) =>
      call<AdminOrdersAnswer>('Get-Orders', { ...wanted, after: pageParam }, { signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** The first page again after each event, for what is new or has changed. */
export const newestQuery = (wanted: Partial<GetOrdersBody>) =>
  queryOptions({
    queryKey: ['orders', 'newest', wanted],
    queryFn: ({ signal }) => call<AdminOrdersAnswer>('Get-Orders', wanted, { signal }),
    refetchInterval: unlessLive(liveEvery),
  });

/** Counted at most once a minute, and after a change. */
export const countsQuery = queryOptions({
  queryKey: ['orders', 'counts'],
  queryFn: ({ signal }) => call<OrderCountsAnswer>('Get-Order-Counts', {}, { signal }),
  staleTime: 60_000,
});

/** Labels that orders have. */
export const labelsQuery = queryOptions({
  queryKey: ['orders', 'labels'],
  queryFn: ({ signal }) => call<LabelsAnswer>('List-Labels', {}, { signal }),
});

/** Pages by their number, as the queues of receipts and returns have them. */
const byPage = { initialPageParam: 1, refetchInterval: unlessLive(liveEvery * 3) };
const nextPage = ({ page, pageCount }: { page: number; pageCount: number }) =>
  page < pageCount ? page + 1 : null;

export const receiptsQuery = (number: number | null) =>
  infiniteQueryOptions({
    queryKey: ['orders', 'receipts', number],
    queryFn: ({ pageParam, signal }) =>
      call<ReceiptsAnswer>('Get-Receipts', { page: pageParam, number }, { signal }),
    ...byPage,
    getNextPageParam: nextPage,
  });

export const returnsQuery = (number: number | null) =>
  infiniteQueryOptions({
    queryKey: ['orders', 'returns', number],
    queryFn: ({ pageParam, signal }) =>
      call<OpenReturnsAnswer>('Get-Returns', { page: pageParam, number }, { signal }),
    ...byPage,
    getNextPageParam: nextPage,
  });

/** After a change of an order: everything that shows orders is read again. */
export const ordersChanged = async (): Promise<void> => {
  await Promise.all(
    ['orders', 'order', 'today'].map((first) => queries.invalidateQueries({ queryKey: [first] })),
  );
};

import { infiniteQueryOptions } from '@tanstack/react-query';
import type { LeftPaymentsAnswer, StraysAnswer } from '#lib/contract/admin-order.ts';
import type { RefundsAnswer } from '#lib/contract/admin-refund.ts';
import { call } from '#panel/client.ts';
import { queries } from '#panel/queries.ts';

const nextPage = ({ page, pageCount }: { page: number; pageCount: number }) =>
  page < pageCount ? page + 1 : null;

export const refundsQuery = infiniteQueryOptions({
  queryKey: ['orders', 'refunds'],
  queryFn: ({ pageParam, signal }) =>
    call<RefundsAnswer>('Get-Refunds', { after: pageParam }, { signal }),
  initialPageParam: null as number | null,
  getNextPageParam: ({ next }) => next,
});

export const straysQuery = infiniteQueryOptions({
  queryKey: ['money', 'strays'],
  queryFn: ({ pageParam, signal }) =>
    call<StraysAnswer>('Get-Strays', { page: pageParam }, { signal }),
  initialPageParam: 1,
  getNextPageParam: nextPage,
});

export const unansweredQuery = infiniteQueryOptions({
  queryKey: ['money', 'unanswered'],
  queryFn: ({ pageParam, signal }) =>
    call<LeftPaymentsAnswer>('Get-Left-Payments', { page: pageParam }, { signal }),
  initialPageParam: 1,
  getNextPageParam: nextPage,
});

/** Everything that shows money or orders is read again, also after a refusal: somebody else was faster. */
export const settle = (
  name: 'Settle-Stray' | 'Settle-Payment',
  { attemptId, version }: { attemptId: number; version: number },
  more: object,
): Promise<unknown> =>
  call(name, { attemptId, version, ...more }).finally(() =>
    Promise.all(
      ['money', 'orders', 'order', 'today'].map((first) =>
        queries.invalidateQueries({ queryKey: [first] }),
      ),
    ),
  );

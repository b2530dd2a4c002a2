import { infiniteQueryOptions } from '@tanstack/react-query';
import type { AllFormerAnswer, ListAllFormerBody } from '#lib/contract/former-order.ts';
import { call } from '#panel/client.ts';

/** Orders of the former shop, the newest first. */
export const formerOrdersQuery = (wanted: Partial<Pick<ListAllFormerBody, 'customer' | 'query'>>) =>
  infiniteQueryOptions({
    queryKey: ['former-orders', wanted],
    queryFn: ({ pageParam, signal }) =>
      call<AllFormerAnswer>(
        'List-Former-Orders',
        { ...wanted, ...(pageParam !== null && { after: pageParam }) },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });

import { infiniteQueryOptions } from '@tanstack/react-query';
import type { StaffEventsAnswer, StaffEventsBody } from '#lib/contract/staff.ts';
import { call } from '#panel/client.ts';

/** Events, the newest first, page by page. */
export const eventsQuery = (wanted: StaffEventsBody) =>
  infiniteQueryOptions({
    queryKey: ['events', wanted],
    queryFn: ({ pageParam, signal }) =>
      call<StaffEventsAnswer>(
        'Get-Staff-Events',
        { ...wanted, ...(pageParam === null ? {} : { after: pageParam }) },
        { signal },
      ),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
  });

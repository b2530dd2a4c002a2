import { queryOptions, useQuery } from '@tanstack/react-query';
import type { WaitingCountsAnswer } from '#lib/contract/admin-today.ts';
import type { WaitingKind } from '#lib/contract/panel-hub.ts';
import { call } from '#panel/client.ts';
import { newestOf } from '#panel/live/news.ts';
import { unlessLive } from '#panel/live/state.ts';
import { queries } from '#panel/queries.ts';

/** Ms between two readings while no events arrive. */
const every = 60_000;
const queryKey = ['waiting'];

/** How much waits, for the menu. Events of the hub keep it up to date, also while it is read. */
export const waitingQuery = queryOptions({
  queryKey,
  queryFn: async ({ signal }) => {
    const answer = await call<WaitingCountsAnswer>('Get-Waiting', {}, { signal });
    return newestOf(answer, queries.getQueryData<WaitingCountsAnswer>(queryKey));
  },
  refetchInterval: unlessLive(every),
  staleTime: every,
});

/** Screens whose entry of the menu shows a count. */
const kinds = new Map<string, WaitingKind>([
  ['/orders', 'orders'],
  ['/receipts', 'receipts'],
  ['/returns', 'returns'],
  ['/opinions', 'opinions'],
  ['/chat', 'chats'],
  ['/messages', 'messages'],
]);

/** How much waits on screens together; 0 where nothing is counted. */
export function useWaiting(screens: readonly { readonly path: string }[]): number {
  const { data } = useQuery(waitingQuery);
  return screens.reduce((sum, { path }) => {
    const kind = kinds.get(path);
    return sum + ((kind && data?.[kind]?.count) ?? 0);
  }, 0);
}

import { queryOptions } from '@tanstack/react-query';
import type { SetupAnswer, SetupStep } from '#lib/contract/settings.ts';
import { call } from '#panel/client.ts';
import { queries } from '#panel/queries.ts';

/** The steps of the first set-up, and which of them are done. */
export const setupQuery = queryOptions({
  queryKey: ['setup'],
  queryFn: ({ signal }) => call<SetupAnswer>('Get-Setup', {}, { signal }),
  // Screens of other areas do steps.
  staleTime: 0,
});

/** Skips a step, or says that it is done. */
export async function markStep(step: SetupStep, state: 'skipped' | 'done'): Promise<SetupAnswer> {
  const setup = await call<SetupAnswer>('Mark-Setup-Step', { step, state });
  queries.setQueryData(setupQuery.queryKey, setup);
  return setup;
}

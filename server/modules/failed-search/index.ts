import { cleanUp } from '#server/jobs/clean-up.ts';
import {
  createFailedSearches,
  type FailedSearches,
} from '#server/modules/failed-search/service.ts';
import type { Base, Module } from '#server/modules/module.ts';

/** Interval between two writes, in ms. */
const every = 10_000;

/** What shoppers search for and do not find. */
export function failedSearch({ database }: Base): Module<{ failedSearches: FailedSearches }> {
  const failedSearches = createFailedSearches(database);
  return {
    services: { failedSearches },
    jobs: [
      {
        name: 'failed searches',
        every,
        run: async () => {
          await failedSearches.flush();
          return 'later';
        },
        finish: failedSearches.flush,
      },
      cleanUp('old failed searches', failedSearches.removeSomeOld),
    ],
  };
}

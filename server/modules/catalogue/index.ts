import { catalogueRoutes } from '#server/modules/catalogue/routes.ts';
import {
  type CatalogueService,
  createCatalogueService,
} from '#server/modules/catalogue/service.ts';
import { refreshSome } from '#server/modules/catalogue/stale-service.ts';
import { refreshTogether } from '#server/modules/catalogue/together-service.ts';
import type { FailedSearches } from '#server/modules/failed-search/service.ts';
import type { Base, Module } from '#server/modules/module.ts';

/** Ms between two looks for products that wait to be written anew. */
const refreshEvery = 1_000;
/** Ms between two counts of what is bought together. */
const countEvery = 6 * 3_600_000;

export function catalogue({
  database,
  events,
  settings,
  failedSearches,
}: Base & { failedSearches: FailedSearches }): Module<{ catalogue: CatalogueService }> {
  return {
    services: { catalogue: createCatalogueService(database, events, settings.siteUrl) },
    routes: (api) => catalogueRoutes(api, { database, failedSearches }, settings),
    jobs: [
      {
        name: 'refresh products',
        every: refreshEvery,
        run: () => refreshSome(database, events),
      },
      {
        name: 'goods bought together',
        every: countEvery,
        run: () => refreshTogether(database, events),
      },
    ],
  };
}

import { catalogueRoutes } from '#server/modules/catalogue/routes.ts';
import {
  type CatalogueService,
  createCatalogueService,
} from '#server/modules/catalogue/service.ts';
import type { Base, Module } from '#server/modules/module.ts';

export function catalogue({
  database,
  events,
  settings,
}: Base): Module<{ catalogue: CatalogueService }> {
  return {
    services: { catalogue: createCatalogueService(database, events, settings.siteUrl) },
    routes: (api) => catalogueRoutes(api, { database }, settings),
  };
}

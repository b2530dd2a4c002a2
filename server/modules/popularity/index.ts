import type { Base, Module } from '#server/modules/module.ts';
import { popularityRoutes } from '#server/modules/popularity/routes.ts';
import {
  type PopularityService,
  createPopularityService,
} from '#server/modules/popularity/service.ts';

export function popularity({ database }: Base): Module<{ popularity: PopularityService }> {
  const service = createPopularityService(database);
  return {
    services: { popularity: service },
    routes: (api) => popularityRoutes(api, service),
    chores: [{ what: 'old views and sales', removeSome: service.removeSomeOld }],
  };
}

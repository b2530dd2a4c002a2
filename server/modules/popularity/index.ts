import { cleanUp } from '#server/jobs/clean-up.ts';
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
    jobs: [
      {
        name: 'popularity',
        every: 10_000,
        run: async () => {
          await service.flush();
          return 'later';
        },
        finish: service.flush,
      },
      cleanUp('old views and sales', service.removeSomeOld),
    ],
  };
}

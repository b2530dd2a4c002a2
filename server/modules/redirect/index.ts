import { cleanUp } from '#server/jobs/clean-up.ts';
import type { Base, Module } from '#server/modules/module.ts';
import { countJob } from '#server/modules/redirect/count-job.ts';
import { createFindService } from '#server/modules/redirect/find-service.ts';
import { findRoute, redirectRoutes } from '#server/modules/redirect/routes.ts';
import { createRedirectService } from '#server/modules/redirect/service.ts';

export function redirect({ database }: Base): Module<object> {
  const find = createFindService(database);
  const redirects = createRedirectService(database);
  return {
    services: {},
    routes: (api) => {
      findRoute(api, find);
      redirectRoutes(api, redirects);
    },
    jobs: [countJob(find), cleanUp('missing addresses', find.removeSomeOld)],
  };
}

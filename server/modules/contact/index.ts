import { cleanUp } from '#server/jobs/clean-up.ts';
import { contactRoutes } from '#server/modules/contact/routes.ts';
import { createContactService } from '#server/modules/contact/service.ts';
import type { Base, Module } from '#server/modules/module.ts';

export function contact({ database, settings }: Base): Module<object> {
  const service = createContactService(database);
  return {
    services: {},
    routes: (api) => contactRoutes(api, service, settings),
    jobs: [cleanUp('old contact messages', service.removeSomeOld)],
  };
}

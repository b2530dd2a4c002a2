import { cleanUp } from '#server/jobs/clean-up.ts';
import { contactRoutes } from '#server/modules/contact/routes.ts';
import { contactStaffRoutes } from '#server/modules/contact/staff-routes.ts';
import { createContactStaffService } from '#server/modules/contact/staff-service.ts';
import { createContactService } from '#server/modules/contact/service.ts';
import type { Base, Module } from '#server/modules/module.ts';

export function contact({ database, events, settings }: Base): Module<object> {
  const service = createContactService(database, events);
  const staff = createContactStaffService(database, events);
  return {
    services: {},
    routes: async (api) => {
      await contactRoutes(api, service, settings);
      contactStaffRoutes(api, staff);
    },
    jobs: [cleanUp('old contact messages', service.removeSomeOld)],
  };
}

import type { Base, Module } from '#server/modules/module.ts';
import { todayRoutes } from '#server/modules/today/routes.ts';
import { createTodayService } from '#server/modules/today/service.ts';

/** What waits for staff. */
export const today = ({ database }: Base): Module<object> => {
  const service = createTodayService(database);
  return { services: {}, routes: (api) => todayRoutes(api, service) };
};

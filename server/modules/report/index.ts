import type { Base, Module } from '#server/modules/module.ts';
import { reportRoutes } from '#server/modules/report/routes.ts';
import { createReportService } from '#server/modules/report/service.ts';

/** Reports on orders, for staff. */
export const report = ({ database }: Base): Module<object> => {
  const service = createReportService(database);
  return { services: {}, routes: (api) => reportRoutes(api, service) };
};

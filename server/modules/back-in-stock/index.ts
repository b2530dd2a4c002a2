import { cleanUp } from '#server/jobs/clean-up.ts';
import { backInStockRoutes } from '#server/modules/back-in-stock/routes.ts';
import {
  type BackInStockService,
  createBackInStockService,
} from '#server/modules/back-in-stock/service.ts';
import type { Base, Module } from '#server/modules/module.ts';

export function backInStock({
  database,
  settings,
}: Base): Module<{ backInStock: BackInStockService }> {
  const service = createBackInStockService(database);
  return {
    services: { backInStock: service },
    routes: (api) => backInStockRoutes(api, service, settings),
    jobs: [cleanUp('old back-in-stock alerts', service.removeSomeOld)],
  };
}

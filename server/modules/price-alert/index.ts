import { cleanUp } from '#server/jobs/clean-up.ts';
import type { Job } from '#server/jobs/job.ts';
import type { Base, Module } from '#server/modules/module.ts';
import { priceAlertRoutes } from '#server/modules/price-alert/routes.ts';
import {
  type PriceAlertService,
  createPriceAlertService,
} from '#server/modules/price-alert/service.ts';

/** Ms between two looks for prices that fell. */
const interval = 30_000;

export function priceAlert({
  database,
  settings,
}: Base): Module<{ priceAlerts: PriceAlertService }> {
  const service = createPriceAlertService(database, settings.siteUrl);
  const telling: Job = {
    name: 'price alerts',
    every: interval,
    run: async () => ((await service.tellSome()) ? 'now' : 'later'),
  };
  return {
    services: { priceAlerts: service },
    routes: (api) => priceAlertRoutes(api, service),
    jobs: [telling, cleanUp('old price alerts', service.removeSomeOld)],
  };
}

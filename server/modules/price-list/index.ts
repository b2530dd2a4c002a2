import type { Base, Module } from '#server/modules/module.ts';
import { createDayService } from '#server/modules/price-list/day-service.ts';
import { priceListRoutes } from '#server/modules/price-list/routes.ts';

/** Ms between two looks at the clock. */
const every = 5_000;

export function priceList({ database, events, settings }: Base): Module<object> {
  const { announceDay } = createDayService({ database, events });
  return {
    services: {},
    routes: (api) => priceListRoutes(api, { database }, settings),
    jobs: [{ name: 'new day', every, run: announceDay }],
  };
}

import { cleanUp } from '#server/jobs/clean-up.ts';
import { basketHub } from '#server/modules/basket/hub.ts';
import { basketRoutes } from '#server/modules/basket/routes.ts';
import { type BasketService, createBasketService } from '#server/modules/basket/service.ts';
import type { Base, Module } from '#server/modules/module.ts';

export function basket({ database, events }: Base): Module<{ basket: BasketService }> {
  const service = createBasketService(database, events);
  return {
    services: { basket: service },
    routes: (api) => basketRoutes(api, service),
    jobs: [cleanUp('abandoned baskets', service.removeSomeAbandoned)],
    hub: basketHub(events),
  };
}

import { createGatewayShelf } from '#server/gateways/shelf.ts';
import type { Api } from '#server/http/api.ts';
import type { BasketService } from '#server/modules/basket/service.ts';
import type { Base, Module } from '#server/modules/module.ts';
import { createCancelService } from '#server/modules/order/cancel-service.ts';
import { createClearService } from '#server/modules/order/clear-service.ts';
import { expireJob } from '#server/modules/order/expire-job.ts';
import { orderHub, staffOrderHub } from '#server/modules/order/hub.ts';
import { createLending } from '#server/modules/order/lending.ts';
import { orderRoutes } from '#server/modules/order/routes.ts';
import { createPromiseService } from '#server/modules/order/promise-service.ts';
import { createQuoteService } from '#server/modules/order/quote-service.ts';
import { readRoutes } from '#server/modules/order/read-routes.ts';
import { ownRoutes } from '#server/modules/order/own-routes.ts';
import { createReorderService } from '#server/modules/order/reorder-service.ts';
import { createReadService } from '#server/modules/order/read-service.ts';
import { slotJob } from '#server/modules/order/slot-job.ts';
import { createStartService } from '#server/modules/order/start-service.ts';
import { createStateService } from '#server/modules/order/state-service.ts';
import { createStockService } from '#server/modules/order/stock-service.ts';
import { createWaysService } from '#server/modules/order/ways-service.ts';
import type { PopularityService } from '#server/modules/popularity/service.ts';
import type { SealedSettings } from '#server/sealed/service.ts';

interface Needs extends Base {
  readonly basket: BasketService;
  readonly popularity: PopularityService;
  readonly sealedSettings: SealedSettings;
}

export function order({
  database,
  events,
  settings,
  basket,
  popularity,
  sealedSettings,
  logger,
}: Needs) {
  const gateways = createGatewayShelf(settings.gateways, sealedSettings);
  const stock = createStockService(settings.siteUrl);
  const states = createStateService({ events, stock, basket, popularity });
  const lending = createLending(gateways, logger);
  const ways = createWaysService({ database, gateways, lending });
  const quotes = createQuoteService({ database, basket, gateways, lending, ways });
  const promises = createPromiseService(database);
  const starts = createStartService({ database, events, basket, quotes, stock, states });
  const cancels = createCancelService({ database, basket, states, logger });
  const reads = createReadService({ database, gateways, ways });
  const clears = createClearService({ database, states });
  const reorders = createReorderService({ database, basket, reads });
  return {
    services: {
      orders: { ...starts, ...cancels, ...quotes, ...reads, ...reorders, ...clears },
      orderStates: states,
      orderStock: stock,
      orderWays: ways,
      gateways,
    },
    routes: (api: Api) => {
      orderRoutes(api, { basket, quotes, promises, cancels });
      readRoutes(api, reads);
      ownRoutes(api, { reads, reorders, clears });
    },
    jobs: [expireJob(cancels), slotJob(database)],
    hub: orderHub(events),
    panelHub: staffOrderHub(events),
  } satisfies Module<object>;
}

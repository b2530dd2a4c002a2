import type { GatewayShelf } from '#server/gateways/shelf.ts';
import type { Api } from '#server/http/api.ts';
import type { Base, Module } from '#server/modules/module.ts';
import { createCouponService } from '#server/modules/selling/coupon-service.ts';
import { createMethodService } from '#server/modules/selling/method-service.ts';
import { createPromotionService } from '#server/modules/selling/promotion-service.ts';
import { sellingRoutes } from '#server/modules/selling/routes.ts';

interface Needs extends Base {
  readonly gateways: GatewayShelf;
}

export function selling({ database, events, gateways }: Needs): Module<object> {
  const promotions = createPromotionService({ database, events, gateways });
  const coupons = createCouponService(database, events);
  const methods = createMethodService(database, events);
  return {
    services: {},
    routes: (api: Api) => sellingRoutes(api, { promotions, coupons, methods }),
  };
}

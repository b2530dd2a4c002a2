import { formerOrderRoutes } from '#server/modules/former-order/routes.ts';
import { createFormerOrderService } from '#server/modules/former-order/service.ts';
import type { Base, Module } from '#server/modules/module.ts';

/** Orders that the shop had in its former software. */
export const formerOrder = ({ database }: Base): Module<object> => ({
  services: {},
  routes: (api) => formerOrderRoutes(api, createFormerOrderService(database)),
});

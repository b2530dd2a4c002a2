import type { Base, Module } from '#server/modules/module.ts';
import { priceHistoryRoutes } from '#server/modules/price-history/routes.ts';

export const priceHistory = ({ database }: Base): Module<object> => ({
  services: {},
  routes: (api) => priceHistoryRoutes(api, { database }),
});

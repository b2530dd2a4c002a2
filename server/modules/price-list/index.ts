import type { Base, Module } from '#server/modules/module.ts';
import { priceListRoutes } from '#server/modules/price-list/routes.ts';

export const priceList = ({ database, settings }: Base): Module<object> => ({
  services: {},
  routes: (api) => priceListRoutes(api, { database }, settings),
});

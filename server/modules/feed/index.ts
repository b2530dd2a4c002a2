import { feedRoutes } from '#server/modules/feed/routes.ts';
import type { Base, Module } from '#server/modules/module.ts';

export const feed = ({ database, settings }: Base): Module<object> => ({
  services: {},
  routes: (api) => feedRoutes(api, { database }, settings),
});

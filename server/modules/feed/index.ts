import { createDiscoveryService } from '#server/modules/feed/discovery-service.ts';
import { feedRoutes } from '#server/modules/feed/routes.ts';
import type { Base, Module } from '#server/modules/module.ts';

export const feed = ({ database, settings }: Base): Module<object> => {
  const discovery = createDiscoveryService(database, settings);
  return {
    services: {},
    routes: (api) => feedRoutes(api, { database, discovery, siteUrl: settings.siteUrl }),
  };
};

import { dataRoutes } from '#server/modules/member-data/routes.ts';
import { createDataService } from '#server/modules/member-data/service.ts';
import type { Base, Module } from '#server/modules/module.ts';

export const memberData = ({ database }: Base): Module<object> => ({
  services: {},
  routes: (api) => dataRoutes(api, createDataService(database)),
});

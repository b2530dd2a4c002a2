import { deviceRoutes } from '#server/modules/member-session/device-routes.ts';
import { createDeviceService } from '#server/modules/member-session/device-service.ts';
import type { Base, Module } from '#server/modules/module.ts';

export const memberSession = ({ database }: Base): Module<object> => ({
  services: {},
  routes: (api) => deviceRoutes(api, createDeviceService(database)),
});

import { addressRoutes } from '#server/modules/member-address/routes.ts';
import { createAddressService } from '#server/modules/member-address/service.ts';
import type { Base, Module } from '#server/modules/module.ts';

export const memberAddress = ({ database }: Base): Module<object> => ({
  services: {},
  routes: (api) => addressRoutes(api, createAddressService(database)),
});

import type { Base, Module } from '#server/modules/module.ts';
import { smsInboxRoutes } from '#server/modules/sms-inbox/routes.ts';

export const smsInbox = ({ database, settings }: Base): Module<object> => ({
  services: {},
  routes: (api) => smsInboxRoutes(api, { database }, settings),
});

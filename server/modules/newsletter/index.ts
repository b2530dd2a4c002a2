import type { Base, Module } from '#server/modules/module.ts';
import { newsletterRoutes } from '#server/modules/newsletter/routes.ts';
import { createNewsletterService } from '#server/modules/newsletter/service.ts';

export const newsletter = ({ database, settings }: Base): Module<object> => ({
  services: {},
  routes: (api) => newsletterRoutes(api, createNewsletterService(database), settings),
});

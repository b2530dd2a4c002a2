import { exportRoutes } from '#server/modules/export/routes.ts';
import { createExportService } from '#server/modules/export/service.ts';
import type { Base, Module } from '#server/modules/module.ts';

/** What a shop takes with it when it moves out. */
export const exportAll = ({ database, settings }: Base): Module<object> => ({
  services: {},
  routes: (api) => exportRoutes(api, createExportService({ database, siteUrl: settings.siteUrl })),
});

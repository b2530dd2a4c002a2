import { appearanceRoutes } from '#server/modules/appearance/routes.ts';
import {
  type AppearanceService,
  createAppearanceService,
} from '#server/modules/appearance/service.ts';
import { versionRoutes } from '#server/modules/appearance/version-routes.ts';
import type { Base, Module } from '#server/modules/module.ts';

export function appearance({ database, events }: Base): Module<{ appearance: AppearanceService }> {
  const service = createAppearanceService(database, events);
  return {
    services: { appearance: service },
    routes: (api) => {
      appearanceRoutes(api, service);
      versionRoutes(api, service);
    },
  };
}

import { appearanceRoutes } from '#server/modules/appearance/routes.ts';
import { createAppearanceService } from '#server/modules/appearance/service.ts';
import { versionRoutes } from '#server/modules/appearance/version-routes.ts';
import type { Base, Module } from '#server/modules/module.ts';

export function appearance({ database, events }: Base): Module<object> {
  const service = createAppearanceService(database, events);
  return {
    services: {},
    routes: (api) => {
      appearanceRoutes(api, service);
      versionRoutes(api, service);
    },
  };
}

import type { FavouriteService } from '#server/modules/favourite/service.ts';
import { createMasterService } from '#server/modules/home/master-service.ts';
import { pageRoutes } from '#server/modules/home/page-routes.ts';
import { createPageService, type PageService } from '#server/modules/home/page-service.ts';
import { homeRoutes } from '#server/modules/home/routes.ts';
import { createStaffPageService } from '#server/modules/home/staff-page-service.ts';
import type { Base, Module } from '#server/modules/module.ts';

export function home({
  database,
  events,
  favourites,
}: Base & { favourites: FavouriteService }): Module<{ pages: PageService }> {
  const getMasterData = createMasterService(database, favourites);
  const pages = createPageService(database, events);
  const staffPages = createStaffPageService(database);
  return {
    services: { pages },
    routes: (api) => {
      homeRoutes(api, { database }, getMasterData);
      pageRoutes(api, { pages, staffPages });
    },
  };
}

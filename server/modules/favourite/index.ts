import { cleanUp } from '#server/jobs/clean-up.ts';
import type { BasketService } from '#server/modules/basket/service.ts';
import { listRoutes } from '#server/modules/favourite/list-routes.ts';
import { type ListService, createListService } from '#server/modules/favourite/list-service.ts';
import { favouriteRoutes } from '#server/modules/favourite/routes.ts';
import {
  type FavouriteService,
  createFavouriteService,
} from '#server/modules/favourite/service.ts';
import type { Base, Module } from '#server/modules/module.ts';

export function favourite({ database, basket }: Base & { basket: BasketService }): Module<{
  favourites: FavouriteService;
  favouriteLists: ListService;
}> {
  const favourites = createFavouriteService(database);
  const lists = createListService(database, favourites);
  return {
    services: { favourites, favouriteLists: lists },
    routes: (api) => {
      favouriteRoutes(api, { favourites, lists, basket });
      listRoutes(api, lists);
    },
    jobs: [cleanUp('deleted lists', lists.removeSomeOld)],
  };
}

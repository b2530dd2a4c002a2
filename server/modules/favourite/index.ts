import type { BasketService } from '#server/modules/basket/service.ts';
import { favouriteRoutes } from '#server/modules/favourite/routes.ts';
import {
  type FavouriteService,
  createFavouriteService,
} from '#server/modules/favourite/service.ts';
import type { Base, Module } from '#server/modules/module.ts';

export function favourite({
  database,
  basket,
}: Base & { basket: BasketService }): Module<{ favourites: FavouriteService }> {
  const favourites = createFavouriteService(database);
  return {
    services: { favourites },
    routes: (api) => favouriteRoutes(api, { favourites, basket }),
  };
}

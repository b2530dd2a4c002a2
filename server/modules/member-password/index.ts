import { cleanUp } from '#server/jobs/clean-up.ts';
import type { BasketService } from '#server/modules/basket/service.ts';
import type { FavouriteService } from '#server/modules/favourite/service.ts';
import { passwordRoutes } from '#server/modules/member-password/routes.ts';
import { createPasswordService } from '#server/modules/member-password/change-service.ts';
import { memberRoutes } from '#server/modules/member-session/routes.ts';
import { type MemberService, createMemberService } from '#server/modules/member-session/service.ts';
import type { Base, Module } from '#server/modules/module.ts';

export function memberAccount({
  database,
  settings,
  redis,
  basket,
  favourites,
}: Base & { basket: BasketService; favourites: FavouriteService }): Module<{
  members: MemberService;
}> {
  const members = createMemberService(database, settings, redis);
  const passwords = createPasswordService(database, redis);
  const secure = settings.siteUrl.startsWith('https:');
  return {
    services: { members },
    routes: (api) => {
      memberRoutes(api, { basket, favourites, members }, { secure });
      passwordRoutes(api, passwords);
    },
    jobs: [
      cleanUp('ended sessions', members.removeSomeOver),
      cleanUp('expired codes', members.removeSomeCodes),
      cleanUp('networks not used for long', members.forgetSomeNetworks),
    ],
  };
}

import { type Entrance, createEntrance } from '#server/http/entrance.ts';
import { createChatCookie } from '#server/http/chat-cookie.ts';
import { cleanUp } from '#server/jobs/clean-up.ts';
import type { BasketService } from '#server/modules/basket/service.ts';
import type { FavouriteService } from '#server/modules/favourite/service.ts';
import { deviceRoutes } from '#server/modules/member-session/device-routes.ts';
import { createDeviceService } from '#server/modules/member-session/device-service.ts';
import { sessionRoutes } from '#server/modules/member-session/routes.ts';
import {
  type SessionService,
  createSessionService,
} from '#server/modules/member-session/service.ts';
import type { VoteService } from '#server/modules/review-vote/service.ts';
import type { Base, Module } from '#server/modules/module.ts';

export function memberSession({
  database,
  events,
  settings,
  logger,
  basket,
  favourites,
  votes,
}: Base & { basket: BasketService; favourites: FavouriteService; votes: VoteService }): Module<{
  sessions: SessionService;
  entrance: Entrance;
}> {
  const sessions = createSessionService(database, events, settings);
  const secure = settings.siteUrl.startsWith('https:');
  const chatCookie = createChatCookie(settings);
  const entrance = createEntrance({
    basket,
    favourites,
    votes,
    sessions,
    chatCookie,
    logger,
    secure,
  });
  return {
    services: { sessions, entrance },
    routes: (api) => {
      sessionRoutes(api, sessions, entrance);
      deviceRoutes(api, createDeviceService(database, events, sessions));
    },
    jobs: [
      cleanUp('ended sessions', sessions.removeSomeOver),
      cleanUp('networks not used for long', sessions.forgetSomeNetworks),
    ],
  };
}

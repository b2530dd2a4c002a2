import { cleanUp } from '#server/jobs/clean-up.ts';
import type { Base, Module } from '#server/modules/module.ts';
import { createCommentService } from '#server/modules/opinion/comment-service.ts';
import { createDailyCount } from '#server/modules/opinion/daily-count.ts';
import { moderationRoutes } from '#server/modules/opinion/moderation-routes.ts';
import {
  type ModerationService,
  createModerationService,
} from '#server/modules/opinion/moderation-service.ts';
import { pictureRoutes, shownPictureRoutes } from '#server/modules/opinion/picture-routes.ts';
import { createPictureService } from '#server/modules/opinion/picture-service.ts';
import { opinionRoutes } from '#server/modules/opinion/routes.ts';
import { staffOpinionRoutes } from '#server/modules/opinion/staff-routes.ts';
import { createStaffOpinionService } from '#server/modules/opinion/staff-service.ts';
import { opinionWriteRoutes } from '#server/modules/opinion/write-routes.ts';
import { createOpinionService } from '#server/modules/opinion/write-service.ts';

export function opinion({
  database,
  events,
  redis,
  settings,
}: Base): Module<{ moderation: ModerationService }> {
  const count = createDailyCount({ redis, mostADay: settings.opinionDailyLimit });
  const opinions = createOpinionService({ database, events, count });
  const comments = createCommentService({ database, events, count });
  const pictures = createPictureService({ database, events, redis });
  const moderation = createModerationService(database, events);
  const staffOpinions = createStaffOpinionService(database, events);
  return {
    services: { moderation },
    routes: (api) => {
      opinionRoutes(api, { database });
      opinionWriteRoutes(api, { database, opinions, comments });
      moderationRoutes(api, moderation);
      staffOpinionRoutes(api, staffOpinions);
      pictureRoutes(api, pictures);
    },
    rootRoutes: (app) => shownPictureRoutes(app, pictures),
    jobs: [cleanUp('unused pictures of reviews', pictures.removeSomeLoose)],
  };
}

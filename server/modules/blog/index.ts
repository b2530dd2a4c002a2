import { cleanUp } from '#server/jobs/clean-up.ts';
import { blogAdminRoutes } from '#server/modules/blog/admin-routes.ts';
import { createBinService } from '#server/modules/blog/bin-service.ts';
import { blogRoutes } from '#server/modules/blog/routes.ts';
import { type PostService, createPostService } from '#server/modules/blog/save-service.ts';
import { createStaffPostService } from '#server/modules/blog/staff-service.ts';
import { termRoutes } from '#server/modules/blog/term-routes.ts';
import { createTermService } from '#server/modules/blog/term-service.ts';
import type { Base, Module } from '#server/modules/module.ts';

export function blog({ database, events, settings }: Base): Module<{ posts: PostService }> {
  const posts = createPostService(database, events);
  const bin = createBinService(database, events);
  const staffPosts = createStaffPostService(database);
  const terms = createTermService(database, events);
  return {
    services: { posts },
    routes: (api) => {
      blogRoutes(api, { database }, settings);
      blogAdminRoutes(api, { posts, staffPosts, bin });
      termRoutes(api, terms);
    },
    jobs: [cleanUp('removed posts', bin.removeSomeOld)],
  };
}

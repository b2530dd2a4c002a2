import { blogAdminRoutes } from '#server/modules/blog/admin-routes.ts';
import { blogRoutes } from '#server/modules/blog/routes.ts';
import { type PostService, createPostService } from '#server/modules/blog/save-service.ts';
import type { Base, Module } from '#server/modules/module.ts';

export function blog({ database, events, settings }: Base): Module<{ posts: PostService }> {
  const posts = createPostService(database, events);
  return {
    services: { posts },
    routes: (api) => {
      blogRoutes(api, { database }, settings);
      blogAdminRoutes(api, posts);
    },
  };
}

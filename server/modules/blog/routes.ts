import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  blogDetailAnswer,
  blogDetailBody,
  blogListAnswer,
  blogListBody,
  postNameAnswer,
  postsAboutAnswer,
  postsAboutBody,
  sidebarAnswer,
  sidebarParams,
} from '#lib/contract/blog.ts';
import type { Config } from '#server/config.ts';
import { type Api, errors } from '#server/http/api.ts';
import { aMinute, limitCostly } from '#server/http/rate-limit.ts';
import {
  getPost,
  getPostName,
  getPosts,
  getPostsAbout,
  getSidebar,
} from '#server/modules/blog/service.ts';
import type { Base } from '#server/modules/module.ts';

const tags = ['blog'];

const search = z.object({ type: z.literal('search') });

export function blogRoutes(
  app: Api,
  { database }: Pick<Base, 'database'>,
  { filterRateLimit }: Pick<Config, 'filterRateLimit'>,
): void {
  const count = limitCostly(app, 'narrowed', { max: filterRateLimit, timeWindow: aMinute });

  app.post(
    '/blog/get-list',
    {
      preHandler: async (request: FastifyRequest) => {
        if (search.safeParse(request.body).success) await count(request);
      },
      schema: {
        tags,
        summary: 'A page of blog posts, the newest first',
        description:
          '`value` is the slug of a category, tag or author, by `type`, or a search text, ' +
          'matched like a product search: words in any order, each by prefix. Posts with the ' +
          'words in their title come first. 404 for an unknown slug and for a page past the ' +
          'last.',
        body: blogListBody,
        response: { 200: blogListAnswer, ...errors(404, 422, 429) },
      },
    },
    async ({ body }) => getPosts(database, body),
  );

  app.post(
    '/Blog/Get-Posts-About',
    {
      schema: {
        tags,
        summary: 'The newest posts that show a product, or products of a category or brand',
        body: postsAboutBody,
        response: { 200: postsAboutAnswer, ...errors(422) },
      },
    },
    async ({ body }) => getPostsAbout(database, body),
  );

  app.post(
    '/Blog/Get-Blog-Detail',
    {
      schema: {
        tags,
        summary: 'A post with table of contents, products, neighbours and comments',
        description: '404 for an unpublished post, too.',
        body: blogDetailBody,
        response: { 200: blogDetailAnswer, ...errors(404, 422) },
      },
    },
    async ({ body }) => getPost(database, body.value),
  );

  app.post(
    '/Blog/Get-Post-Name',
    {
      schema: {
        tags,
        summary: 'Title and slug of a post',
        description: '404 for an unpublished post, too.',
        body: blogDetailBody,
        response: { 200: postNameAnswer, ...errors(404, 422) },
      },
    },
    async ({ body }) => getPostName(database, body.value),
  );

  app.get(
    '/Blog/Get-Sidebar-Item',
    {
      schema: {
        tags,
        summary: 'The sidebar of lists of posts',
        description: 'Popular posts are those with the most comments, then the newest.',
        response: { 200: sidebarAnswer },
      },
    },
    async () => getSidebar(database, null),
  );

  app.get(
    '/Blog/Get-Sidebar-Item/:value',
    {
      schema: {
        tags,
        summary: 'The sidebar of the post with id `value`',
        params: sidebarParams,
        response: { 200: sidebarAnswer, ...errors(404, 422) },
      },
    },
    async ({ params }) => getSidebar(database, params.value),
  );
}

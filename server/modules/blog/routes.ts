import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  blogDetailAnswer,
  blogDetailBody,
  blogListAnswer,
  blogListBody,
  postNameAnswer,
  sidebarAnswer,
  sidebarParams,
} from '#lib/contract/blog.ts';
import type { Config } from '#server/config.ts';
import { type Api, errors } from '#server/http/api.ts';
import { aMinute, limitCostly } from '#server/http/rate-limit.ts';
import { getPost, getPostName, getPosts, getSidebar } from '#server/modules/blog/service.ts';
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
        summary: 'A page of posts of the magazine, the newest first',
        description:
          '`value` is the slug of a category, tag or author, by `type`, or the text of a search, which finds as ' +
          'that of products does: words in any order, each from its beginning. Posts with the words in ' +
          'their title come first. 404 for an unknown slug and for a page past the last.',
        body: blogListBody,
        response: { 200: blogListAnswer, ...errors(404, 422, 429) },
      },
    },
    async ({ body }) => getPosts(database, body),
  );

  app.post(
    '/Blog/Get-Blog-Detail',
    {
      schema: {
        tags,
        summary: 'A post with its contents, products, neighbours and comments',
        description: '404 for what is not published, too.',
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
        summary: 'What a post is called and where it is, without the rest of it',
        description: '404 for what is not published, too.',
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
        summary: 'What stands beside lists of posts',
        description: 'What was commented most is popular, then the newest.',
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
        summary: 'What stands beside a post, whose id is `value`',
        params: sidebarParams,
        response: { 200: sidebarAnswer, ...errors(404, 422) },
      },
    },
    async ({ params }) => getSidebar(database, params.value),
  );
}

import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import {
  emallsAnswer,
  emallsQuery,
  indexNowKeyAnswer,
  indexNowKeyBody,
  torobAnswer,
  torobBody,
} from '#lib/contract/feed.ts';
import { ShopError } from '#server/errors.ts';
import { type Api, errors } from '#server/http/api.ts';
import { aMinute, limitCostly } from '#server/http/rate-limit.ts';
import { toShopError } from '#server/http/errors.ts';
import type { DiscoveryService } from '#server/modules/feed/discovery-service.ts';
import { getEmallsProducts } from '#server/modules/feed/emalls-service.ts';
import { getGoogleFeed } from '#server/modules/feed/google-service.ts';
import { feedTexts } from '#server/modules/feed/texts.ts';
import { getTorobProducts } from '#server/modules/feed/torob-service.ts';
import type { Base } from '#server/modules/module.ts';

const tags = ['feed'];
/** Files per minute and address: each reads the whole shop. */
const rateLimit = { max: 6, timeWindow: aMinute };
/** Pages for Emalls per minute and network: they are public, and late pages cost far more than a list. */
const pageLimit = { max: 120, timeWindow: aMinute };
const failure = z.object({ error: z.string() });

interface FeedParts extends Pick<Base, 'database'> {
  readonly discovery: DiscoveryService;
  readonly siteUrl: string;
}

/** Price lists for other sites; those that are switched off answer 404. */
export async function feedRoutes(app: Api, parts: FeedParts): Promise<void> {
  const { database, discovery, siteUrl } = parts;
  await app.register(async (scope: Api) => torobRoute(scope, parts));

  const count = limitCostly(app, 'emalls', pageLimit);
  app.get(
    '/feeds/emalls',
    {
      schema: {
        tags,
        summary: 'A page of variants for Emalls',
        description: 'Prices in toman; 0 when not sold. 404 while it is switched off.',
        querystring: emallsQuery,
        response: { 200: emallsAnswer, ...errors(404, 422, 429) },
      },
      onRequest: async () => discovery.require('emalls'),
    },
    async (request) => {
      await count(request);
      return getEmallsProducts(database, siteUrl, request.query);
    },
  );

  app.get(
    '/feeds/google.xml',
    {
      config: { rateLimit },
      schema: {
        tags,
        summary: 'All variants that have a price, for Google Merchant Center',
        description: '404 while it is switched off.',
        produces: ['application/xml'],
        response: { 200: z.unknown().describe('RSS 2.0'), ...errors(404, 429) },
      },
      onRequest: async () => discovery.require('google'),
    },
    async (_request, reply): Promise<FastifyReply> =>
      reply
        .header('content-type', 'application/xml; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(getGoogleFeed(database, siteUrl)),
  );

  app.post(
    '/feeds/is-index-now-key',
    {
      schema: {
        tags,
        summary: 'Whether search engines know the shop by this key (IndexNow)',
        body: indexNowKeyBody,
        response: { 200: indexNowKeyAnswer, ...errors(422) },
      },
    },
    async (request) => ({ isKey: await discovery.isIndexNowKey(request.body.key) }),
  );
}

const fail = (reply: FastifyReply, status: number, error: string) =>
  reply
    .code(status)
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .serializer(JSON.stringify)
    .send({ error });

const sentences: Record<number, string> = { 400: feedTexts.body, 401: feedTexts.token };

/** For errors, Torob reads only the field `error`. */
async function torobRoute(app: Api, { database, discovery, siteUrl }: FeedParts): Promise<void> {
  app.setErrorHandler((error: unknown, request, reply) => {
    const { status } = toShopError(error);
    if (status >= 500) request.log.error({ err: error }, 'A request failed');
    return fail(reply, status, sentences[status] ?? feedTexts.failed);
  });

  app.post(
    '/torob/v3/products',
    {
      schema: {
        tags,
        summary: 'Torob, Product API v3',
        description:
          'Exactly one of page_urls, page_uniques, page and sort, cursor and sort. ' +
          '`X-Torob-Token` is a JWT signed by Torob (EdDSA) for the host of this shop.',
        headers: z.object({ 'x-torob-token': z.string().optional() }).loose(),
        response: { 200: torobAnswer, 400: failure, 401: failure, 404: failure },
      },
      // Checked before the body is read.
      onRequest: async (request) => {
        const token = request.headers['x-torob-token'];
        if (typeof token === 'string' && (await discovery.isTorobs(token))) return;
        await discovery.require('torob');
        throw new ShopError(401, 'UNAUTHORIZED', feedTexts.token);
      },
    },
    async (request, reply) => {
      const body = torobBody.safeParse(request.body);
      if (!body.success) return fail(reply, 400, feedTexts.body);
      reply.header('cache-control', 'no-store');
      return getTorobProducts(database, siteUrl, body.data);
    },
  );
}

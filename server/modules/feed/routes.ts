import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { emallsAnswer, emallsQuery, torobAnswer, torobBody } from '#lib/contract/feed.ts';
import type { Config, FeedSettings } from '#server/config.ts';
import { ShopError } from '#server/errors.ts';
import { type Api, errors } from '#server/http/api.ts';
import { aMinute, limitCostly } from '#server/http/rate-limit.ts';
import { toShopError } from '#server/http/errors.ts';
import { getEmallsProducts } from '#server/modules/feed/emalls-service.ts';
import { getGoogleFeed } from '#server/modules/feed/google-service.ts';
import { feedTexts } from '#server/modules/feed/texts.ts';
import { getTorobProducts } from '#server/modules/feed/torob-service.ts';
import { torobTokens } from '#server/modules/feed/torob-token.ts';
import type { Base } from '#server/modules/module.ts';

const tags = ['feed'];
/** Files per minute and address: each reads the whole shop. */
const rateLimit = { max: 6, timeWindow: aMinute };
/** Pages for Emalls per minute and network: they are public, and late pages cost far more than a list. */
const pageLimit = { max: 120, timeWindow: aMinute };
const failure = z.object({ error: z.string() });

/** Price lists for other sites; disabled ones answer 404. */
export async function feedRoutes(
  app: Api,
  { database }: Pick<Base, 'database'>,
  { siteUrl, feeds }: Pick<Config, 'siteUrl' | 'feeds'>,
): Promise<void> {
  const isOn = (feed: FeedSettings['enabled'][number]) => feeds.enabled.includes(feed);

  if (isOn('torob')) {
    await app.register(async (scope: Api) => torobRoute(scope, { database }, { siteUrl, feeds }));
  }

  if (isOn('emalls')) {
    const count = limitCostly(app, 'emalls', pageLimit);
    app.get(
      '/feeds/emalls',
      {
        schema: {
          tags,
          summary: 'A page of variants for Emalls',
          description: 'Prices in toman; 0 when not sold.',
          querystring: emallsQuery,
          response: { 200: emallsAnswer, ...errors(422, 429) },
        },
      },
      async (request) => {
        await count(request);
        return getEmallsProducts(database, siteUrl, request.query);
      },
    );
  }

  if (isOn('google')) {
    app.get(
      '/feeds/google.xml',
      {
        config: { rateLimit },
        schema: {
          tags,
          summary: 'All variants that have a price, for Google Merchant Center',
          produces: ['application/xml'],
          response: { 200: z.unknown().describe('RSS 2.0'), ...errors(429) },
        },
      },
      async (_request, reply): Promise<FastifyReply> =>
        reply
          .header('content-type', 'application/xml; charset=utf-8')
          .header('cache-control', 'no-store')
          .send(getGoogleFeed(database, siteUrl)),
    );
  }
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
async function torobRoute(
  app: Api,
  { database }: Pick<Base, 'database'>,
  { siteUrl, feeds }: Pick<Config, 'siteUrl' | 'feeds'>,
): Promise<void> {
  const isTorobs = await torobTokens(feeds.torobKey, new URL(siteUrl).host);
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
        response: { 200: torobAnswer, 400: failure, 401: failure },
      },
      // Checked before the body is read.
      onRequest: async (request) => {
        const token = request.headers['x-torob-token'];
        if (typeof token === 'string' && (await isTorobs(token))) return;
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

import { join } from 'node:path';
import helmet from '@fastify/helmet';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Redis } from 'ioredis';
import { withoutSecrets } from '#lib/text/log-secrets.ts';
import type { Config } from '#server/config.ts';
import { useContract } from '#server/http/answers.ts';
import { closeGently } from '#server/http/closing.ts';
import { documentCalls } from '#server/http/docs.ts';
import { answerError, answerErrors, answerUnknown } from '#server/http/errors.ts';
import { tellHealth } from '#server/http/health.ts';
import { acceptJson } from '#server/http/json-body.ts';
import { serveMedia } from '#server/http/media.ts';
import { refuseForeignOrigins } from '#server/http/origin.ts';
import { limitRates } from '#server/http/rate-limit.ts';
import { readVisitors } from '#server/http/visitor.ts';
import { readBearers } from '#server/http/bearer.ts';
import { backInStockRoutes } from '#server/modules/back-in-stock/routes.ts';
import { basketRoutes } from '#server/modules/basket/routes.ts';
import { blogAdminRoutes } from '#server/modules/blog/admin-routes.ts';
import { blogRoutes } from '#server/modules/blog/routes.ts';
import { catalogueRoutes } from '#server/modules/catalogue/routes.ts';
import { contactRoutes } from '#server/modules/contact/routes.ts';
import { favouriteRoutes } from '#server/modules/favourite/routes.ts';
import { moderationRoutes } from '#server/modules/opinion/moderation-routes.ts';
import { opinionRoutes } from '#server/modules/opinion/routes.ts';
import { opinionWriteRoutes } from '#server/modules/opinion/write-routes.ts';
import { pageRoutes } from '#server/modules/home/page-routes.ts';
import { feedRoutes } from '#server/modules/feed/routes.ts';
import { homeRoutes } from '#server/modules/home/routes.ts';
import { newsletterRoutes } from '#server/modules/newsletter/routes.ts';
import { passwordRoutes } from '#server/modules/member-account/password-routes.ts';
import { memberRoutes } from '#server/modules/member-account/routes.ts';
import { addressRoutes } from '#server/modules/member-address/routes.ts';
import { profileRoutes } from '#server/modules/member-profile/routes.ts';
import { deviceRoutes } from '#server/modules/member-session/routes.ts';
import { popularityRoutes } from '#server/modules/popularity/routes.ts';
import { createPreviews } from '#server/modules/preview/service.ts';
import { priceHistoryRoutes } from '#server/modules/price-history/routes.ts';
import { priceListRoutes } from '#server/modules/price-list/routes.ts';
import { smsInboxRoutes } from '#server/modules/sms-inbox/routes.ts';
import type { Shop } from '#server/shop.ts';

export interface AppParts {
  config: Pick<
    Config,
    | 'siteUrl'
    | 'dataDir'
    | 'rateLimit'
    | 'newsletterRateLimit'
    | 'sms'
    | 'filterRateLimit'
    | 'tellDailyLimit'
    | 'contactDailyLimit'
    | 'trustedProxies'
    | 'revalidateSecret'
    | 'feeds'
  >;
  shop: Shop;
  logger: FastifyBaseLogger;
  /** Shared counts of requests; null when this node is alone. */
  redis: Redis | null;
}

/** Larger than any body of the contract but long texts. */
const bodyLimit = 262_144;
/** How long a client may take to send one request, in ms; Fastify waits for ever. */
const requestTimeout = 30_000;

/** The HTTP side of the service, not yet listening. The hub is hung on it by `server/main.ts`. */
export async function buildApp({
  config,
  shop,
  logger,
  redis,
}: AppParts): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustedProxies > 0 ? (_address, hop) => hop < config.trustedProxies : false,
    bodyLimit,
    requestTimeout,
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true },
    // A connection that is already open gets its answer, and the word to close.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    frameworkErrors: answerError,
  });
  useContract(app);
  acceptJson(app);
  answerErrors(app);
  readVisitors(app);
  closeGently(app);
  logRequests(app);
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
    },
    strictTransportSecurity: config.siteUrl.startsWith('https:'),
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  await limitRates(app, { ...config, redis });
  answerUnknown(app);
  refuseForeignOrigins(app, config.siteUrl);
  tellHealth(app, { database: shop.database, redis });
  const { dataDir } = config;
  const previews = createPreviews({ database: shop.database, dataDir });
  await serveMedia(app, join(dataDir, 'media'), previews);
  await documentCalls(app, config.siteUrl);
  await app.register(
    async (scope) => {
      readBearers(scope, shop.members);
      const api = scope.withTypeProvider<ZodTypeProvider>();
      homeRoutes(api, shop);
      pageRoutes(api, shop);
      catalogueRoutes(api, shop, config);
      blogRoutes(api, shop, config);
      blogAdminRoutes(api, shop);
      priceListRoutes(api, shop, config);
      popularityRoutes(api, shop);
      opinionRoutes(api, shop);
      opinionWriteRoutes(api, shop);
      moderationRoutes(api, shop);
      priceHistoryRoutes(api, shop);
      basketRoutes(api, shop);
      favouriteRoutes(api, shop);
      await newsletterRoutes(api, shop, config);
      await contactRoutes(api, shop, config);
      await backInStockRoutes(api, shop, config);
      smsInboxRoutes(api, shop, config);
      await feedRoutes(api, shop, config);
      passwordRoutes(api, shop);
      profileRoutes(api, shop);
      addressRoutes(api, shop);
      deviceRoutes(api, shop);
      memberRoutes(api, shop, { secure: config.siteUrl.startsWith('https:') });
    },
    { prefix: '/api' },
  );
  return app;
}

/** One line a request, without its headers; the page load's id ties those of one visit together. */
function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        url: withoutSecrets(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        page: request.visitor.pageLoad || undefined,
      },
      'answered',
    );
  });
}

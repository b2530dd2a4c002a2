import { join } from 'node:path';
import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance, LogController, type RouteOptions } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { useContract } from '#server/http/answers.ts';
import { closeGently } from '#server/http/closing.ts';
import { documentCalls } from '#server/http/docs.ts';
import { answerError, answerErrors, answerUnknown } from '#server/http/errors.ts';
import { inviteBodies } from '#server/http/expect.ts';
import { registerHealth } from '#server/http/health.ts';
import { acceptJson } from '#server/http/json-body.ts';
import { serveMedia } from '#server/http/media.ts';
import { refuseForeignOrigins } from '#server/http/origin.ts';
import { servePanel } from '#server/http/panel.ts';
import { limitRates } from '#server/http/rate-limit.ts';
import { logRequests } from '#server/http/request-log.ts';
import { guardPanel } from '#server/http/staff.ts';
import { readVisitors } from '#server/http/visitor.ts';
import { readBearers } from '#server/http/bearer.ts';
import type { Shop } from '#server/modules/index.ts';

/** Maximum bytes of a body, except for calls with long texts. */
const bodyLimit = 262_144;
/** Timeout for receiving one request, in ms; Fastify's default is none. */
const requestTimeout = 30_000;
/** Where `npm start` builds the panel. */
const panelFolder = join(import.meta.dirname, '../.panel');

/** Key of a plugin's name. Without one, Fastify compares the plugin with every loaded file. */
const displayName = Symbol.for('fastify.display-name');

/**
 * The HTTP side of the service, not yet listening. `server/main.ts` adds the hub.
 * @param onRoute is told of each route
 */
export async function buildApp(
  { services, modules }: Shop,
  onRoute?: (route: RouteOptions) => void,
): Promise<FastifyInstance> {
  const { database, logger, redis, settings } = services;
  const app: FastifyInstance = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy:
      settings.trustedProxies > 0 ? (_address, hop) => hop < settings.trustedProxies : false,
    bodyLimit,
    requestTimeout,
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true },
    // Requests on open connections are still answered, with `Connection: close`.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    frameworkErrors: answerError,
  });
  if (onRoute) app.addHook('onRoute', onRoute);
  useContract(app);
  acceptJson(app);
  inviteBodies(app);
  answerErrors(app);
  readVisitors(app);
  closeGently(app);
  logRequests(app, services.sessions.nameInLogs);
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
    },
    strictTransportSecurity: settings.siteUrl.startsWith('https:'),
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  await limitRates(app, { ...settings, redis });
  answerUnknown(app);
  refuseForeignOrigins(app, settings.siteUrl);
  registerHealth(app, { database, redis });
  await serveMedia(app, join(settings.dataDir, 'media'), services.previews);
  await servePanel(app, {
    folder: panelFolder,
    siteUrl: settings.siteUrl,
    isClaimable: () => services.staffArrivals.isClaimable(),
  });
  await documentCalls(app, settings.siteUrl);
  for (const { rootRoutes } of modules) {
    if (!rootRoutes) continue;
    const scope = async (own: FastifyInstance) =>
      rootRoutes(own.withTypeProvider<ZodTypeProvider>());
    // oxlint-disable-next-line no-await-in-loop -- In order.
    await app.register(Object.assign(scope, { [displayName]: 'module' }));
  }
  await app.register(
    async (api) => {
      readBearers(api, services.sessions);
      guardPanel(api, { sessions: services.panelSessions, cookies: services.panelCookies });
      for (const { routes } of modules) {
        if (!routes) continue;
        const scope = async (own: FastifyInstance) =>
          routes(own.withTypeProvider<ZodTypeProvider>());
        await api.register(Object.assign(scope, { [displayName]: 'module' }));
      }
    },
    { prefix: '/api' },
  );
  return app;
}

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ShopError } from '#server/errors.ts';
import { httpTexts } from '#server/http/texts.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set on calls that pages of other sites make on purpose, such as a bank's. They use no session. */
    isFromOtherSites?: boolean;
  }
}

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether the shop runs on localhost, as in development. */
export const isOnThisMachine = (siteUrl: string): boolean =>
  loopback.has(new URL(siteUrl).hostname);

/**
 * Whether a page of this origin may make calls: only the shop's own pages. On localhost any port is accepted,
 * so that a second storefront needs no setting.
 */
export function isOwnOrigin(siteUrl: string, origin: string): boolean {
  if (!URL.canParse(origin)) return false;
  const [own, asking] = [new URL(siteUrl), new URL(origin)];
  if (own.origin === asking.origin) return true;
  return (
    isOnThisMachine(siteUrl) && loopback.has(asking.hostname) && own.protocol === asking.protocol
  );
}

/** Refuses what a page of another site made the browser request, also where browsers send no Origin, as for pictures. */
export function refuseOtherSites({ headers }: FastifyRequest): void {
  if (headers['sec-fetch-site'] !== 'cross-site') return;
  throw new ShopError(403, 'FOREIGN_ORIGIN', httpTexts.foreignOrigin);
}

/** Headers a page may send besides the CORS-safelisted ones (contract §3). */
const ownHeaders = 'authorization, content-type, x-guid, x-proof, x-raysaz, x-refer, x-xsrf-token';
/** Lifetime of a preflight answer, in s. */
const keepAnswer = '600';

/**
 * Refuses calls from pages of other sites. A request without an Origin does not come from a page of another
 * site. When calls have another address than the pages (PUBLIC_API_BASE), CORS headers allow the shop's own
 * pages.
 */
export function refuseForeignOrigins(app: FastifyInstance, siteUrl: string): void {
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    if (origin === undefined || request.routeOptions.config.isFromOtherSites) return;
    if (!isOwnOrigin(siteUrl, origin)) {
      throw new ShopError(403, 'FOREIGN_ORIGIN', httpTexts.foreignOrigin);
    }
    reply.header('access-control-allow-origin', origin).header('vary', 'Origin');
  });
  app.options('/api/*', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .code(204)
      .header('access-control-allow-methods', 'GET, POST')
      .header('access-control-allow-headers', ownHeaders)
      .header('access-control-max-age', keepAnswer)
      .send(),
  );
}

import type { FastifyInstance } from 'fastify';
import { ShopError } from '#server/errors.ts';
import { httpTexts } from '#server/http/texts.ts';

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Whether a page may call: the shop's own do. A shop whose address is this very machine is called from
 * any port of it, so that a second storefront beside the first needs no setting.
 */
export function isOwnOrigin(siteUrl: string, origin: string): boolean {
  if (!URL.canParse(origin)) return false;
  const [own, asking] = [new URL(siteUrl), new URL(origin)];
  if (own.origin === asking.origin) return true;
  return (
    loopback.has(own.hostname) && loopback.has(asking.hostname) && own.protocol === asking.protocol
  );
}

/** Refuses calls from pages of other sites. Without an Origin it is no page, or one of ours. */
export function refuseForeignOrigins(app: FastifyInstance, siteUrl: string): void {
  app.addHook('onRequest', async (request) => {
    const { origin } = request.headers;
    if (origin !== undefined && !isOwnOrigin(siteUrl, origin)) {
      throw new ShopError(403, 'FOREIGN_ORIGIN', httpTexts.foreignOrigin);
    }
  });
}

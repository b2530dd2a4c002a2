import type { FastifyInstance } from 'fastify';
import { hubPath } from '#lib/contract/hub.ts';
import { createShopHub, type ShopHub } from '#server/hub/shop-hub.ts';
import type { Shop } from '#server/modules/index.ts';

/** The hub of a shop, mounted on its service. */
export async function openHub(app: FastifyInstance, { services, hubParts }: Shop): Promise<void> {
  const { events, logger, sessions, settings } = services;
  const hub = await createShopHub({
    settings,
    logger,
    memberOf: async (token) => sessions.memberOf(await sessions.readAccess(token)),
    isOpen: ({ id, sessionId }) => sessions.isOpen({ memberId: id, sessionId }),
    events,
    parts: hubParts,
  });
  registerHub(app, hub);
}

/**
 * Mounts the hub on the service: the upgrade of its path and negotiation. On shutdown, clients are
 * disconnected in a way that lets them reconnect, to another node or later.
 */
export function registerHub(app: FastifyInstance, hub: ShopHub): void {
  app.route({
    method: ['POST', 'OPTIONS'],
    url: `${hubPath}/negotiate`,
    handler: async (request, reply) => {
      const { status, headers, body } = await hub.handleNegotiate(request.raw);
      return reply.code(status).headers(headers).send(body);
    },
  });
  app.addHook('onReady', () => hub.attach(app.server));
  app.addHook('preClose', () => hub.close());
}

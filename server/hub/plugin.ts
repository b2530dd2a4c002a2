import type { FastifyInstance } from 'fastify';
import { hubPath } from '#lib/contract/hub.ts';
import type { ShopHub } from '#server/hub/shop-hub.ts';

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

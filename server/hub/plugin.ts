import type { FastifyInstance } from 'fastify';
import { hubPath } from '#lib/contract/hub.ts';
import type { ShopHub } from '#server/hub/shop-hub.ts';

/**
 * Hangs the hub on the service: upgrades of its path, negotiation, and at the end every client sent
 * away so that it comes back to another node, or later.
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

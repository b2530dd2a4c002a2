import type { FastifyInstance } from 'fastify';
import { createChatCookie } from '#server/http/chat-cookie.ts';
import { hubPath } from '#lib/contract/hub.ts';
import { panelHubPath } from '#lib/contract/panel-hub.ts';
import { createPanelHub } from '#server/hub/panel-hub.ts';
import { createShopHub } from '#server/hub/shop-hub.ts';
import type { Shop } from '#server/modules/index.ts';
import type { EventMap } from '#server/signalr/clients.ts';
import type { HubServer } from '#server/signalr/server.ts';

/** The hubs of a shop and of its panel, mounted on its service. */
export async function openHubs(
  app: FastifyInstance,
  { services, hubParts, panelHubParts }: Shop,
): Promise<void> {
  const { events, logger, sessions, settings, panelSessions, panelCookies } = services;
  const hub = await createShopHub({
    settings,
    logger,
    memberOf: async (token) => sessions.memberOf(await sessions.readAccess(token)),
    chatKeyOf: createChatCookie(settings).read,
    isOpen: ({ id, sessionId }) => sessions.isOpen({ memberId: id, sessionId }),
    events,
    parts: hubParts,
  });
  const panelHub = await createPanelHub({
    settings,
    logger,
    sessions: panelSessions,
    cookies: panelCookies,
    parts: panelHubParts,
  });
  mountHubs(app, { [hubPath]: hub, [panelHubPath]: panelHub });
}

type Mounted = Pick<HubServer<EventMap>, 'attach' | 'handleNegotiate' | 'close'>;

/**
 * Mounts hubs on the service, by path: the upgrade and negotiation. On shutdown, clients are disconnected in a way that
 * lets them reconnect, to another node or later.
 */
export function mountHubs(app: FastifyInstance, hubs: Readonly<Record<string, Mounted>>): void {
  for (const [path, hub] of Object.entries(hubs)) {
    app.route({
      method: ['POST', 'OPTIONS'],
      url: `${path}/negotiate`,
      handler: async (request, reply) => {
        const { status, headers, body } = await hub.handleNegotiate(request.raw);
        return reply.code(status).headers(headers).send(body);
      },
    });
  }
  const all = Object.values(hubs);
  app.addHook('onReady', async () => {
    await Promise.all(all.map((hub) => hub.attach(app.server)));
  });
  app.addHook('preClose', async () => {
    await Promise.all(all.map((hub) => hub.close()));
  });
}

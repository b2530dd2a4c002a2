import { noArguments } from '#server/signalr/arguments.ts';
import { hubMethods } from '#lib/contract/hub.ts';
import { type PanelEvents, panelHubPath } from '#lib/contract/panel-hub.ts';
import type { Permission } from '#lib/contract/permissions.ts';
import { backplaneOn } from '#server/hub/backplane.ts';
import { clientAddress } from '#server/hub/client-address.ts';
import type { PanelHubPart, Worker } from '#server/hub/panel-part.ts';
import { refusalLog } from '#server/hub/refusals.ts';
import { createSessionWatch } from '#server/hub/session-watch.ts';
import { isOwnOrigin } from '#server/http/origin.ts';
import type { PanelCookies } from '#server/http/panel-cookies.ts';
import type { PanelSessionService } from '#server/modules/staff/session-service.ts';
import { Hub } from '#server/signalr/hub.ts';
import type { Admission, HubLogger, HubRequest } from '#server/signalr/options.ts';
import { createHubServer, type HubServer } from '#server/signalr/server.ts';

interface Parts {
  readonly settings: {
    readonly siteUrl: string;
    readonly trustedProxies: number;
    readonly redisUrl: string;
  };
  readonly logger: HubLogger;
  readonly sessions: Pick<PanelSessionService, 'look' | 'openOf'>;
  readonly cookies: Pick<PanelCookies, 'session'>;
  /** What modules send. */
  readonly parts: readonly PanelHubPart[];
}

/** Staff are few, and call little. `connectionsPerKey`: of one person. */
const limits = {
  messageBytes: 1_024,
  frameBytes: 4_096,
  unsentBytes: 256 * 1_024,
  heldBytes: 8 * 1_024 * 1_024,
  messageBurst: 200,
  messagesPerSecond: 20,
  queuedCalls: 200,
  connectionsPerKey: 20,
  connections: 1_000,
};
/** Ms between two looks at the sessions: a connection ends within a second of its session. */
const lookEvery = 500;

/** Nobody without an open session; a token counts for nothing. */
const admitBy =
  ({ sessions, cookies }: Pick<Parts, 'sessions' | 'cookies'>) =>
  async ({ raw }: HubRequest): Promise<Admission<Worker>> => {
    const token = cookies.session(raw);
    const session = token === null ? null : await sessions.look(token);
    if (session === null) return { refuse: 401 };
    // The second step is still to be set up.
    if (session.totp === 'needed') return { refuse: 403 };
    const { id, memberId, name, permissions } = session;
    return {
      identity: { sessionId: id, memberId, name, permissions },
      capKey: `staff-${memberId}`,
    };
  };

/** The panel's hub (contract §5): who may connect, and whom events reach. */
export async function createPanelHub(needs: Parts): Promise<HubServer<PanelEvents>> {
  const { settings, logger, sessions, parts } = needs;
  const watch = createSessionWatch({ openOf: sessions.openOf, every: lookEvery, logger });
  /** The groups, with the permissions of which any is needed. */
  const groups = new Map<string, readonly Permission[]>();
  const hub = new Hub<Worker, PanelEvents>()
    .onConnected(async ({ caller }) => {
      const { identity } = caller;
      const joined = [...groups].filter(([, needed]) =>
        needed.some((each) => identity.permissions.includes(each)),
      );
      watch.begin(caller.id, identity, () => caller.disconnect(true));
      await Promise.all(joined.map(([name]) => caller.join(name)));
    })
    .onDisconnected(({ caller }) => watch.end(caller.id))
    .method(hubMethods.reconnect, noArguments, ({ caller }) => caller.send('ReconnectEvent'));

  const server = createHubServer({
    path: panelHubPath,
    hub,
    // Browsers name the page's origin with every WebSocket.
    allowOrigin: (origin) => origin !== undefined && isOwnOrigin(settings.siteUrl, origin),
    authenticate: admitBy(needs),
    onRefused: refusalLog(logger),
    addressOf: (request) => clientAddress(request, settings.trustedProxies),
    backplane: await backplaneOn(settings.redisUrl, 'panel-hub', logger),
    logger,
    limits,
  });
  for (const part of parts) {
    part((...permissions) => {
      const name = `can-${permissions.join('-or-')}`;
      groups.set(name, permissions);
      return server.clients.group(name);
    }, hub);
  }
  return server;
}

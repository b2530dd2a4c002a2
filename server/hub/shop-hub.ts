import type { IncomingMessage } from 'node:http';
import { hubMethods, hubPath } from '#lib/contract/hub.ts';
import type { HubEvents } from '#lib/contract/hub-events.ts';
import { guid } from '#lib/contract/values.ts';
import { basketKey, type BasketOwner, guestBasket, memberBasket } from '#server/basket-owner.ts';
import { ShopError } from '#server/errors.ts';
import type { ShopEvents } from '#server/events.ts';
import { backplaneOn } from '#server/hub/backplane.ts';
import { clientAddress } from '#server/hub/client-address.ts';
import { createLeases } from '#server/hub/leases.ts';
import type { HubPart, Visitor } from '#server/hub/part.ts';
import { logRefusal, refusalLog } from '#server/hub/refusals.ts';
import { isOwnOrigin } from '#server/http/origin.ts';
import { accessSeconds } from '#server/modules/member-session/lifetimes.ts';
import { noArguments } from '#server/signalr/arguments.ts';
import { Hub } from '#server/signalr/hub.ts';
import type { Admission, HubLogger, HubRequest } from '#server/signalr/options.ts';
import { createHubServer, type HubServer } from '#server/signalr/server.ts';

/**
 * Resolves an access token to its member. Rejects when the token is expired or invalid, or its session has
 * ended.
 */
export type MemberOfToken = (token: string) => Promise<HubMember>;

interface HubMember {
  readonly id: number;
  readonly sessionId: string;
}

interface Parts {
  readonly settings: {
    readonly siteUrl: string;
    readonly trustedProxies: number;
    /** Empty when this node is the only one. */
    readonly redisUrl: string;
  };
  readonly logger: HubLogger;
  readonly memberOf: MemberOfToken;
  /** The hash of the secret that opens a visitor's chats. */
  readonly chatKeyOf: (request: IncomingMessage) => string | null;
  /** Whether a session has not ended. */
  readonly isOpen: (member: HubMember) => Promise<boolean>;
  readonly events: ShopEvents;
  /** What modules register on the hub. */
  readonly parts: readonly HubPart[];
}

type ShopHub = Pick<HubServer<HubEvents>, 'attach' | 'handleNegotiate' | 'close' | 'stats'>;

const ownerGroup = (owner: BasketOwner) => `basket-${basketKey(owner)}`;
const chatGroup = (key: string) => `chat-${key}`;
const sessionGroup = (sessionId: string) => `session-${sessionId}`;
/**
 * Time for the other tabs of a browser that logs out to leave by themselves, in ms: without it they would
 * reconnect with the token of the ended session.
 */
const beforeEnd = 500;
const badRequest = 400;
const unauthorised = 401;

/**
 * Admits a visitor by guid alone, known or not. A member sends a token and receives the events of the
 * member's basket; an invalid token is refused, so the client has to get a new one, as for HTTP calls.
 */
const admitBy =
  (
    { memberOf, chatKeyOf }: Pick<Parts, 'memberOf' | 'chatKeyOf'>,
    onForged: (address: string) => void,
  ) =>
  async ({ raw, query, token, address }: HubRequest): Promise<Admission<Visitor>> => {
    const parsed = guid.safeParse(query.get('guid'));
    if (!parsed.success) return { refuse: badRequest };
    const visitorGuid = parsed.data.toLowerCase();
    const member = token
      ? await memberOf(token).catch((error: unknown) => {
          if (!(error instanceof ShopError) || error.status !== unauthorised) throw error;
          if (error.code === 'TOKEN_INVALID') onForged(address);
          return null;
        })
      : null;
    if (token && member === null) return { refuse: unauthorised };
    const owner = member === null ? guestBasket(visitorGuid) : memberBasket(member.id);
    const sessionId = member?.sessionId ?? null;
    const chatKey = member === null ? chatKeyOf(raw) : null;
    return { identity: { guid: visitorGuid, owner, sessionId, chatKey }, capKey: basketKey(owner) };
  };

/** The shop's hub (contract §5): who may connect. Methods and events come from the modules. */
export async function createShopHub(needs: Parts): Promise<ShopHub> {
  const { settings, logger, isOpen, events, parts } = needs;
  // A member's connection lives as long as an access token; then the client must present a token again.
  const leases = createLeases(accessSeconds * 1_000);
  const hub = new Hub<Visitor, HubEvents>()
    .onConnected(async ({ caller }) => {
      const { owner, sessionId, chatKey } = caller.identity;
      await caller.join(ownerGroup(owner));
      if (chatKey !== null) await caller.join(chatGroup(chatKey));
      if (owner.kind === 'guest' || sessionId === null) return;
      await caller.join(sessionGroup(sessionId));
      // A reconnecting member must present a valid token: their session may have ended meanwhile.
      leases.begin(caller.id, () => caller.disconnect(true));
      // It may also have ended before the connection was in the session's group.
      if (!(await isOpen({ id: owner.memberId, sessionId }))) caller.disconnect(true);
    })
    .onDisconnected(({ caller }) => leases.end(caller.id))
    // ReconnectEvent notifies the client that events arrive from now on and that it should reload what it may
    // have missed.
    .method(hubMethods.reconnect, noArguments, ({ caller }) => caller.send('ReconnectEvent'));

  const server = createHubServer({
    path: hubPath,
    hub,
    // A client without an Origin is not a browser and could claim any Origin.
    allowOrigin: (origin) => origin === undefined || isOwnOrigin(settings.siteUrl, origin),
    authenticate: admitBy(needs, (address) => logRefusal(logger, 'token refused', address)),
    onRefused: refusalLog(logger),
    addressOf: (request: IncomingMessage) => clientAddress(request, settings.trustedProxies),
    backplane: await backplaneOn(settings.redisUrl, 'shop-hub', logger),
    logger,
  });
  events.on('sessionsEnded', (ids) => {
    const end = () => {
      for (const id of ids) server.clients.group(sessionGroup(id)).disconnect();
    };
    setTimeout(end, beforeEnd).unref();
  });
  for (const part of parts) {
    part({
      hub,
      to: (owner) => server.clients.group(ownerGroup(owner)),
      toChat: (key) => server.clients.group(chatGroup(key)),
      all: server.clients.all,
    });
  }
  return server;
}

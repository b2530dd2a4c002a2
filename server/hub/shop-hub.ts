import type { IncomingMessage, Server } from 'node:http';
import { hubMethods, hubPath } from '#lib/contract/hub.ts';
import type { HubEvents } from '#lib/contract/basket.ts';
import { guid } from '#lib/contract/values.ts';
import { basketKey, type BasketOwner, guestBasket, memberBasket } from '#server/basket-owner.ts';
import { ShopError } from '#server/errors.ts';
import { clientAddress } from '#server/hub/client-address.ts';
import { createLeases } from '#server/hub/leases.ts';
import type { HubPart, Visitor } from '#server/hub/part.ts';
import { isOwnOrigin } from '#server/http/origin.ts';
import { accessSeconds } from '#server/modules/member-account/lifetimes.ts';
import { noArguments } from '#server/signalr/arguments.ts';
import { memoryBackplane } from '#server/signalr/backplane.ts';
import { Hub } from '#server/signalr/hub.ts';
import type { Admission, HubLogger, HubRequest } from '#server/signalr/options.ts';
import { redisBackplane } from '#server/signalr/redis-backplane.ts';
import { createHubServer, type HubServer } from '#server/signalr/server.ts';

/** Resolves an access token to its member. Rejects for one that is expired, false or of a session that has ended. */
export type MemberOfToken = (token: string) => Promise<{ readonly id: number }>;

interface Parts {
  readonly settings: {
    readonly siteUrl: string;
    readonly trustedProxies: number;
    /** Empty: this node is alone. */
    readonly redisUrl: string;
  };
  readonly logger: HubLogger;
  readonly memberOf: MemberOfToken;
  /** What modules hang on the hub. */
  readonly parts: readonly HubPart[];
}

export type ShopHub = Pick<
  HubServer<HubEvents>,
  'attach' | 'handleNegotiate' | 'close' | 'stats'
> & { attach(server: Server): Promise<void> };

const ownerGroup = (owner: BasketOwner) => `basket-${basketKey(owner)}`;
const badRequest = 400;
const unauthorised = 401;

/**
 * A visitor is admitted by guid alone; a guid nobody has yet is as good as any other. A member brings a token
 * and follows the member's basket; with a false one they have to get another, as on calls.
 */
const admitBy =
  (memberOf: MemberOfToken) =>
  async ({ query, token }: HubRequest): Promise<Admission<Visitor>> => {
    const parsed = guid.safeParse(query.get('guid'));
    if (!parsed.success) return { refuse: badRequest };
    const visitorGuid = parsed.data.toLowerCase();
    const member = token ? await memberOrNull(memberOf, token) : null;
    if (token && member === null) return { refuse: unauthorised };
    const owner = member === null ? guestBasket(visitorGuid) : memberBasket(member.id);
    return { identity: { guid: visitorGuid, owner }, capKey: basketKey(owner) };
  };

/** Null for a token that is no longer valid; rejects when that cannot be found out. */
async function memberOrNull(memberOf: MemberOfToken, token: string) {
  try {
    return await memberOf(token);
  } catch (error) {
    if (error instanceof ShopError && error.status === unauthorised) return null;
    throw error;
  }
}

/** The shop's hub (contract §5): who may connect. Methods and events come from the modules. */
export function createShopHub({ settings, logger, memberOf, parts }: Parts): ShopHub {
  // A member stays connected without showing a token again for as long as one is valid.
  const leases = createLeases(accessSeconds * 1_000);
  const hub = new Hub<Visitor, HubEvents>()
    .onConnected(async ({ caller }) => {
      await caller.join(ownerGroup(caller.identity.owner));
      // On reconnecting, a member has to show a token that is valid then: the session may have ended meanwhile.
      const isMember = caller.identity.owner.kind === 'member';
      if (isMember) leases.begin(caller.id, () => caller.disconnect(true));
    })
    .onDisconnected(({ caller }) => leases.end(caller.id))
    // The answer says: from now on you receive events, so ask for what you may have missed.
    .method(hubMethods.reconnect, noArguments, ({ caller }) => caller.send('ReconnectEvent'));

  const server = createHubServer({
    path: hubPath,
    hub,
    // Without an Origin it is a program, which could claim any.
    allowOrigin: (origin) => origin === undefined || isOwnOrigin(settings.siteUrl, origin),
    authenticate: admitBy(memberOf),
    addressOf: (request: IncomingMessage) => clientAddress(request, settings.trustedProxies),
    backplane: settings.redisUrl
      ? redisBackplane({ url: settings.redisUrl, prefix: 'shop-hub', logger })
      : memoryBackplane(),
    logger,
  });
  for (const part of parts) part({ hub, to: (owner) => server.clients.group(ownerGroup(owner)) });
  return server;
}

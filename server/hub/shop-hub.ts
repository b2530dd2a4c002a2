import type { IncomingMessage, Server } from 'node:http';
import { hubMethods, hubPath } from '#lib/contract/hub-constants.ts';
import type { UpdateBasketEvent } from '#lib/contract/hub.ts';
import { guid } from '#lib/contract/values.ts';
import { basketKey, guestBasket, memberBasket } from '#server/basket-owner.ts';
import type { BasketOwner } from '#server/basket-owner.ts';
import { ShopError } from '#server/errors.ts';
import type { BasketChange } from '#server/events.ts';
import { normalisePersian } from '#lib/text/persian.ts';
import { clientAddress } from '#server/hub/client-address.ts';
import { createLeases } from '#server/hub/leases.ts';
import { createPresences, presenceArguments } from '#server/hub/presence.ts';
import type { Presence } from '#server/hub/presence.ts';
import { isOwnOrigin } from '#server/http/origin.ts';
import { accessSeconds } from '#server/modules/member-account/lifetimes.ts';
import { noArguments } from '#server/signalr/arguments.ts';
import { memoryBackplane } from '#server/signalr/backplane.ts';
import { Hub } from '#server/signalr/hub.ts';
import type { Admission, HubLogger, HubRequest } from '#server/signalr/options.ts';
import { redisBackplane } from '#server/signalr/redis-backplane.ts';
import { createHubServer } from '#server/signalr/server.ts';
import type { HubServer } from '#server/signalr/server.ts';

interface Visitor {
  readonly guid: string;
  /** The basket that is followed. */
  readonly owner: BasketOwner;
}

/** Whose an access token is. Rejects for one that is expired, false or of a session that has ended. */
export type MemberOfToken = (token: string) => Promise<{ readonly id: number }>;

/** A type, not an interface: only a type has the index signature an event map needs. */
export type ShopEvents = {
  ReconnectEvent: [];
  UpdateBasketEvent: UpdateBasketEvent;
};

export interface ShopHubSettings {
  readonly siteUrl: string;
  readonly trustedProxies: number;
  /** Empty: this node is alone. */
  readonly redisUrl: string;
}

export interface ShopHub extends Pick<
  HubServer<ShopEvents>,
  'attach' | 'handleNegotiate' | 'close' | 'stats'
> {
  attach(server: Server): Promise<void>;
  /** Where the visitors of this node are, a tab each. */
  presences(): readonly Readonly<Presence>[];
  /** Tells every connection of the basket, on all nodes. Delivery is at most once and not waited for. */
  tellBasket(change: BasketChange): void;
}

const basketGroup = (owner: BasketOwner) => `basket-${basketKey(owner)}`;
const badRequest = 400;
const unauthorised = 401;

/**
 * A visitor comes in by guid alone; a guid nobody has yet is as good as any other. A member brings a token
 * and follows the member's basket; who brings a false one has to get another, as on calls.
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

/** Null for a token that is good no more; rejects when that can't be found out. */
async function memberOrNull(memberOf: MemberOfToken, token: string) {
  try {
    return await memberOf(token);
  } catch (error) {
    if (error instanceof ShopError && error.status === unauthorised) return null;
    throw error;
  }
}

/** The shop's hub (contract §5): all tabs and devices of a basket hear of its changes. */
export function createShopHub(
  settings: ShopHubSettings,
  logger: HubLogger,
  memberOf: MemberOfToken,
): ShopHub {
  const presences = createPresences();
  // A member is told without showing a token again for as long as one is good.
  const leases = createLeases(accessSeconds * 1_000);
  const hub = new Hub<Visitor, ShopEvents>()
    .onConnected(async ({ caller }) => {
      await caller.join(basketGroup(caller.identity.owner));
      presences.enter(caller.id, caller.identity.owner);
      // Who comes again has to show a token that is good then: a session may have ended meanwhile.
      const isMember = caller.identity.owner.kind === 'member';
      if (isMember) leases.begin(caller.id, () => caller.disconnect(true));
    })
    .onDisconnected(({ caller }) => {
      leases.end(caller.id);
      presences.leave(caller.id);
    })
    // The answer says: you hear us from now on, so ask for what you may have missed.
    .method(hubMethods.reconnect, noArguments, ({ caller }) => caller.send('ReconnectEvent'))
    .method(hubMethods.changeRefer, presenceArguments.refer, ({ caller }, refer) =>
      presences.change(caller.id, { refer: normalisePersian(refer ?? '') }),
    )
    .method(hubMethods.changeLocation, presenceArguments.location, ({ caller }, location) =>
      presences.change(caller.id, { location }),
    )
    .method(hubMethods.changeChatLocation, presenceArguments.chat, ({ caller }, chat) =>
      presences.change(caller.id, { chat }),
    )
    .method(hubMethods.changeView, noArguments, ({ caller }) =>
      presences.change(caller.id, { viewedAt: new Date() }),
    );

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

  return {
    attach: (http) => server.attach(http),
    handleNegotiate: (request) => server.handleNegotiate(request),
    close: () => server.close(),
    stats: () => server.stats(),
    presences: presences.list,
    tellBasket: ({ owner, websiteCode, variantId, count, basketCount, kind, sequence }) =>
      server.clients
        .group(basketGroup(owner))
        .send('UpdateBasketEvent', websiteCode, variantId, count, basketCount, kind, sequence),
  };
}

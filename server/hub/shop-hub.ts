import type { IncomingMessage, Server } from 'node:http';
import { hubMethods, hubPath } from '#lib/contract/hub-constants.ts';
import type { UpdateBasketEvent } from '#lib/contract/hub.ts';
import { guid } from '#lib/contract/values.ts';
import { clientAddress } from '#server/hub/client-address.ts';
import { ownOrigins } from '#server/hub/origins.ts';
import { noArguments } from '#server/signalr/arguments.ts';
import { memoryBackplane } from '#server/signalr/backplane.ts';
import { Hub } from '#server/signalr/hub.ts';
import { originList } from '#server/signalr/options.ts';
import type { HubLogger, HubRequest } from '#server/signalr/options.ts';
import { redisBackplane } from '#server/signalr/redis-backplane.ts';
import { createHubServer } from '#server/signalr/server.ts';
import type { HubServer } from '#server/signalr/server.ts';

interface Visitor {
  readonly guid: string;
}

/** A type, not an interface: only a type has the index signature an event map needs. */
export type ShopEvents = {
  ReconnectEvent: [];
  UpdateBasketEvent: UpdateBasketEvent;
};

/** A change of one line of a basket, as it is after commit. */
export interface BasketChange {
  /** Names the basket. */
  readonly guid: string;
  readonly websiteCode: number;
  /** The variant, `propertyId` in the event. */
  readonly variantId: number;
  /** The line's new total; 0 when it was removed. */
  readonly count: number;
  /** The sum of counts. */
  readonly basketCount: number;
  readonly kind: UpdateBasketEvent[4];
  readonly sequence: number;
}

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
  /** Tells every connection of the basket, on all nodes. Delivery is at most once and not waited for. */
  tellBasket(change: BasketChange): void;
}

const basketGroup = (visitorGuid: string) => `basket-${visitorGuid}`;
const badRequest = 400;

/** A visitor comes in by guid alone; a guid nobody has yet is as good as any other. */
function admit({ query }: HubRequest) {
  const parsed = guid.safeParse(query.get('guid'));
  if (!parsed.success) return { refuse: badRequest };
  const visitor: Visitor = { guid: parsed.data.toLowerCase() };
  return { identity: visitor, capKey: visitor.guid };
}

/** The shop's hub (contract §5): all tabs and devices of a basket hear of its changes. */
export function createShopHub(settings: ShopHubSettings, logger: HubLogger): ShopHub {
  const hub = new Hub<Visitor, ShopEvents>()
    .onConnected(({ caller }) => caller.join(basketGroup(caller.identity.guid)))
    // The answer says: you hear us from now on, so ask for what you may have missed.
    .method(hubMethods.reconnect, noArguments, ({ caller }) => caller.send('ReconnectEvent'));

  const server = createHubServer({
    path: hubPath,
    hub,
    allowOrigin: originList(ownOrigins(settings.siteUrl)),
    authenticate: admit,
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
    tellBasket: ({ guid: basket, websiteCode, variantId, count, basketCount, kind, sequence }) =>
      server.clients
        .group(basketGroup(basket.toLowerCase()))
        .send('UpdateBasketEvent', websiteCode, variantId, count, basketCount, kind, sequence),
  };
}

import type { IncomingMessage, Server } from 'node:http';
import { hubMethods, hubPath } from '#lib/contract/hub-constants.ts';
import type { UpdateBasketEvent } from '#lib/contract/hub.ts';
import { guid } from '#lib/contract/values.ts';
import type { BasketChange } from '#server/events.ts';
import { clientAddress } from '#server/hub/client-address.ts';
import { isOwnOrigin } from '#server/http/origin.ts';
import { noArguments } from '#server/signalr/arguments.ts';
import { memoryBackplane } from '#server/signalr/backplane.ts';
import { Hub } from '#server/signalr/hub.ts';
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
    // Without an Origin it is a program, which could claim any.
    allowOrigin: (origin) => origin === undefined || isOwnOrigin(settings.siteUrl, origin),
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

import type { HubEvents } from '#lib/contract/basket.ts';
import type { BasketOwner } from '#server/basket-owner.ts';
import type { Recipients } from '#server/signalr/clients.ts';
import type { Hub } from '#server/signalr/hub.ts';

/** Who a connection belongs to. */
export interface Visitor {
  readonly guid: string;
  /** Whose basket is followed. */
  readonly owner: BasketOwner;
}

interface Parts {
  /** Takes methods that clients may call, and hooks for connections that come and go. */
  readonly hub: Hub<Visitor, HubEvents>;
  /** All tabs and devices of a visitor or member, on all nodes. */
  to(owner: BasketOwner): Recipients<HubEvents>;
}

/** What a module hangs on the hub. */
export type HubPart = (parts: Parts) => void;

import type { HubEvents } from '#lib/contract/hub-events.ts';
import type { BasketOwner } from '#server/basket-owner.ts';
import type { Recipients } from '#server/signalr/clients.ts';
import type { Hub } from '#server/signalr/hub.ts';

/** The owner of a connection. */
export interface Visitor {
  readonly guid: string;
  /** The owner of the basket whose events this connection receives. */
  readonly owner: BasketOwner;
  /** The member's session; null for visitors. */
  readonly sessionId: string | null;
  /** Of a visitor: the hash of the secret that opens their chats; null without one, and for members. */
  readonly chatKey: string | null;
}

interface Parts {
  /** Registers methods that clients may call, and hooks for opened and closed connections. */
  readonly hub: Hub<Visitor, HubEvents>;
  /** All tabs and devices of a visitor or member, on all nodes. */
  to(owner: BasketOwner): Recipients<HubEvents>;
  /** All tabs of a browser, by the secret of its chats, on all nodes. */
  toChat(key: string): Recipients<HubEvents>;
  /** Everybody. */
  readonly all: Recipients<HubEvents>;
}

/** What a module registers on the hub. */
export type HubPart = (parts: Parts) => void;

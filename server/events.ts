import { EventEmitter } from 'node:events';
import type { BasketOwner } from '#server/basket-owner.ts';

/**
 * A committed change of one basket line. A change of the whole basket (frozen, unfrozen, notices confirmed)
 * has 0 for product, variant and count: clients that show the basket read it again.
 */
export interface BasketChange {
  readonly owner: BasketOwner;
  readonly websiteCode: number;
  readonly variantId: number;
  /** The line's new total; 0 when it was removed. */
  readonly count: number;
  /** The sum of all counts. */
  readonly basketCount: number;
  readonly kind: 'add' | 'remove' | 'update';
  readonly sequence: number;
}

/** A committed step of a member's order. */
export interface OrderChange {
  readonly memberId: number;
  readonly number: number;
  /** `orderStatuses` and `deliveryStates` of the contract. */
  readonly status: number;
  readonly delivery: string;
  readonly version: number;
}

/** Events that services emit after a commit. */
interface Events {
  basketChanged: [BasketChange];
  /** Ids of members' sessions. */
  sessionsEnded: [readonly string[]];
  orderChanged: [OrderChange];
  outbox: [];
}

/** Notifies other parts of this process of committed changes. Listeners must not throw. */
export class ShopEvents extends EventEmitter<Events> {}

import { EventEmitter } from 'node:events';
import type { BasketOwner } from '#server/basket-owner.ts';

/**
 * A change of one line of a basket, as it is after commit. One that is of no line (the basket was frozen,
 * or what is new was confirmed) has 0 for product, variant and count: who shows the basket reads it again.
 */
export interface BasketChange {
  readonly owner: BasketOwner;
  readonly websiteCode: number;
  readonly variantId: number;
  /** The line's new total; 0 when it was removed. */
  readonly count: number;
  /** The sum of counts. */
  readonly basketCount: number;
  readonly kind: 'add' | 'remove' | 'update';
  readonly sequence: number;
}

/** What services say after a commit: a basket changed; there is something in the outbox. */
interface Events {
  basketChanged: [BasketChange];
  outbox: [];
}

/** Tells other parts of this process what was committed. Listeners must not throw. */
export class ShopEvents extends EventEmitter<Events> {}

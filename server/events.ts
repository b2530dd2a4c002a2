import { EventEmitter } from 'node:events';

/** A change of one line of a basket, as it is after commit. */
export interface BasketChange {
  /** Names the basket. */
  readonly guid: string;
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

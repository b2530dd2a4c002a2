import { EventEmitter } from 'node:events';
import type { StaffChatRow } from '#lib/contract/admin-chat.ts';
import type { BoxEventValue, ChatMessage } from '#lib/contract/chat.ts';
import type { ImportKindName } from '#lib/contract/import-names.ts';
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

/** A committed step or change of an order. */
export interface OrderChange {
  /** Null once its member's data were deleted. */
  readonly memberId: number | null;
  readonly number: number;
  /** `orderStatuses` and `deliveryStates` of the contract. */
  readonly status: number;
  readonly delivery: string;
  readonly version: number;
}

/** How far a change of many goods is; `state` as in `batchView`. */
export interface BatchChange {
  readonly batch: number;
  readonly state: string;
  readonly done: number;
  readonly skipped: number;
  readonly total: number;
}

/** How far a file is that is brought in; `state` as in `importView`. */
export interface ImportChange extends Omit<BatchChange, 'skipped'> {
  readonly kind: ImportKindName;
}

/** How many of its pictures have come. */
export interface ImportPicturesChange {
  readonly batch: number;
  readonly waiting: number;
  readonly done: number;
  readonly failed: number;
}

/** What happened in a chat. `sequence`: the chat's after the change. */
export type ChatNews =
  | { readonly kind: 'message'; readonly message: ChatMessage }
  /** `upTo`: sequence of a message of the side whose messages were delivered or seen. */
  | { readonly kind: 'status'; readonly status: 2 | 3; readonly upTo: number }
  | { readonly kind: 'deleted'; readonly id: number; readonly sequence: number }
  | {
      readonly [Kind in 'state' | 'assigned' | 'closed' | 'rate']: {
        readonly kind: Kind;
        readonly value: BoxEventValue<Kind>;
        readonly sequence: number;
      };
    }['state' | 'assigned' | 'closed' | 'rate'];

/** A committed change of a chat. */
export interface ChatChange {
  readonly visitor: {
    readonly memberId: number | null;
    /** Hash of the secret of a guest's cookie. */
    readonly key: string | null;
  };
  readonly row: StaffChatRow;
  readonly news: readonly ChatNews[];
}

/** Somebody writes, or no longer does. */
export interface ChatTyping {
  readonly visitor: ChatChange['visitor'];
  readonly chat: string;
  readonly from: 'visitor' | 'staff';
  readonly name: string;
  readonly on: boolean;
}

/** Events that services emit after a commit. */
interface Events {
  basketChanged: [BasketChange];
  /** Ids of members' sessions. */
  sessionsEnded: [readonly string[]];
  orderChanged: [OrderChange];
  /** A new order, for staff: its member knows. */
  orderMade: [OrderChange];
  /** More or less of what members write waits for staff. */
  waitingChanged: ['opinions' | 'messages' | 'chats'];
  batchChanged: [BatchChange];
  importChanged: [ImportChange];
  importPicturesChanged: [ImportPicturesChange];
  chatChanged: [ChatChange];
  chatTyping: [ChatTyping];
  /** The chats of a guest are a member's now. */
  chatClaimed: [key: string];
  outbox: [];
}

/** Notifies other parts of this process of committed changes. Listeners must not throw. */
export class ShopEvents extends EventEmitter<Events> {}

import type { HubEvents } from '#lib/contract/hub-events.ts';
import type { Permission } from '#lib/contract/permissions.ts';

// Names of the panel's hub. Without zod, because the panel uses them.

/** Path of the panel's hub (contract §5). */
export const panelHubPath = '/panelHub';

export const panelHubEvents = {
  reconnect: 'ReconnectEvent',
  updateOrder: 'UpdateOrderEvent',
  updateWaiting: 'UpdateWaitingEvent',
  updateBatch: 'UpdateBatchEvent',
  updateImport: 'UpdateImportEvent',
  updateImportPictures: 'UpdateImportPicturesEvent',
  typing: 'TypingEvent',
  newMessage: 'NewMessageEvent',
  messageStatus: 'MessageStatusEvent',
  deleteMessage: 'DeleteMessageEvent',
  chatList: 'ChatListEvent',
  visitor: 'VisitorEvent',
} as const satisfies Record<string, keyof PanelEvents>;

/** Methods besides `hubMethods`. */
export const panelHubMethods = {
  /** JSON of `{state}`: `staffStates`, of this connection. Without it a connection is `off`. */
  changeStaffState: 'ChangeStaffStateMethod',
} as const;

/** What waits for staff and is counted in the menu. */
export const waitingKinds = [
  'orders',
  'receipts',
  'returns',
  'opinions',
  'messages',
  'chats',
] as const;
export type WaitingKind = (typeof waitingKinds)[number];

/** Who may see how much of a kind waits. */
export const waitingPermissions: Readonly<Record<WaitingKind, Permission>> = {
  orders: 'orders',
  receipts: 'orders',
  returns: 'orders',
  opinions: 'opinions',
  messages: 'chat',
  chats: 'chat',
};

/**
 * Events of the panel's hub: name to positional arguments. A type, not an interface, because only types have the index
 * signature an event map needs.
 */
export type PanelEvents = {
  ReconnectEvent: [];
  UpdateOrderEvent: HubEvents['UpdateOrderEvent'];
  /** @param at when it was counted, in ms: a count of before that comes later is outdated */
  UpdateWaitingEvent: [kind: WaitingKind, count: number, at: number];
  TypingEvent: HubEvents['TypingEvent'];
  NewMessageEvent: HubEvents['NewMessageEvent'];
  MessageStatusEvent: HubEvents['MessageStatusEvent'];
  DeleteMessageEvent: HubEvents['DeleteMessageEvent'];
  /** @param row JSON of `staffChatRow` */
  ChatListEvent: [row: string];
  /** @param row JSON of `visitorRow` */
  VisitorEvent: [row: string];
  /** @param state of `batchView` */
  UpdateBatchEvent: [batch: number, state: string, done: number, skipped: number, total: number];
  /** @param state of `importView` */
  UpdateImportEvent: [batch: number, state: string, done: number, total: number];
  /** Of `importPicturesView`. */
  UpdateImportPicturesEvent: [batch: number, waiting: number, done: number, failed: number];
};

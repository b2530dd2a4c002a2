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
} as const satisfies Record<string, keyof PanelEvents>;

/** What waits for staff and is counted in the menu. */
export const waitingKinds = ['orders', 'receipts', 'returns', 'opinions', 'messages'] as const;
export type WaitingKind = (typeof waitingKinds)[number];

/** Who may see how much of a kind waits. */
export const waitingPermissions: Readonly<Record<WaitingKind, Permission>> = {
  orders: 'orders',
  receipts: 'orders',
  returns: 'orders',
  opinions: 'opinions',
  messages: 'chat',
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
  /** @param state of `batchView` */
  UpdateBatchEvent: [batch: number, state: string, done: number, skipped: number, total: number];
};

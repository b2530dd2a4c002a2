import type { ListedOrder, OrderState } from '#lib/contract/admin-orders.ts';
import { cardToCard, onDelivery, orderStatuses } from '#lib/contract/codes.ts';
import { paymentWords, stageWords } from '#panel/orders/texts.ts';
import type { Kind } from '#panel/ui/states.tsx';

/** A state as it is shown. */
export interface Shown {
  readonly kind: Kind;
  readonly word: string;
}

/** Tabs of the list, in the order of the work. */
export const tabStates: readonly OrderState[] = [
  'paid',
  'packing',
  'sent',
  'delivered',
  'waiting',
  'unpaid',
  'returned',
  'cancelled',
];

const stageKinds: Readonly<Record<OrderState, Kind>> = {
  waiting: 'wait',
  unpaid: 'rest',
  paid: 'wait',
  packing: 'info',
  sent: 'good',
  delivered: 'good',
  returned: 'rest',
  cancelled: 'rest',
};

/** How far an order is; a return that waits comes first. */
export function stageOf({ state, returnWaits }: Pick<ListedOrder, 'state' | 'returnWaits'>): Shown {
  if (returnWaits) return { kind: 'bad', word: paymentWords.returnWaits };
  return { kind: stageKinds[state], word: stageWords[state] };
}

const { waiting, paid, preparing, cancelled, unpaid } = orderStatuses;

type Paid = Pick<ListedOrder, 'status' | 'payment' | 'paidAt' | 'receiptWaits' | 'hasManualRefund'>;

/** How an order is paid; what waits for staff comes first. */
export function paymentOf(order: Paid): Shown {
  if (order.hasManualRefund) return { kind: 'wait', word: paymentWords.manual };
  if (order.receiptWaits) return { kind: 'info', word: paymentWords.receipt };
  if (order.paidAt !== null) return { kind: 'good', word: paymentWords.paid };
  return unpaidOf(order);
}

function unpaidOf({ status, payment }: Paid): Shown {
  if (status === cancelled) return { kind: 'rest', word: paymentWords.none };
  if (payment === onDelivery) return { kind: 'rest', word: paymentWords.onDelivery };
  // Nothing was to be paid.
  if (status === paid || status === preparing) return { kind: 'good', word: paymentWords.paid };
  if (status === unpaid) return { kind: 'bad', word: paymentWords.failed };
  if (status === waiting && payment === cardToCard) {
    return { kind: 'rest', word: paymentWords.transfer };
  }
  return { kind: 'info', word: paymentWords.atGateway };
}

/** What can be done with all chosen orders at once; null when they differ. */
export function groupActOf(
  orders: readonly Pick<ListedOrder, 'state'>[],
): 'prepare' | 'send' | null {
  if (orders.length === 0) return null;
  if (orders.every(({ state }) => state === 'paid')) return 'prepare';
  return orders.every(({ state }) => state === 'packing') ? 'send' : null;
}

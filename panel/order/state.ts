import type { AdminOrderAnswer } from '#lib/contract/admin-order.ts';
import type { OrderState } from '#lib/contract/admin-orders.ts';
import {
  cardToCard,
  type DeliveryState,
  deliveryStates,
  onDelivery,
  type OrderStatus,
  orderStatuses,
} from '#lib/contract/codes.ts';
import type { paymentOf, stageOf } from '#panel/orders/states.ts';

const { waiting, paid, preparing, cancelled } = orderStatuses;
const byDelivery: Readonly<Record<DeliveryState, OrderState>> = {
  [deliveryStates.none]: 'packing',
  [deliveryStates.packing]: 'packing',
  [deliveryStates.sent]: 'sent',
  [deliveryStates.delivered]: 'delivered',
  [deliveryStates.returned]: 'returned',
};

/** Whether no gateway had a part in it. */
export const isByHand = (payment: string): boolean =>
  payment === onDelivery || payment === cardToCard;

interface Stored {
  status: OrderStatus;
  delivery: DeliveryState;
  /** Name of the payment. */
  payment: string;
}

/** What an order needs next, as lists of orders say it. */
export function orderStateOf({ status, delivery, payment }: Stored): OrderState {
  if (status === paid) return 'paid';
  if (status === cancelled) return 'cancelled';
  if (status === preparing) return byDelivery[delivery];
  return status === waiting && isByHand(payment) ? 'waiting' : 'unpaid';
}

/** An order's page in the words of the list. */
export const stateOfOrder = (
  order: AdminOrderAnswer,
): Parameters<typeof paymentOf>[0] & Parameters<typeof stageOf>[0] => ({
  status: order.status,
  state: orderStateOf({ ...order, payment: order.payment.name }),
  payment: order.payment.name,
  paidAt: order.paidAt,
  receiptWaits: order.payment.receiptWaits,
  returnWaits: order.returns.some(({ state }) => state === 'asked' || state === 'approved'),
  hasManualRefund: order.refunds.some(({ state }) => state === 'manual'),
});

import type { AdminOrderAnswer } from '#lib/contract/admin-order.ts';
import { deliveryStates, onDelivery, orderStatuses } from '#lib/contract/codes.ts';

/**
 * What has to happen next with an order. `waits`: the shopper has to pay. `over`, `cancelled`: nothing. The others are
 * one amber button each.
 */
export type NextStep =
  | 'receipt'
  | 'accept'
  | 'prepare'
  | 'send'
  | 'handOver'
  | 'deliver'
  | 'return'
  | 'refund'
  | 'waits'
  | 'over'
  | 'cancelled';

const { waiting, paid, preparing, cancelled } = orderStatuses;
const { none, packing, sent } = deliveryStates;

type Order = Pick<AdminOrderAnswer, 'status' | 'delivery' | 'deliveryMethod'> & {
  readonly payment: Pick<AdminOrderAnswer['payment'], 'name' | 'receiptWaits'>;
  readonly returns: readonly Pick<AdminOrderAnswer['returns'][number], 'state'>[];
  readonly refunds: readonly Pick<AdminOrderAnswer['refunds'][number], 'state'>[];
};

/** One step at a time: money of the member that waits comes before the parcel only where the parcel is done. */
export function nextStepOf(order: Order): NextStep {
  const { status, payment } = order;
  if (payment.receiptWaits) return 'receipt';
  if (status === waiting && payment.name === onDelivery) return 'accept';
  const step = parcelStepOf(order);
  if (step !== null) return step;
  if (order.returns.some(({ state }) => state === 'asked' || state === 'approved')) return 'return';
  if (order.refunds.some(({ state }) => state === 'manual')) return 'refund';
  if (status === cancelled) return 'cancelled';
  return status === preparing ? 'over' : 'waits';
}

function parcelStepOf({ status, delivery, deliveryMethod }: Order): NextStep | null {
  if (status === paid || (status === preparing && delivery === none)) return 'prepare';
  if (status !== preparing) return null;
  if (delivery === packing) return deliveryMethod.kind === 'pick-up' ? 'handOver' : 'send';
  return delivery === sent ? 'deliver' : null;
}

/** What else can be done: each is refused by the service where it cannot. */
export function otherActsOf(
  order: Pick<AdminOrderAnswer, 'status' | 'delivery' | 'paid' | 'refunded'>,
): { canCancel: boolean; canRefund: boolean; canTakeBack: boolean } {
  const { status, delivery } = order;
  const isBefore = status !== preparing || delivery === none || delivery === packing;
  return {
    canCancel: status !== cancelled && isBefore,
    canRefund: order.paid > order.refunded && status !== waiting,
    canTakeBack: status === preparing && delivery === sent,
  };
}

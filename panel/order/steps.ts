import type { AdminOrderAnswer } from '#lib/contract/admin-order.ts';
import { deliveryStates, onDelivery, orderStatuses } from '#lib/contract/codes.ts';
import { orderTexts } from '#panel/order/texts.ts';

export interface Step {
  readonly word: string;
  readonly is: 'done' | 'now' | 'todo';
  /** ISO 8601; null before it is reached. */
  readonly at: string | null;
}

const { paid, preparing, cancelled } = orderStatuses;
const { none, packing, sent, delivered, returned } = deliveryStates;

type Order = Pick<AdminOrderAnswer, 'status' | 'delivery' | 'createdAt' | 'paidAt'> & {
  readonly payment: Pick<AdminOrderAnswer['payment'], 'name'>;
  readonly events: readonly Pick<
    AdminOrderAnswer['events'][number],
    'status' | 'delivery' | 'at'
  >[];
};

/** The way of an order, as far as it is; empty once it is cancelled. */
export function stepsOf(order: Order): Step[] {
  const { status, delivery, events, createdAt, paidAt } = order;
  if (status === cancelled) return [];
  const isLater = order.payment.name === onDelivery;
  const place = placeOf(order);
  const since = (...states: readonly string[]) =>
    events.findLast((each) => each.status === preparing && states.includes(each.delivery))?.at ??
    null;
  const isOver = status === preparing && (delivery === delivered || delivery === returned);
  const words = orderTexts.step;
  const steps = [
    isLater ? { word: words.placed, at: createdAt } : { word: words.paid, at: paidAt },
    { word: words.packing, at: since(none, packing) },
    { word: words.sent, at: since(sent) },
    { word: words.delivered, at: since(delivered) },
  ];
  return steps.map(({ word, at }, index) => {
    const is = index < place || isOver ? 'done' : index === place ? 'now' : 'todo';
    return { word, is, at: is === 'todo' ? null : at };
  });
}

function placeOf({ status, delivery }: Order): number {
  if (status === paid) return 1;
  if (status !== preparing) return 0;
  return delivery === sent ? 2 : delivery === delivered || delivery === returned ? 3 : 1;
}

import { stateViewOf } from '#components/account/orders/state-view.ts';
import { orderTexts } from '#components/account/orders/texts.ts';
import type { InterfaceIconName } from '#components/ui/icon-names.ts';
import { deliveryStates, onDelivery, orderStatuses } from '#lib/contract/codes.ts';
import type { OrderAnswer } from '#lib/contract/member-order.ts';

type Event = OrderAnswer['events'][number];

/** A step of the timeline. */
export interface Step {
  readonly word: string;
  readonly icon: InterfaceIconName;
  readonly is: 'done' | 'now' | 'todo';
  /** ISO 8601; null before it is reached. */
  readonly at: string | null;
  /** What it was done with, such as the gateway of the payment; '' where there is nothing to say. */
  readonly by: string;
}

const { paid, preparing, cancelled } = orderStatuses;
const { none, packing, sent, delivered, returned } = deliveryStates;

interface Part {
  readonly word: string;
  readonly icon: InterfaceIconName;
  /** Whether an event reaches it. */
  readonly has: (event: Event) => boolean;
}

const payment: Part = {
  word: orderTexts.payment,
  icon: 'credit-card',
  has: ({ status }) => status === paid,
};

const delivering = (...states: readonly string[]): Part['has'] => {
  return ({ status, delivery }) => status === preparing && states.includes(delivery);
};
const afterPayment: readonly Part[] = [
  { word: orderTexts.preparation, icon: 'package', has: delivering(none, packing) },
  { word: orderTexts.sending, icon: 'truck', has: delivering(sent) },
  { word: orderTexts.delivery, icon: 'house', has: delivering(delivered, returned) },
];

/** Whether a parcel came back without having reached its member. */
export const isNotTaken = (event: Event, before: Event | undefined): boolean =>
  event.delivery === returned && before?.status === preparing && before.delivery === sent;

/** What has become of an order whose last parcel came back undelivered; null for any other, and once it is sent again. */
export function wayBackOf({ events }: Pick<OrderAnswer, 'events'>): 'again' | 'cancelled' | null {
  const last = events.at(-1);
  const [sending, back] = events.slice(-3);
  if (last === undefined || back === undefined || !isNotTaken(back, sending)) return null;
  if (last.status === cancelled) return 'cancelled';
  return last.delivery === packing ? 'again' : null;
}

/**
 * The steps of an order from start to delivery: those behind it, the one it is at, and those to
 * come. A step it skipped is left out; a cancelled order has none to come.
 */
export function stepsOf(
  order: Pick<OrderAnswer, 'events' | 'status' | 'delivery' | 'createdAt' | 'payment'>,
): Step[] {
  const { events, status, delivery, createdAt } = order;
  const { name, title } = order.payment;
  const isPaidLater = name === onDelivery;
  const now = { status, delivery, at: events.at(-1)?.at ?? createdAt };
  const parts = isPaidLater ? afterPayment : [payment, ...afterPayment];
  const done = ({ word, icon, has }: Part): Step[] => {
    const event = events.findLast((each, at) => has(each) && !isNotTaken(each, events[at - 1]));
    if (!event) return [];
    return [{ word, icon, is: 'done', at: event.at, by: word === payment.word ? title : '' }];
  };
  const placed: Step = {
    word: orderTexts.placed,
    icon: 'check',
    is: 'done',
    at: createdAt,
    by: '',
  };
  if (status === cancelled) return [placed, ...parts.flatMap(done), current(now)];
  const place =
    status === preparing ? parts.findIndex(({ has }) => has(now)) : parts.indexOf(payment);
  return [
    place === -1 ? { ...placed, is: 'now' } : placed,
    ...parts.slice(0, Math.max(place, 0)).flatMap(done),
    ...(place === -1 ? [] : [current(now, status === paid ? title : '')]),
    ...parts
      .slice(place + 1)
      .map(({ word, icon }): Step => ({ word, icon, is: 'todo', at: null, by: '' })),
  ];
}

/** @param by as in the step */
function current(event: Event, by = ''): Step {
  const { word, icon } = stateViewOf(event);
  const isOver = event.status === preparing && delivering(delivered, returned)(event);
  return { word, icon, is: isOver ? 'done' : 'now', at: event.at, by };
}

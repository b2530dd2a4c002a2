import { stateTexts as texts } from '#components/account/orders/texts.ts';
import type { InterfaceIconName } from '#components/ui/icon-names.ts';
import {
  type DeliveryState,
  type OrderStatus,
  deliveryStates,
  orderStatuses,
} from '#lib/contract/codes.ts';
import type { OrderListAnswer } from '#lib/contract/member-order.ts';
import { timeOf, weekdayOf } from '#lib/text/order-date.ts';

/** Colour of a state's icon. */
export type Tone = 'good' | 'bad' | 'warn' | 'info' | 'none';

/** A state of an order as it is shown. */
export interface StateView {
  readonly word: string;
  readonly icon: InterfaceIconName;
  readonly tone: Tone;
}

interface State {
  readonly status: OrderStatus;
  readonly delivery: DeliveryState;
}

const { waiting, paid, preparing, cancelled, unpaid, atGateway } = orderStatuses;
const { none, packing, sent, delivered, returned } = deliveryStates;

const byStatus: Readonly<Record<OrderStatus, StateView>> = {
  [waiting]: { word: texts.waiting, icon: 'clock', tone: 'warn' },
  [paid]: { word: texts.paid, icon: 'circle-check', tone: 'good' },
  [preparing]: { word: texts.preparing, icon: 'package', tone: 'info' },
  [cancelled]: { word: texts.cancelled, icon: 'x', tone: 'none' },
  [unpaid]: { word: texts.unpaid, icon: 'circle-alert', tone: 'bad' },
  [atGateway]: { word: texts.atGateway, icon: 'credit-card', tone: 'info' },
};
const byDelivery: Readonly<Record<DeliveryState, StateView>> = {
  [none]: byStatus[preparing],
  [packing]: byStatus[preparing],
  [sent]: { word: texts.sent, icon: 'truck', tone: 'info' },
  [delivered]: { word: texts.delivered, icon: 'badge-check', tone: 'good' },
  [returned]: { word: texts.returned, icon: 'rotate-ccw', tone: 'none' },
};

/** A parcel that came back undelivered. */
export const notTaken: StateView = { word: texts.notTaken, icon: 'rotate-ccw', tone: 'warn' };

/** The status, or while the shop prepares and delivers an order, the finer delivery state. */
export const stateViewOf = ({ status, delivery }: State): StateView =>
  status === preparing ? byDelivery[delivery] : byStatus[status];

const nextOfDelivery: Readonly<Record<DeliveryState, string>> = {
  [none]: texts.preparingNext,
  [packing]: texts.packing,
  [sent]: texts.sentNext,
  [delivered]: texts.deliveredNext,
  [returned]: texts.returnedNext,
};

type Listed = Pick<
  OrderListAnswer['items'][number],
  'canPay' | 'awaitsTransfer' | 'wasSent' | 'expiresAt' | 'returnUntil' | 'refunded'
>;

/** What happens next, in one line. */
export function nextOf(order: State & Listed): string {
  const { status, delivery, refunded } = order;
  if (status === waiting || status === unpaid || order.canPay) return nextOfUnpaid(order);
  if (status === preparing && delivery === delivered) return nextOfDelivered(order);
  const isOver = status === cancelled || delivery === returned;
  if (isOver && refunded > 0) return texts.moneyBack(refunded);
  if (status === preparing) return nextOfDelivery[delivery];
  return {
    [paid]: texts.paidNext,
    [cancelled]: order.wasSent ? texts.cancelledBack : texts.cancelledNext,
    [atGateway]: texts.atGatewayNext,
  }[status];
}

function nextOfUnpaid({ status, canPay, awaitsTransfer, expiresAt }: State & Listed): string {
  if (canPay && expiresAt !== null) return texts.heldUntil(timeOf(expiresAt));
  if (status === unpaid) return canPay ? texts.unpaidNext : texts.unpaidOver;
  return canPay || awaitsTransfer ? texts.waitingForPayment : texts.waitingForShop;
}

const nextOfDelivered = ({ returnUntil }: Listed): string =>
  returnUntil === null
    ? texts.deliveredNext
    : `${texts.deliveredNext}، ${texts.returnUntil(weekdayOf(returnUntil))}`;

'use client';

import { PayAgain } from '#components/account/orders/pay-again.tsx';
import { wayBackOf } from '#components/account/orders/steps.ts';
import { orderTexts } from '#components/account/orders/texts.ts';
import { Transfer } from '#components/account/orders/transfer.tsx';
import { Icon } from '#components/ui/icon.tsx';
import type { InterfaceIconName } from '#components/ui/icon-names.ts';
import { onDelivery, orderStatuses } from '#lib/contract/codes.ts';
import type { OrderAnswer } from '#lib/contract/member-order.ts';
import { timeOf } from '#lib/text/order-date.ts';

interface OrderNoticeProps {
  order: OrderAnswer;
  onRefused: () => void;
  /** Called with the order after a receipt was sent. */
  onSent: (order: OrderAnswer) => void;
}

/** What the shopper has to do for the order, or what happened to its parcel; nothing otherwise. */
export function OrderNotice({ order, onRefused, onSent }: OrderNoticeProps) {
  const { canPay, expiresAt, payment, ways } = order;
  if (payment.transfer) {
    return <Transfer order={order} transfer={payment.transfer} onSent={onSent} />;
  }
  if (!canPay) {
    // Its money may be on its way although the order was cancelled.
    const isChecked = payment.receiptWaits && order.status === orderStatuses.cancelled;
    if (isChecked) return <ReceiptWaits />;
    return isToBePaidAtDoor(order) ? <Registered order={order} /> : <NotTaken order={order} />;
  }
  return (
    <div className="order-note">
      <Icon name="clock" className="flex-none text-warn" />
      <div className="order-note-text">
        <p className="font-label">
          {expiresAt === null ? orderTexts.payNow : orderTexts.payUntil(timeOf(expiresAt))}
        </p>
        {ways.length === 0 ? <p className="text-13 text-ink-2">{orderTexts.noWay}</p> : null}
        {expiresAt === null ? null : (
          <p className="text-13 text-ink-2">{orderTexts.payUntilText}</p>
        )}
      </div>
      <Ways order={order} onRefused={onRefused} />
    </div>
  );
}

/** The order's gateway, and on demand the others that take its amount. */
function Ways({
  order: { number, ways },
  onRefused,
}: Pick<OrderNoticeProps, 'order' | 'onRefused'>) {
  const [own, ...others] = ways;
  if (own === undefined) return null;
  return (
    <>
      <PayAgain number={number} gateway={own} onRefused={onRefused} className="btn-primary" />
      {others.length === 0 ? null : (
        <details className="acc order-ways">
          <summary className="text-13">{orderTexts.otherGateway}</summary>
          <div>
            {others.map((gateway) => (
              <PayAgain
                key={gateway.name}
                number={number}
                gateway={gateway}
                onRefused={onRefused}
                className="btn-outline"
              />
            ))}
          </div>
        </details>
      )}
    </>
  );
}

const isToBePaidAtDoor = ({ status, payment }: OrderAnswer): boolean =>
  status === orderStatuses.waiting && payment.name === onDelivery;

/** That the order has arrived, what happens now, and how much is to be paid at the door. */
function Registered({ order: { total, deliveryMethod } }: Pick<OrderNoticeProps, 'order'>) {
  const amount = deliveryMethod.isPaidOnArrival
    ? orderTexts.atDoorAndFreight(total)
    : orderTexts.atDoor(total);
  return (
    <div className="order-note order-note-good">
      <Icon name="circle-check" className="flex-none text-good" />
      <output className="order-note-text">
        <b className="block font-label">{orderTexts.registered}</b>
        <span className="block text-13 text-ink-2">{orderTexts.registeredText}</span>
        <span className="block text-13 text-ink-2">{amount}</span>
      </output>
    </div>
  );
}

function ReceiptWaits() {
  return (
    <Notice icon="clock" title={orderTexts.receiptWaits} text={orderTexts.receiptOfCancelled} />
  );
}

/** That its parcel came back undelivered, and what happens now; nothing otherwise. */
function NotTaken({ order }: Pick<OrderNoticeProps, 'order'>) {
  const way = wayBackOf(order);
  if (way === null) return null;
  const text = way === 'again' ? orderTexts.notTakenAgain : orderTexts.notTakenCancelled;
  const kept = order.freightKept > 0 ? ` ${orderTexts.freightKept(order.freightKept)}` : '';
  return <Notice icon="rotate-ccw" title={orderTexts.notTakenTitle} text={`${text}${kept}`} />;
}

interface NoticeProps {
  icon: InterfaceIconName;
  title: string;
  text: string;
}

/** A notice that asks nothing of the shopper. */
function Notice({ icon, title, text }: NoticeProps) {
  return (
    <div className="order-note">
      <Icon name={icon} className="flex-none text-warn" />
      <div className="order-note-text">
        <p className="font-label">{title}</p>
        <p className="text-13 text-ink-2">{text}</p>
      </div>
    </div>
  );
}

'use client';

import type { ReactNode } from 'react';
import { inWords } from '#components/account/addresses/in-words.ts';
import { piecesOf } from '#components/account/orders/order-lines.tsx';
import { ClearAddress } from '#components/account/orders/clear-address.tsx';
import { orderTexts } from '#components/account/orders/texts.ts';
import { Icon } from '#components/ui/icon.tsx';
import type { InterfaceIconName } from '#components/ui/icon-names.ts';
import { MixedText } from '#components/ui/mixed-text.tsx';
import { deliveryStates, orderStatuses } from '#lib/contract/codes.ts';
import type { OrderAnswer } from '#lib/contract/member-order.ts';
import { savedOn } from '#lib/rules/pricing/saved.ts';
import { readableCode, toPersianDigits } from '#lib/text/digits.ts';
import { weekdayOf } from '#lib/text/order-date.ts';
import { readableMobile } from '#lib/text/readable-mobile.ts';
import { formatNumber } from '#lib/text/toman.ts';

interface OrderSideProps {
  order: OrderAnswer;
  /** Shows the changed order. */
  show: (order: OrderAnswer) => void;
}

/** Amounts, address, delivery and payment of an order. */
export function OrderSide({ order, show }: OrderSideProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
      <Totals order={order} />
      <Address address={order.address} />
      {order.canClear ? <ClearAddress number={order.number} show={show} /> : null}
      <Delivery method={order.deliveryMethod} />
      <Payment payment={order.payment} />
      {order.buyer === null ? null : (
        <Block icon="printer" title={orderTexts.invoiceTo}>
          <p>
            <MixedText>{order.buyer.name}</MixedText>
          </p>
        </Block>
      )}
      {order.note === '' ? null : (
        <Block icon="info" title={orderTexts.note}>
          <p className="[overflow-wrap:anywhere]">{order.note}</p>
        </Block>
      )}
    </div>
  );
}

const { cancelled, paid, preparing } = orderStatuses;
const { delivered, returned } = deliveryStates;

/** What the total is: paid, to be paid, or neither any more. */
function totalTitle({ status, delivery, paidAt }: OrderAnswer): string {
  if (status === cancelled) return orderTexts.sum;
  // On delivery it is paid to the courier.
  const hasArrived = delivery === delivered || delivery === returned;
  const isPaid = status === paid || (status === preparing && (paidAt !== null || hasArrived));
  return isPaid ? orderTexts.paidTotal : orderTexts.total;
}

function Totals({ order }: { order: OrderAnswer }) {
  const { lines, totals, deliveryMethod, refunds } = order;
  const { linesTotal, freight, total, vat, reductions } = totals;
  const insurance = lines.reduce((sum, line) => sum + line.insurance * line.count, 0);
  const saved = savedOn(lines);
  return (
    <section className="panel" aria-label={orderTexts.summary}>
      <dl className="sums">
        <div>
          <dt>{orderTexts.linesTotal(piecesOf(order))}</dt>
          <dd>{formatNumber(linesTotal - insurance + saved)}</dd>
        </div>
        {saved === 0 ? null : <Saving title={orderTexts.saved} amount={saved} />}
        {insurance === 0 ? null : (
          <div>
            <dt>{orderTexts.insured}</dt>
            <dd>{formatNumber(insurance)}</dd>
          </div>
        )}
        {reductions
          .filter(({ on }) => on === 'lines')
          .map(({ title, amount }) => (
            <Saving key={title} title={title} amount={amount} />
          ))}
        <div>
          <dt>{orderTexts.freight}</dt>
          <dd>{freightInWords(freight, deliveryMethod.isPaidOnArrival)}</dd>
        </div>
        <div className="sums-total">
          <dt>{totalTitle(order)}</dt>
          <dd>
            {formatNumber(total)}
            <small> {orderTexts.toman}</small>
          </dd>
        </div>
      </dl>
      {vat === 0 ? null : <p className="mt-1 text-12 text-ink-3">{orderTexts.vat(vat)}</p>}
      {refunds.length === 0 ? null : <Refunds refunds={refunds} />}
    </section>
  );
}

function Saving({ title, amount }: { title: string; amount: number }) {
  return (
    <div>
      <dt>
        <MixedText>{title}</MixedText>
      </dt>
      <dd className="text-good">{formatNumber(amount)} −</dd>
    </div>
  );
}

/** Money that goes back to the member, or has gone. */
function Refunds({ refunds }: Pick<OrderAnswer, 'refunds'>) {
  return (
    <>
      <dl className="sums mt-4 border-t pt-4">
        {refunds.map(({ amount, state, createdAt }) => (
          <div key={`${createdAt} ${amount}`}>
            <dt>{state === 'done' ? orderTexts.refunded : orderTexts.refundPending}</dt>
            <dd>
              {formatNumber(amount)}
              <small> {orderTexts.toman}</small>
            </dd>
          </div>
        ))}
      </dl>
      {refunds.some(({ state }) => state === 'pending') ? (
        <p className="mt-1 text-12 text-ink-3">{orderTexts.refundTime}</p>
      ) : null}
    </>
  );
}

function freightInWords(freight: number, isPaidOnArrival: boolean): string {
  if (isPaidOnArrival) return orderTexts.onArrival;
  return freight === 0 ? orderTexts.free : formatNumber(freight);
}

interface BlockProps {
  icon: InterfaceIconName;
  title: string;
  children: ReactNode;
}

function Block({ icon, title, children }: BlockProps) {
  return (
    <section aria-label={title}>
      <h2 className="mb-1 flex items-center gap-2 font-price">
        <Icon name={icon} className="i-s text-ink-3" />
        {title}
      </h2>
      <div className="leading-7 text-ink-2 [overflow-wrap:anywhere]">{children}</div>
    </section>
  );
}

function Address({ address }: Pick<OrderAnswer, 'address'>) {
  return (
    <Block icon="map-pin" title={orderTexts.address}>
      {address === null ? (
        <p>{orderTexts.noAddress}</p>
      ) : (
        <>
          <p>
            {address.receiverName}، <bdi dir="ltr">{readableMobile(address.receiverMobile)}</bdi>
          </p>
          <p className="[overflow-wrap:anywhere]">{inWords(address)}</p>
          <p>
            {orderTexts.postalCode} <bdi dir="ltr">{toPersianDigits(address.postalCode)}</bdi>
          </p>
        </>
      )}
    </Block>
  );
}

function Delivery({ method }: { method: OrderAnswer['deliveryMethod'] }) {
  const { title, slot, daysFrom, daysTo, note } = method;
  return (
    <Block icon="truck" title={orderTexts.method}>
      <p>
        {title}، {slot ? slotInWords(slot) : daysInWords(daysFrom, daysTo)}
      </p>
      {note === '' ? null : <p className="text-13 text-ink-3">{note}</p>}
    </Block>
  );
}

/** A day at noon in Tehran. */
const slotInWords = ({
  day,
  fromHour,
  toHour,
}: {
  day: string;
  fromHour: number;
  toHour: number;
}) => orderTexts.slot(weekdayOf(`${day}T12:00:00+03:30`), fromHour, toHour);

const daysInWords = (from: number, to: number): string =>
  to === 0 ? orderTexts.sameDay : orderTexts.days(from, to);

function Payment({ payment }: Pick<OrderAnswer, 'payment'>) {
  const { title, reference, trace, maskedCard } = payment;
  return (
    <Block icon="credit-card" title={orderTexts.way}>
      <p>{title}</p>
      {trace === null ? null : (
        <p>
          {orderTexts.trace} <Code>{trace}</Code>
        </p>
      )}
      {reference === null ? null : (
        <p>
          {orderTexts.reference} <Code>{reference}</Code>
        </p>
      )}
      {maskedCard === null ? null : (
        <p>
          {orderTexts.card} <bdi dir="ltr">{toPersianDigits(maskedCard)}</bdi>
        </p>
      )}
    </Block>
  );
}

/** A bank's code; those of some are longer than the column. */
const Code = ({ children }: { children: string }) => (
  <bdi dir="ltr" className="whitespace-normal">
    {readableCode(children)}
  </bdi>
);

'use client';

import { type ReactNode, use } from 'react';
import { AccountFrame } from '#components/account/frame/account-frame.tsx';
import { ReturnForm } from '#components/account/order-return/return-form.tsx';
import { OrderReturns } from '#components/account/order-return/order-returns.tsx';
import { returnTexts as texts } from '#components/account/order-return/texts.ts';
import { orderTexts } from '#components/account/orders/texts.ts';
import { useOrder } from '#components/account/orders/use-order.ts';
import { useArrival } from '#components/account/use-arrival.ts';
import { FailedReading } from '#components/states/failed-reading.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { deliveryStates } from '#lib/contract/codes.ts';
import type { OrderAnswer } from '#lib/contract/member-order.ts';
import { paths } from '#lib/contract/paths.ts';
import { isOpen } from '#lib/rules/returns.ts';
import { weekdayOf } from '#lib/text/order-date.ts';
import { showToast } from '#lib/toasts/store.ts';

/** Asks for the return of goods of a delivered order. */
export function ReturnPage({ params }: { params: Promise<{ number: string }> }) {
  const { number } = use(params);
  const { reading, show, reread, retry } = useOrder(number);
  if (reading === 'loading') return <ReturnSkeleton />;
  if (reading === 'missing') {
    return (
      <Frame number={null}>
        <div className="empty" role="alert">
          <h2>{orderTexts.missing}</h2>
          <p>{orderTexts.missingText}</p>
        </div>
      </Frame>
    );
  }
  if (reading === 'failed') {
    return (
      <Frame number={null}>
        <FailedReading level={2} texts={texts} retry={retry} />
      </Frame>
    );
  }
  return <Shown order={reading} show={show} reread={reread} />;
}

interface ShownProps {
  order: OrderAnswer;
  show: (order: OrderAnswer) => void;
  reread: () => void;
}

function Shown({ order, show, reread }: ShownProps) {
  const { place, arrive } = useArrival(true);
  const done = (answer: OrderAnswer) => {
    show(answer);
    arrive();
    void showToast('success', texts.sent);
  };
  return (
    <Frame number={order.number}>
      <section
        ref={place}
        aria-label={texts.title}
        tabIndex={-1}
        className="return-page shadow-none"
      >
        {order.canReturn ? (
          <>
            <Until order={order} />
            <ReturnForm order={order} onDone={done} onRefused={reread} />
          </>
        ) : (
          <Cannot order={order} />
        )}
      </section>
    </Frame>
  );
}

/** Until when goods can go back. */
function Until({ order: { number, events, returnUntil } }: { order: OrderAnswer }) {
  if (returnUntil === null) return null;
  const arrived = events.findLast(({ delivery }) => delivery === deliveryStates.delivered);
  return (
    <p className="order-note order-note-flat text-13 text-ink-2">
      <Icon name="clock" className="i-s flex-none" />
      <span className="order-note-text">
        {arrived ? texts.arrived(number, weekdayOf(arrived.at)) : texts.arrivedSome(number)}
        <b className="whitespace-nowrap font-label text-ink">{weekdayOf(returnUntil)}</b>
        {texts.canReturn}
      </span>
    </p>
  );
}

function Cannot({ order }: { order: OrderAnswer }) {
  const hasOpen = order.returns.some((each) => isOpen(each));
  return (
    <>
      <div className="order-note order-note-info">
        <Icon name="info" className="flex-none text-info" />
        <output className="order-note-text">
          <b className="block font-label">{hasOpen ? texts.isOpen : texts.cannot}</b>
          <span className="text-13 text-ink-2">{whyNot(order, hasOpen)}</span>
        </output>
      </div>
      <OrderReturns order={order} />
      <a className="btn btn-outline justify-self-start" href={paths.order(order.number)}>
        {texts.toOrder}
      </a>
    </>
  );
}

function whyNot({ delivery, returnUntil }: OrderAnswer, hasOpen: boolean): string {
  if (hasOpen) return texts.isOpenText;
  if (delivery === deliveryStates.returned) return texts.nothingLeft;
  if (delivery !== deliveryStates.delivered || returnUntil === null) return texts.notDelivered;
  const isOver = Date.parse(returnUntil) < Date.now();
  return isOver ? texts.tooLate(weekdayOf(returnUntil)) : texts.nothingLeft;
}

interface FrameProps {
  /** Of the order; null while it is unknown. */
  number: number | null;
  children: ReactNode;
}

function Frame({ number, children }: FrameProps) {
  const above = {
    href: number === null ? paths.orders : paths.order(number),
    title: number === null ? orderTexts.titleWithoutNumber : orderTexts.title(number),
  };
  return (
    <AccountFrame current={paths.orders} title={texts.title} above={above}>
      {children}
    </AccountFrame>
  );
}

/** Placeholder until the order is known. */
export function ReturnSkeleton() {
  return (
    <Frame number={null}>
      <div className="needs-script awaited motion-safe:animate-pulse">
        <p className="sr-only">{texts.loading}</p>
        <div className="grid gap-6" aria-hidden>
          <div className="h-14 rounded-16 bg-sunken-2" />
          <div className="order-parts">
            <div className="h-80 rounded-16 bg-sunken-2" />
            <div className="h-64 rounded-16 bg-sunken-2" />
          </div>
        </div>
      </div>
    </Frame>
  );
}

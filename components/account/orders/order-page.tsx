'use client';

import { use, useCallback, useEffect, useState } from 'react';
import { AccountFrame } from '#components/account/frame/account-frame.tsx';
import { accountFrameTexts } from '#components/account/frame/texts.ts';
import { OrderReturns } from '#components/account/order-return/order-returns.tsx';
import { stateViewOf } from '#components/account/orders/state-view.ts';
import { moneyBackOf } from '#components/account/orders/money-back.ts';
import { OrderActions } from '#components/account/orders/order-actions.tsx';
import { OrderLines } from '#components/account/orders/order-lines.tsx';
import { OrderNotice } from '#components/account/orders/order-notice.tsx';
import { OrderParcel } from '#components/account/orders/order-parcel.tsx';
import { OrderSide } from '#components/account/orders/order-side.tsx';
import { OrderSteps } from '#components/account/orders/order-steps.tsx';
import { orderTexts } from '#components/account/orders/texts.ts';
import { useOrder } from '#components/account/orders/use-order.ts';
import { useArrival } from '#components/account/use-arrival.ts';
import { FailedReading } from '#components/states/failed-reading.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { late } from '#components/ui/late.tsx';
import type { OrderAnswer } from '#lib/contract/member-order.ts';
import { paths } from '#lib/contract/paths.ts';
import { loadPressed, preparePart } from '#lib/parts.ts';
import { showToast } from '#lib/toasts/store.ts';

const loadCancelDialog = () => import('#components/account/orders/cancel-dialog.tsx');
const CancelDialog = late(loadCancelDialog);

const above = { href: paths.orders, title: accountFrameTexts.orders };

/** An order with its timeline, lines, amounts and actions. */
export function OrderPage({ params }: { params: Promise<{ number: string }> }) {
  const { number } = use(params);
  const { reading, show, reread, retry } = useOrder(number);
  if (reading === 'loading') return <OrderSkeleton />;
  if (reading === 'missing') return <Missing />;
  if (reading === 'failed') {
    return (
      <AccountFrame current={paths.orders} title={orderTexts.titleWithoutNumber} above={above}>
        <FailedReading level={2} texts={orderTexts} retry={retry} />
      </AccountFrame>
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
  const [isAsked, setIsAsked] = useState(false);
  const { place, arrive } = useArrival(true);
  const { number } = order;
  const view = stateViewOf(order);
  useEffect(() => {
    if (order.canCancel) preparePart(loadCancelDialog);
  }, [order.canCancel]);
  const ask = useCallback(async () => {
    if ((await loadPressed(loadCancelDialog)) !== null) setIsAsked(true);
  }, []);
  const sent = (answer: OrderAnswer) => {
    show(answer);
    arrive();
  };
  const cancelled = (answer: OrderAnswer) => {
    setIsAsked(false);
    sent(answer);
    void showToast('success', orderTexts.cancelled);
  };
  return (
    <AccountFrame
      current={paths.orders}
      title={orderTexts.title(number)}
      above={above}
      aside={
        <output className={`tag tag-${view.tone}`}>
          <Icon name={view.icon} className="i-s" />
          {view.word}
        </output>
      }
    >
      <section
        ref={place}
        aria-label={orderTexts.title(number)}
        tabIndex={-1}
        className="grid gap-6 shadow-none lg:gap-8"
      >
        <OrderNotice order={order} onRefused={reread} onSent={sent} />
        <OrderSteps order={order} />
        <OrderParcel parcel={order.parcel} />
        <div className="order-parts">
          <div className="min-w-0">
            <OrderLines order={order} />
            <OrderActions order={order} onCancel={() => void ask()} />
            <OrderReturns order={order} />
          </div>
          <OrderSide order={order} show={show} />
        </div>
      </section>
      {isAsked ? (
        <CancelDialog
          number={number}
          moneyBack={moneyBackOf(order)}
          onClose={() => setIsAsked(false)}
          onDone={cancelled}
        />
      ) : null}
    </AccountFrame>
  );
}

function Missing() {
  return (
    <AccountFrame current={paths.orders} title={orderTexts.titleWithoutNumber} above={above}>
      <div className="empty" role="alert">
        <h2>{orderTexts.missing}</h2>
        <p>{orderTexts.missingText}</p>
        <div className="empty-ways">
          <a className="btn btn-primary" href={paths.orders}>
            {accountFrameTexts.orders}
          </a>
        </div>
      </div>
    </AccountFrame>
  );
}

/** Placeholder until the order is known. */
export function OrderSkeleton() {
  return (
    <AccountFrame current={paths.orders} title={orderTexts.titleWithoutNumber} above={above}>
      <div className="needs-script awaited motion-safe:animate-pulse">
        <p className="sr-only">{orderTexts.loading}</p>
        <div className="grid gap-8" aria-hidden>
          <div className="h-16 rounded-16 bg-sunken-2" />
          <div className="order-parts">
            <div className="h-80 rounded-16 bg-sunken-2" />
            <div className="h-80 rounded-16 bg-sunken-2" />
          </div>
        </div>
      </div>
    </AccountFrame>
  );
}

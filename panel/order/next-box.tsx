import { useState, lazy, Suspense } from 'react';
import type { AdminOrderAnswer } from '#lib/contract/admin-order.ts';
import { useStep } from '#panel/order/calls.ts';
import { type NextStep, nextStepOf } from '#panel/order/next-step.ts';
import { stepsOf } from '#panel/order/steps.ts';
import { orderTexts } from '#panel/order/texts.ts';
import { At } from '#panel/orders/parts.tsx';
import { receiptTexts, returnTexts } from '#panel/orders/texts.ts';
import { Button } from '#panel/ui/button.tsx';

const SendForm = lazy(() => import('#panel/order/send-form.tsx'));
const SettleDialog = lazy(() => import('#panel/order/settle-dialog.tsx'));
const ReceiptDialog = lazy(() => import('#panel/orders/receipt-dialog.tsx'));
const ReturnDialog = lazy(() => import('#panel/orders/return-dialog.tsx'));

/** How far an order is, with the time of each step. */
export function Steps({ order }: { order: Parameters<typeof stepsOf>[0] }) {
  const steps = stepsOf(order);
  if (steps.length === 0) return null;
  return (
    <ol className="steps" aria-label={orderTexts.steps}>
      {steps.map(({ word, is, at }) => (
        <li key={word} data-is={is} aria-current={is === 'now' ? 'step' : undefined}>
          {word}
          <small>{at === null ? '\u00A0' : <At moment={at} className="block" />}</small>
        </li>
      ))}
    </ol>
  );
}

/** Steps that are one call. */
const calls: Readonly<
  Partial<Record<NextStep, { name: string; word: string; hint: string; done: string }>>
> = {
  accept: {
    name: 'Start-Preparing',
    word: orderTexts.accept,
    hint: orderTexts.acceptHint,
    done: orderTexts.prepared,
  },
  prepare: {
    name: 'Start-Preparing',
    word: orderTexts.prepare,
    hint: orderTexts.prepareHint,
    done: orderTexts.prepared,
  },
  handOver: {
    name: 'Deliver',
    word: orderTexts.handOver,
    hint: orderTexts.handOverHint,
    done: orderTexts.delivered,
  },
  deliver: {
    name: 'Deliver',
    word: orderTexts.deliver,
    hint: orderTexts.deliverHint,
    done: orderTexts.delivered,
  },
};

function CallStep({ order, step }: { order: AdminOrderAnswer; step: NextStep }) {
  const { mutate, isPending } = useStep(order);
  const found = calls[step];
  if (!found) return null;
  const { name, word, hint, done } = found;
  return (
    <>
      <p className="muted medium">{hint}</p>
      <Button
        look="primary"
        className="next-act"
        isBusy={isPending}
        onClick={() => mutate({ name, done })}
      >
        {word}
      </Button>
    </>
  );
}

/** What is decided in a dialog. */
function Decision({
  order,
  step,
}: {
  order: AdminOrderAnswer;
  step: 'receipt' | 'return' | 'refund';
}) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const open = order.returns.find(({ state }) => state === 'asked' || state === 'approved');
  const refund = order.refunds.find(({ state }) => state === 'manual');
  const { hint, word } = {
    receipt: { hint: orderTexts.receiptHint, word: receiptTexts.check },
    return: {
      hint: orderTexts.returnHint[open?.state === 'approved' ? 'approved' : 'asked'],
      word: returnTexts.check,
    },
    refund: { hint: orderTexts.refundHint(refund?.amount ?? 0), word: orderTexts.settle },
  }[step];
  return (
    <>
      <p className="muted medium">{hint}</p>
      <Button look="primary" className="next-act" onClick={() => setIsOpen(true)}>
        {word}
      </Button>
      {isOpen && step === 'receipt' ? (
        <ReceiptDialog number={order.number} onClose={close} />
      ) : null}
      {isOpen && step === 'return' ? <ReturnDialog number={order.number} onClose={close} /> : null}
      {isOpen && step === 'refund' && refund ? (
        <SettleDialog order={order} refund={refund} onClose={close} />
      ) : null}
    </>
  );
}

const sentences: Readonly<Partial<Record<NextStep, string>>> = {
  waits: orderTexts.waits,
  over: orderTexts.over,
  cancelled: orderTexts.cancelledText,
};

function Inside({ order }: { order: AdminOrderAnswer }) {
  const step = nextStepOf(order);
  if (step === 'send') return <SendForm order={order} />;
  if (step === 'receipt' || step === 'return' || step === 'refund') {
    return <Decision order={order} step={step} />;
  }
  const sentence = sentences[step];
  if (sentence !== undefined) return <p className="muted medium">{sentence}</p>;
  return <CallStep key={step} order={order} step={step} />;
}

/** Where the order is, and the one thing to do now. */
export function NextBox({ order }: { order: AdminOrderAnswer }) {
  return (
    <section className="box grid gap-4" aria-label={orderTexts.next}>
      <Steps order={order} />
      <Suspense fallback={<span className="skeleton" />}>
        <Inside order={order} />
      </Suspense>
    </section>
  );
}

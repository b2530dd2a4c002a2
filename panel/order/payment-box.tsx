import { Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AdminOrderAnswer } from '#lib/contract/admin-order.ts';
import { toPersianDigits } from '#lib/text/digits.ts';
import { timeOf, weekdayOf } from '#lib/text/order-date.ts';
import { formatNumber, formatToman } from '#lib/text/toman.ts';
import { changeTexts, orderTexts } from '#panel/order/texts.ts';
import { Ltr } from '#panel/orders/parts.tsx';
import { paymentTitle } from '#panel/orders/texts.ts';
import { Button } from '#panel/ui/button.tsx';
import { type Kind, State } from '#panel/ui/states.tsx';

type Attempt = AdminOrderAnswer['attempts'][number];
type Refund = AdminOrderAnswer['refunds'][number];

const momentOf = (moment: string): ReactNode => (
  <>
    {`${weekdayOf(moment)}، `}
    <bdi dir="ltr">{timeOf(moment)}</bdi>
  </>
);

function Fact({ word, children }: { word: string; children: ReactNode }) {
  return (
    <div>
      <dt className="muted">{word}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  );
}

/** References that banks and gateways ask for; never hidden. */
function References({ attempt }: { attempt: Attempt }) {
  const { reference, trace, gatewayRef, card, merchantRef } = attempt;
  const facts = [
    [orderTexts.reference, reference ?? String(merchantRef)],
    [orderTexts.trace, trace === gatewayRef ? null : trace],
    [orderTexts.gatewayRef, gatewayRef],
    [orderTexts.card, card],
  ] as const;
  return facts.map(([word, value]) =>
    value ? (
      <Fact key={word} word={word}>
        <Ltr className="ref">{value}</Ltr>
      </Fact>
    ) : null,
  );
}

const attemptKinds: Readonly<Record<Attempt['state'], Kind>> = {
  created: 'rest',
  redirected: 'rest',
  verifying: 'info',
  unknown: 'wait',
  paid: 'good',
  unpaid: 'bad',
};
const refundKinds: Readonly<Record<Refund['state'], Kind>> = {
  wanted: 'info',
  asking: 'info',
  unknown: 'info',
  manual: 'wait',
  done: 'good',
  refused: 'rest',
};

const TestMark = () => <span className="block small text-bad">{orderTexts.isTest}</span>;

function Attempts({ attempts }: { attempts: readonly Attempt[] }) {
  return (
    <details className="side-part">
      <summary className="link medium">{`${orderTexts.attempts} (${formatNumber(attempts.length)})`}</summary>
      <ol className="grid gap-4 pt-3">
        {attempts.map((attempt, at) => (
          <li key={attempt.id} className="grid gap-1 medium">
            <span className="flex flex-wrap items-center justify-between gap-2">
              <b className="font-label">
                {`${orderTexts.attempt(formatNumber(at + 1))}، ${paymentTitle(attempt.gateway)}`}
              </b>
              <State kind={attemptKinds[attempt.state]}>
                {orderTexts.attemptState[attempt.state]}
              </State>
            </span>
            <span className="small faint">
              {formatToman(attempt.amount)} · {momentOf(attempt.createdAt)}
            </span>
            {attempt.isTest ? <TestMark /> : null}
            {attempt.isStray ? <span className="small text-bad">{orderTexts.stray}</span> : null}
            <dl className="facts">
              <References attempt={attempt} />
            </dl>
          </li>
        ))}
      </ol>
    </details>
  );
}

function Refunds({ refunds }: { refunds: readonly Refund[] }) {
  return (
    <section className="side-part">
      <h3>{orderTexts.refunds}</h3>
      <ul className="grid gap-3 pt-2">
        {refunds.map(({ id, amount, state, reason, reference, createdAt }) => (
          <li key={id} className="grid medium">
            <span className="flex items-center justify-between gap-2">
              <b className="font-label">{formatToman(amount)}</b>
              <State kind={refundKinds[state]}>{orderTexts.refundState[state]}</State>
            </span>
            <span className="small faint">
              {reason} · {momentOf(createdAt)}
            </span>
            {reference === '' ? null : (
              <span className="small faint">
                {`${orderTexts.reference} `}
                <Ltr className="ref">{reference}</Ltr>
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The gateway's title of now may name another mode than that of the payment. */
function Way({
  payment: { title, name },
  paying,
}: {
  payment: AdminOrderAnswer['payment'];
  paying: Attempt | undefined;
}) {
  if (paying?.isTest !== true)
    return <Fact word={orderTexts.way}>{title || paymentTitle(name)}</Fact>;
  return (
    <Fact word={orderTexts.way}>
      {paymentTitle(paying.gateway)}
      <TestMark />
    </Fact>
  );
}

interface Props {
  order: AdminOrderAnswer;
  /** Null: nothing can go back, or the person may not. */
  onRefund: (() => void) | null;
}

/** How it was paid, with all references, and what went back. */
export function PaymentBox({ order, onRefund }: Props) {
  const { payment, attempts, refunds, paid, refunded, paidAt } = order;
  const paying = attempts.findLast(({ state, isStray }) => state === 'paid' && !isStray);
  return (
    <div className="box side-box">
      <section className="side-part">
        <div className="flex items-center justify-between gap-2">
          <h2>{orderTexts.payment}</h2>
          {onRefund ? (
            <Button
              look="quiet"
              size="s"
              icon={<Undo2 className="i i-s" aria-hidden="true" />}
              onClick={onRefund}
            >
              {changeTexts.refund}
            </Button>
          ) : null}
        </div>
        <dl className="facts">
          <Way payment={payment} paying={paying} />
          {paying ? <References attempt={paying} /> : null}
          {paidAt === null ? null : <Fact word={orderTexts.at}>{momentOf(paidAt)}</Fact>}
          {paid > 0 ? <Fact word={orderTexts.paid}>{formatToman(paid)}</Fact> : null}
          {refunded > 0 ? <Fact word={orderTexts.refunded}>{formatToman(refunded)}</Fact> : null}
          {payment.transfer ? (
            <Fact word={orderTexts.card}>
              <Ltr className="ref">{toPersianDigits(payment.transfer.card)}</Ltr>
            </Fact>
          ) : null}
        </dl>
      </section>
      {attempts.length > 0 ? <Attempts attempts={attempts} /> : null}
      {refunds.length > 0 ? <Refunds refunds={refunds} /> : null}
    </div>
  );
}

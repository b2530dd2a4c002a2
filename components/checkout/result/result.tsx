'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { Notice } from '#components/checkout/notice.tsx';
import { type ResultView, resultViewOf } from '#components/checkout/result/result-view.ts';
import { Next } from '#components/checkout/result/next.tsx';
import { Slip } from '#components/checkout/result/slip.tsx';
import { resultTexts } from '#components/checkout/result/texts.ts';
import { Unpaid } from '#components/checkout/result/unpaid.tsx';
import { useMinutesLeft } from '#components/checkout/result/use-minutes-left.ts';
import { useResult } from '#components/checkout/result/use-result.ts';
import { useOwnQuery } from '#components/account/opinions/use-own-query.ts';
import { FailedReading } from '#components/states/failed-reading.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { forgetEntered } from '#lib/session/entries.ts';
import type { OrderResultAnswer } from '#lib/contract/order.ts';
import { paths } from '#lib/contract/paths.ts';
import { timeOf } from '#lib/text/order-date.ts';
import { useSession } from '#lib/session/store.ts';

const [resultPath = ''] = paths.checkoutResult('').split('?');

/**
 * What became of a payment; shows nothing personal, because it needs no session.
 * @param first as the server read it; null when it could not
 */
export function Result({ first }: { first: OrderResultAnswer | 'missing' | null }) {
  const { reading, retry, reread } = useResult(useOwnQuery(resultPath, 't'), first);
  if (reading === 'loading') return <ResultSkeleton />;
  if (reading === 'failed') return <FailedReading level={1} texts={resultTexts} retry={retry} />;
  if (reading === 'missing') return <Missing />;
  return <Shown result={reading} reread={reread} />;
}

interface ShownProps {
  result: OrderResultAnswer;
  reread: () => void;
}

function Shown({ result, reread }: ShownProps) {
  const view = resultViewOf(result);
  const heading = useRef<HTMLHeadingElement>(null);
  const { kind } = view;
  // Once: what changes later is announced politely.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    if (kind === 'paid') forgetEntered();
  }, [kind]);
  return (
    <div className="co-result">
      <div className="co-result-head" aria-live="polite">
        <span className={`co-sign co-sign-${kind}`}>
          <Icon name={view.icon} />
        </span>
        <h1 ref={heading} tabIndex={-1}>
          {view.heading}
        </h1>
        <p>{view.text}</p>
      </div>
      {kind === 'unpaid' ? <Time result={result} onOver={reread} /> : null}
      {kind === 'atGateway' ? <Steps /> : null}
      <Slip result={result} />
      {kind === 'atGateway' ? (
        <Notice tone="info" title={resultTexts.again} text={resultTexts.againText} />
      ) : null}
      <Actions view={view} result={result} reread={reread} />
      {kind === 'paid' && result.next !== null && result.money === 'paid' ? (
        <Next next={result.next} />
      ) : null}
      {kind === 'unpaid' ? <End expiresAt={result.expiresAt} /> : null}
    </div>
  );
}

/** How long the order can still be paid. Outside of the announced part: it changes each minute. */
function Time({
  result: { secondsLeft, expiresAt },
  onOver,
}: {
  result: OrderResultAnswer;
  onOver: () => void;
}) {
  return (
    <p className="co-result-time">
      {secondsLeft === null || expiresAt === null ? (
        resultTexts.unpaidOver
      ) : (
        <TimeLeft key={secondsLeft} seconds={secondsLeft} until={expiresAt} onOver={onOver} />
      )}
    </p>
  );
}

interface TimeLeftProps {
  seconds: number;
  /** ISO 8601. */
  until: string;
  onOver: () => void;
}

function TimeLeft({ seconds, until, onOver }: TimeLeftProps) {
  const minutes = useMinutesLeft(seconds, onOver);
  return minutes === 0 ? resultTexts.unpaidOver : resultTexts.keptUntil(timeOf(until), minutes);
}

/** When an unpaid order ends. */
function End({ expiresAt }: Pick<OrderResultAnswer, 'expiresAt'>) {
  if (expiresAt === null) return null;
  return <Notice tone="flat" text={resultTexts.endNote(timeOf(expiresAt))} />;
}

function Actions({ view: { kind }, result, reread }: ShownProps & { view: ResultView }) {
  const isMember = useSession(({ user }) => user !== null);
  const { number } = result;
  if (kind === 'unpaid' && isMember && result.secondsLeft !== null) {
    return <Unpaid result={result} reread={reread} />;
  }
  return (
    <div className="co-result-acts">
      {kind === 'cancelled' && result.isInBasket ? (
        <Way to={paths.cart} className="btn-primary">
          {resultTexts.cart}
        </Way>
      ) : null}
      <Way to={paths.order(number)} className={kind === 'paid' ? 'btn-primary' : 'btn-outline'}>
        {resultTexts.track}
      </Way>
      {kind === 'paid' || kind === 'atGateway' || (kind === 'cancelled' && !result.isInBasket) ? (
        <Way to={paths.shop}>{resultTexts.shop}</Way>
      ) : null}
    </div>
  );
}

interface WayProps {
  to: string;
  className?: string;
  children: ReactNode;
}

function Way({ to, className = 'btn-outline', children }: WayProps) {
  return (
    <a className={`btn btn-lg ${className}`} href={to}>
      {children}
    </a>
  );
}

/** How far a payment is whose result is not known yet. */
function Steps() {
  return (
    <ol className="co-timeline">
      {[resultTexts.made, resultTexts.returned].map((step) => (
        <li key={step}>
          <span>
            <Icon name="check" className="i-s" />
          </span>
          {step}
        </li>
      ))}
      <li aria-current="step">
        <span>
          <Icon name="clock" className="i-s" />
        </span>
        {resultTexts.awaited}
      </li>
    </ol>
  );
}

function Missing() {
  return (
    <div className="empty">
      <h1>{resultTexts.missing}</h1>
      <p>{resultTexts.missingText}</p>
      <div className="empty-ways">
        <a className="btn btn-primary" href={paths.orders}>
          {resultTexts.orders}
        </a>
        <a className="btn btn-outline" href={paths.shop}>
          {resultTexts.shop}
        </a>
      </div>
    </div>
  );
}

/** Placeholder of the result's size. */
function ResultSkeleton() {
  return (
    <div className="co-result needs-script motion-safe:animate-pulse">
      <p className="sr-only">{resultTexts.loading}</p>
      <div className="co-result-head" aria-hidden>
        <span className="size-16 rounded-full bg-sunken-2" />
        <span className="h-10 w-56 rounded-12 bg-sunken-2" />
        <span className="h-14 w-full rounded-12 bg-sunken-2" />
      </div>
      <div className="h-52 rounded-24 bg-sunken-2" aria-hidden />
    </div>
  );
}

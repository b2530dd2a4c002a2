'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { Notice } from '#components/checkout/notice.tsx';
import { type Look, looks } from '#components/checkout/result/look.ts';
import { PayAgain } from '#components/checkout/result/pay-again.tsx';
import { Slip } from '#components/checkout/result/slip.tsx';
import { resultTexts } from '#components/checkout/result/texts.ts';
import { useResult } from '#components/checkout/result/use-result.ts';
import { useOwnQuery } from '#components/account/opinions/use-own-query.ts';
import { FailedReading } from '#components/states/failed-reading.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { forgetEntered } from '#lib/session/entries.ts';
import type { OrderResultAnswer } from '#lib/contract/order.ts';
import { paths } from '#lib/contract/paths.ts';
import { useSession } from '#lib/session/store.ts';

const [resultPath = ''] = paths.checkoutResult('').split('?');

/** What became of a payment; shows nothing personal, because it needs no session. */
export function Result() {
  const { reading, retry } = useResult(useOwnQuery(resultPath, 't'));
  if (reading === 'loading') return <ResultSkeleton />;
  if (reading === 'failed') return <FailedReading level={1} texts={resultTexts} retry={retry} />;
  if (reading === 'missing') return <Missing />;
  return <Shown result={reading} />;
}

function Shown({ result }: { result: OrderResultAnswer }) {
  const look = looks[result.status];
  const heading = useRef<HTMLHeadingElement>(null);
  const { kind } = look;
  // Once: what changes later is announced politely.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    if (kind === 'paid') forgetEntered();
  }, [kind]);
  return (
    <div className="co-result">
      <div className="co-result-head" aria-live="polite">
        <span className={`co-sign co-sign-${kind}`}>
          <Icon name={look.icon} />
        </span>
        <h1 ref={heading} tabIndex={-1}>
          {look.heading}
        </h1>
        <p>{look.text}</p>
      </div>
      {kind === 'atGateway' ? <Steps /> : null}
      <Slip result={result} />
      {kind === 'atGateway' ? (
        <Notice tone="info" title={resultTexts.again} text={resultTexts.againText} />
      ) : null}
      <div className="co-result-acts">
        <Actions look={look} number={result.number} />
      </div>
      {kind === 'unpaid' ? <Notice tone="flat" text={resultTexts.unpaidNote} /> : null}
    </div>
  );
}

function Actions({ look: { kind }, number }: { look: Look; number: number }) {
  const isMember = useSession(({ user }) => user !== null);
  if (kind === 'paid') {
    return (
      <>
        <Way to={paths.order(number)} className="btn-primary">
          {resultTexts.track}
        </Way>
        <Way to={paths.shop}>{resultTexts.shop}</Way>
      </>
    );
  }
  return (
    <>
      {kind === 'unpaid' && isMember ? <PayAgain number={number} /> : null}
      <Way to={paths.order(number)}>{resultTexts.track}</Way>
      {kind === 'cancelled' ? <Way to={paths.cart}>{resultTexts.cart}</Way> : null}
      {kind === 'atGateway' ? <Way to={paths.shop}>{resultTexts.shop}</Way> : null}
    </>
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
export function ResultSkeleton() {
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

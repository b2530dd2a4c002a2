'use client';

import { stateViewOf, notTaken } from '#components/account/orders/state-view.ts';
import { type Step, isNotTaken, stepsOf } from '#components/account/orders/steps.ts';
import { orderTexts } from '#components/account/orders/texts.ts';
import { Icon } from '#components/ui/icon.tsx';
import type { OrderAnswer } from '#lib/contract/member-order.ts';
import { timeOf, weekdayOf } from '#lib/text/order-date.ts';

/** How far the order is, and on demand all that happened to it. */
export function OrderSteps({ order }: { order: OrderAnswer }) {
  return (
    <div>
      <ol className="order-steps" aria-label={orderTexts.steps}>
        {stepsOf(order).map((step) => (
          <StepItem key={step.word} step={step} tone={stateViewOf(order).tone} />
        ))}
      </ol>
      {order.events.length > 1 ? <Events events={order.events} /> : null}
    </div>
  );
}

function StepItem({ step: { word, icon, is, at, by }, tone }: { step: Step; tone: string }) {
  return (
    <li
      className={`step-${is} ${is === 'now' ? `step-${tone}` : ''}`.trimEnd()}
      {...(is === 'now' && { 'aria-current': 'step' })}
    >
      <span className="step-mark">
        <Icon name={is === 'done' ? 'check' : icon} className="i-s" />
      </span>
      <div>
        <b>{word}</b>
        {at === null ? null : <Moment at={at} />}
        {by === '' ? null : <small>{by}</small>}
      </div>
    </li>
  );
}

function Moment({ at }: { at: string }) {
  return (
    <time dateTime={at}>
      {weekdayOf(at)}، <bdi dir="ltr">{timeOf(at)}</bdi>
    </time>
  );
}

function Events({ events }: Pick<OrderAnswer, 'events'>) {
  return (
    <details className="acc mt-2">
      <summary className="text-13">{orderTexts.events}</summary>
      <ol className="order-events">
        {events.map((event, place) => {
          const { word, icon, tone } = isNotTaken(event, events[place - 1])
            ? notTaken
            : stateViewOf(event);
          return (
            <li key={`${event.at} ${event.status} ${event.delivery}`} className={`tone-${tone}`}>
              <Icon name={icon} className="i-s flex-none" />
              <span className="text-ink">{word}</span>
              <Moment at={event.at} />
            </li>
          );
        })}
      </ol>
    </details>
  );
}

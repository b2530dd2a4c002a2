'use client';

import { useState } from 'react';
import { Section, Waiting } from '#components/checkout/section.tsx';
import { checkoutTexts } from '#components/checkout/texts.ts';
import { useCheckout, useError, useOpenCheckout } from '#components/checkout/use-checkout.ts';
import { type DeliveryDay, daysOf, nameOfDay } from '#lib/checkout/days.ts';
import type { DeliveryOffer } from '#lib/contract/order.ts';

const group = 'slot';
/** From this number of places on, they are not counted. */
const few = 4;

/** Chooses day and hours of a delivery with slots; without slots there is nothing to choose. */
export function TimeSection({ deliveries }: { deliveries: readonly DeliveryOffer[] }) {
  const error = useError(group);
  const chosen = useCheckout(({ choice }) => choice.delivery);
  const delivery = deliveries.find(({ id }) => id === chosen);
  // The part is not shown where no way of delivery has slots.
  if (!deliveries.some(({ hasSlots }) => hasSlots)) return null;
  if (delivery === undefined) {
    return (
      <Section group={group} title={checkoutTexts.time}>
        <Waiting icon="clock">{checkoutTexts.timeWaits}</Waiting>
      </Section>
    );
  }
  if (!delivery.hasSlots) return null;
  const days = daysOf(delivery.slots);
  return (
    <Section
      group={group}
      title={checkoutTexts.time}
      error={error}
      aside={<span className="co-faint">{checkoutTexts.by(delivery.title)}</span>}
    >
      {days.length === 0 ? (
        <Waiting icon="clock">{checkoutTexts.noSlots}</Waiting>
      ) : (
        <Days key={delivery.id} days={days} isWrong={error !== undefined} />
      )}
    </Section>
  );
}

function Days({ days, isWrong }: { days: readonly DeliveryDay[]; isWrong: boolean }) {
  const { checkout } = useOpenCheckout();
  const slot = useCheckout(({ choice }) => choice.slot);
  const [asked, setAsked] = useState<string | null>(null);
  const ofSlot = days.find(({ slots }) => slots.some(({ id }) => id === slot));
  const shown =
    days.find(({ day }) => day === asked) ?? ofSlot ?? days.find(({ isFull }) => !isFull);
  const [now] = useState(() => Date.now());
  return (
    <>
      <div className="co-days" role="radiogroup" aria-label={checkoutTexts.day}>
        {days.map(({ day, isFull, isClosed }) => {
          const { weekday, date } = nameOfDay(day, now);
          return (
            <label key={day} className="co-day">
              <input
                type="radio"
                className="co-cover"
                name="day"
                checked={shown?.day === day}
                disabled={isFull}
                onChange={() => {
                  setAsked(day);
                  // Hours of another day are no longer meant.
                  if (slot !== null && ofSlot?.day !== day) {
                    void checkout.choose(group, { slot: null });
                  }
                }}
              />
              <span>{isFull && !isClosed ? checkoutTexts.fullDay : weekday}</span>{' '}
              <b>{isClosed ? checkoutTexts.closedDay : date}</b>
            </label>
          );
        })}
      </div>
      <div
        className="co-slots"
        role="radiogroup"
        aria-label={checkoutTexts.hour}
        aria-invalid={isWrong}
      >
        {shown?.slots.map(({ id, fromHour, toHour, left }) => (
          <label key={id} className="co-slot">
            <input
              type="radio"
              className="co-cover"
              name="slot"
              checked={slot === id}
              disabled={left === 0}
              onChange={() => void checkout.choose(group, { slot: id })}
            />
            <b>{checkoutTexts.hours(fromHour, toHour)}</b>{' '}
            <small {...(left > 0 && left < few && { className: 'text-warn' })}>
              {roomOf(left)}
            </small>
          </label>
        ))}
      </div>
    </>
  );
}

function roomOf(left: number): string {
  if (left === 0) return checkoutTexts.full;
  return left < few ? checkoutTexts.left(left) : checkoutTexts.hasRoom;
}

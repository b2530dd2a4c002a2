import type { DeliveryOffer } from '#lib/contract/order.ts';
import { dayInTehran } from '#lib/text/date.ts';
import { toPersianDigits } from '#lib/text/digits.ts';

type Slot = DeliveryOffer['slots'][number];

/** A day on which a courier comes. */
export interface DeliveryDay {
  /** `2026-11-25`, in Tehran. */
  readonly day: string;
  readonly slots: readonly Slot[];
  readonly isFull: boolean;
}

/** Slots by day, in their order. */
export function daysOf(slots: readonly Slot[]): DeliveryDay[] {
  const days = [...new Set(slots.map(({ day }) => day))];
  return days.map((day) => {
    const ofDay = slots.filter((slot) => slot.day === day);
    return { day, slots: ofDay, isFull: ofDay.every(({ left }) => left === 0) };
  });
}

const names = new Intl.DateTimeFormat('fa-IR-u-ca-persian-nu-latn', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

const dayLength = 86_400_000;

const near = ['امروز', 'فردا'] as const;

/** «فردا» or «شنبه», and «۷ آذر». @param now in ms */
export function nameOfDay(day: string, now: number): { weekday: string; date: string } {
  const parts = Object.fromEntries(
    names.formatToParts(new Date(`${day}T12:00:00Z`)).map(({ type, value }) => [type, value]),
  );
  const days = [now, now + dayLength].map((moment) => dayInTehran(new Date(moment).toISOString()));
  return {
    weekday: near[days.indexOf(day)] ?? parts['weekday'] ?? '',
    date: toPersianDigits(`${parts['day']} ${parts['month']}`),
  };
}

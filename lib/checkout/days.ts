import type { DeliveryOffer } from '#lib/contract/order.ts';
import { dayInTehran } from '#lib/text/date.ts';
import { toPersianDigits } from '#lib/text/digits.ts';

type Slot = DeliveryOffer['slots'][number];

/** A day on which a courier comes. */
export interface DeliveryDay {
  /** `2026-11-25`, in Tehran. */
  readonly day: string;
  readonly slots: readonly Slot[];
  /** Whether nothing of it can be chosen. */
  readonly isFull: boolean;
  /** Whether no courier comes: a day off between others. */
  readonly isClosed: boolean;
}

const dayLength = 86_400_000;
/** Days in a row without slots that are shown as closed; more of them are a courier's schedule. */
const mostClosed = 2;

/** Slots by day, in their order, with the closed days between them. */
export function daysOf(slots: readonly Slot[]): DeliveryDay[] {
  const days = [...new Set(slots.map(({ day }) => day))];
  return days.flatMap((day, at) => {
    const ofDay = slots.filter((slot) => slot.day === day);
    const isFull = ofDay.every(({ left }) => left === 0);
    const closed = daysBetween(days[at - 1] ?? day, day).map((between) => ({
      day: between,
      slots: [],
      isFull: true,
      isClosed: true,
    }));
    return [...closed, { day, slots: ofDay, isFull, isClosed: false }];
  });
}

/** The days between two of them; none where they are many. */
function daysBetween(before: string, after: string): string[] {
  const first = Date.parse(before);
  const count = Math.round((Date.parse(after) - first) / dayLength) - 1;
  if (count < 1 || count > mostClosed) return [];
  return Array.from({ length: count }, (_, at) =>
    new Date(first + (at + 1) * dayLength).toISOString().slice(0, 10),
  );
}

const names = new Intl.DateTimeFormat('fa-IR-u-ca-persian-nu-latn', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

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

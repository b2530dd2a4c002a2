import type { ReportStep } from '#lib/contract/report-names.ts';
import type { SalesReport, SalesSums } from '#lib/contract/report.ts';
import { formatMonth } from '#lib/text/date.ts';

const dayMs = 86_400_000;

/** The day some days later; earlier for a negative number. Days are written `2026-11-26`. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

const lengthOf = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / dayMs + 1;

/** The same number of days, right before. */
export const periodBefore = ({ from, to }: { from: string; to: string }) => ({
  from: dayAfter(from, -lengthOf(from, to)),
  to: dayAfter(from, -1),
});

/** Days with the same name belong together. */
const names: Readonly<Record<ReportStep, (day: string) => string>> = {
  day: (day) => day,
  // Its Saturday.
  week: (day) => dayAfter(day, -((new Date(day).getUTCDay() + 1) % 7)),
  month: (day) => formatMonth(`${day}T12:00:00+03:30`),
};

/** The days of a period, put together by days, weeks from Saturday on, or Jalali months. */
export function partsOf(from: string, to: string, by: ReportStep): { from: string; to: string }[] {
  const parts: { from: string; to: string }[] = [];
  let name = '';
  for (let day = from; day <= to; day = dayAfter(day, 1)) {
    const last = parts.at(-1);
    if (last && names[by](day) === name) last.to = day;
    else parts.push({ from: day, to: day });
    name = names[by](day);
  }
  return parts;
}

type Day = SalesSums & { readonly day: string };

const nothing: SalesSums = {
  orders: 0,
  pieces: 0,
  lines: 0,
  discount: 0,
  freight: 0,
  total: 0,
  refunds: 0,
};
const plus = (one: SalesSums, other: SalesSums): SalesSums => ({
  orders: one.orders + other.orders,
  pieces: one.pieces + other.pieces,
  lines: one.lines + other.lines,
  discount: one.discount + other.discount,
  freight: one.freight + other.freight,
  total: one.total + other.total,
  refunds: one.refunds + other.refunds,
});

/** The sums of the days from one to another, both included. */
const sumOf = (days: readonly Day[], from: string, to: string): SalesSums =>
  days.filter(({ day }) => from <= day && day <= to).reduce(plus, nothing);

/** @param days those of the period and of the one before */
export function salesOf(
  days: readonly Day[],
  period: { from: string; to: string },
  by: ReportStep,
): SalesReport {
  const before = periodBefore(period);
  const back = -lengthOf(period.from, period.to);
  return {
    now: sumOf(days, period.from, period.to),
    before: sumOf(days, before.from, before.to),
    parts: partsOf(period.from, period.to, by).map(({ from, to }) => ({
      from,
      to,
      now: sumOf(days, from, to),
      before: sumOf(days, dayAfter(from, back), dayAfter(to, back)),
    })),
  };
}

/** A part in percent, with one decimal; 0 of nothing. */
export const shareOf = (part: number, all: number): number =>
  all === 0 ? 0 : Math.round((part / all) * 1_000) / 10;

/** What is left of a sum. Both are read one after the other: an order may come between, and nothing is less than none. */
export const leftOf = (all: number, parts: readonly number[]): number =>
  Math.max(
    0,
    parts.reduce((left, part) => left - part, all),
  );

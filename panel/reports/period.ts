import {
  mostReportDays,
  type ReportName,
  reportNames,
  type ReportStep,
  reportSteps,
} from '#lib/contract/report-names.ts';
import { dayInTehran } from '#lib/text/date.ts';
import { toLatinDigits } from '#lib/text/digits.ts';
import { numericDate } from '#lib/text/order-date.ts';
import { dayAfter } from '#panel/ui/tehran-time.ts';
import type { Filters } from '#panel/ui/filters.ts';

export const presets = ['today', 'week', 'days', 'month'] as const;
type Preset = (typeof presets)[number];

/** Day of a Jalali calendar in the name of a file. @param day `2026-11-26` */
const fileDay = (day: string): string =>
  toLatinDigits(numericDate(`${day}T12:00:00+03:30`)).replaceAll('/', '-');

/** Days in Tehran as `2026-11-26`, both included. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

export const noonOf = (day: string): string => `${day}T12:00:00+03:30`;

const lengthOf = ({ from, to }: Period): number =>
  (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;

// The parser takes the 30th of February for the 2nd of March.
const dayFrom = (text: string): string => {
  const moment = new Date(text);
  return Number.isNaN(moment.getTime()) ? '' : moment.toISOString().slice(0, 10);
};
const isDay = (text: string | undefined): text is string =>
  text !== undefined && /^20\d\d-\d\d-\d\d$/.test(text) && dayFrom(text) === text;

/** Whether the service reports on it. */
export const isPeriod = (period: Period): boolean => {
  const days = lengthOf(period);
  return days >= 1 && days <= mostReportDays;
};

/** The day of the Jalali month, from 1. */
const dayOfMonth = (day: string): number =>
  Number(toLatinDigits(numericDate(noonOf(day))).slice(-2));

/** The days of a preset that end today. */
export function periodOf(preset: Preset, today: string): Period {
  const back = { today: 0, week: 6, days: 29, month: dayOfMonth(today) - 1 }[preset];
  return { from: dayAfter(today, -back), to: today };
}

/** Reports of the screen. Those on chats and speed are not made of orders, and have no file. */
export const shownReports = [...reportNames, 'chats', 'speed'] as const;
export type ShownReport = (typeof shownReports)[number];

export interface WantedReport extends Period {
  readonly report: ShownReport;
  /** Null: a range of the person's own. */
  readonly preset: Preset | null;
  readonly by: ReportStep;
}

/** Steps that leave a chart readable. */
export function stepOf(period: Period): ReportStep {
  const days = lengthOf(period);
  if (days <= 62) return 'day';
  return days <= 200 ? 'week' : 'month';
}

/** The report an address asks for. What it has wrong is left out. @param now in ms */
export function wantedOf({ report, period, from, to, by }: Filters, now: number): WantedReport {
  const name = shownReports.find((each) => each === report) ?? 'sales';
  const step = reportSteps.find((each) => each === by);
  if (isDay(from) && isDay(to) && isPeriod({ from, to })) {
    return { report: name, preset: null, from, to, by: step ?? stepOf({ from, to }) };
  }
  const preset = presets.find((each) => each === period) ?? 'days';
  const days = periodOf(preset, dayInTehran(new Date(now).toISOString()));
  return { report: name, preset, ...days, by: step ?? stepOf(days) };
}

/** `report-sales-1405-08-07-1405-09-06.xlsx` */
export const fileName = (report: ReportName, { from, to }: Period): string =>
  `report-${report}-${fileDay(from)}-${fileDay(to)}.xlsx`;

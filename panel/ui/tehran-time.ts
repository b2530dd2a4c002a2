import { dayInTehran } from '#lib/text/date.ts';
import { toLatinDigits } from '#lib/text/digits.ts';

const clock = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Asia/Tehran',
});

/** A day such as `2026-11-26` and a time such as `20:30`, both in Tehran. */
export interface DayAndTime {
  readonly day: string;
  readonly time: string;
}

/** The same moment in ISO 8601. Iran has had no daylight saving time since 2022. */
export const momentAt = ({ day, time }: DayAndTime): string =>
  new Date(`${day}T${time}:00+03:30`).toISOString();

/** Day and time in Tehran. @param moment ISO 8601 */
export const dayAndTimeOf = (moment: string): DayAndTime => ({
  day: dayInTehran(moment),
  time: clock.format(new Date(moment)),
});

/** The day some days later; earlier for a negative number. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** What is typed as a time, in any digits: «۸», «۲۰:۳۰», `0830`. Null for anything else. */
export function timeFrom(written: string): string | null {
  const parts = /^(\d{1,2})(?:[:٫.]?([0-5]\d))?$/.exec(toLatinDigits(written.trim()));
  const [, hours = '', minutes = '00'] = parts ?? [];
  if (hours === '' || Number(hours) > 23) return null;
  return `${hours.padStart(2, '0')}:${minutes}`;
}

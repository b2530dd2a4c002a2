import { dayInTehran } from '#lib/text/date.ts';
import { toLatinDigits } from '#lib/text/digits.ts';

// Moments as the calendar and the clock of Tehran show them. Iran has had no daylight saving time since 2022.

const clock = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Asia/Tehran',
});

/** `09:30` in Tehran. @param moment ISO 8601 */
export const clockOf = (moment: string): string => clock.format(new Date(moment));

/** «۹:۵» and `0905` are `09:05`; null for what is no time of a day. */
export function timeWritten(written: string): string | null {
  const found = /^(\d{1,2}):?(\d{1,2})?$/.exec(toLatinDigits(written).replaceAll(/\s/g, ''));
  if (!found) return null;
  const [hour, minute] = [Number(found[1]), Number(found[2] ?? 0)];
  if (hour > 23 || minute > 59) return null;
  return [hour, minute].map((each) => String(each).padStart(2, '0')).join(':');
}

/** The moment of a day and time in Tehran, as ISO 8601. @param day `2026-11-26` @param time `09:00` */
export const momentOf = (day: string, time: string): string =>
  new Date(`${day}T${time}:00+03:30`).toISOString();

/** A day of Tehran as calendars take it: noon of that day where the browser is. @param moment ISO 8601 */
export function dateOf(moment: string): Date {
  const [year = 0, month = 1, day = 1] = dayInTehran(moment).split('-').map(Number);
  return new Date(year, month - 1, day, 12);
}

/** The day that was chosen in a calendar: `2026-11-26`. */
export function dayOf(date: Date): string {
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((each) => String(each).padStart(2, '0')).join('-');
}

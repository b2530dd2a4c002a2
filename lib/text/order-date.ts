import { toPersianDigits } from '#lib/text/digits.ts';

const parts = new Intl.DateTimeFormat('fa-IR-u-ca-persian-nu-latn', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Asia/Tehran',
});
const numbers = new Intl.DateTimeFormat('en-u-ca-persian-nu-latn', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'Asia/Tehran',
});

function partsOf(format: Intl.DateTimeFormat, moment: string): Record<string, string> {
  return Object.fromEntries(
    format.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]),
  );
}

/** «جمعه ۲۹ آبان», in Tehran. @param moment ISO 8601 */
export function weekdayOf(moment: string): string {
  const { weekday, day, month } = partsOf(parts, moment);
  return toPersianDigits(`${weekday} ${day} ${month}`);
}

/** «۱۱:۰۲», in Tehran. @param moment ISO 8601 */
export function timeOf(moment: string): string {
  const { hour, minute } = partsOf(parts, moment);
  return toPersianDigits(`${hour}:${minute}`);
}

/** «۱۴۰۵/۰۸/۲۹», the Jalali date in Tehran. @param moment ISO 8601 */
export function numericDate(moment: string): string {
  const { year, month, day } = partsOf(numbers, moment);
  return toPersianDigits(`${year}/${month}/${day}`);
}

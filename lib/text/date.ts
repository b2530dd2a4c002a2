const days = new Intl.DateTimeFormat('fa-IR-u-ca-persian-nu-arabext', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Tehran',
});

/** «۲۷ آبان ۱۴۰۴», the date in Tehran at that time. @param moment ISO 8601 */
export function formatDate(moment: string): string {
  const parts = Object.fromEntries(
    days.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]),
  );
  return `${parts['day']} ${parts['month']} ${parts['year']}`;
}

const machineDays = new Intl.DateTimeFormat('en-CA', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'Asia/Tehran',
});

/** `2026-11-24`: the same day as `formatDate`, as an ISO date. @param moment ISO 8601 */
export const dayInTehran = (moment: string): string => machineDays.format(new Date(moment));

const years = new Intl.DateTimeFormat('en-u-ca-persian-nu-latn', {
  year: 'numeric',
  timeZone: 'Asia/Tehran',
});

/** The Jalali year in Tehran, such as 1405. */
export function jalaliYear(moment: Date): number {
  const year = years.formatToParts(moment).find(({ type }) => type === 'year');
  return Number(year?.value);
}

/** «آبان ۱۴۰۴», the Jalali month in Tehran. @param moment ISO 8601 */
export const formatMonth = (moment: string): string => formatDate(moment).replace(/^\S+ /, '');

/** «۲۷ آبان», the day of a year in Tehran. @param moment ISO 8601 */
export const dayAndMonth = (moment: string): string => formatDate(moment).replace(/ \S+$/, '');

const clock = new Intl.DateTimeFormat('fa-IR-u-nu-arabext', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Asia/Tehran',
});

/** «۲۷ آبان ۱۴۰۴، ساعت ۱۴:۲۰» in Tehran. @param moment ISO 8601 */
export const formatMoment = (moment: string): string =>
  `${formatDate(moment)}، ساعت ${clock.format(new Date(moment))}`;

import { formatDate } from '#lib/text/date.ts';
import { toPersianDigits } from '#lib/text/digits.ts';

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];
/** Up to this many days ago the number of days is shown; then the date. */
const fewDays = 7;

const clock = new Intl.DateTimeFormat('fa-IR-u-nu-arabext', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Asia/Tehran',
});
const tehranDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Tehran' });

/** Number of midnights in Tehran between two times. */
function nightsBetween(earlier: number, later: number): number {
  const [from, to] = [earlier, later].map((moment) => Date.parse(tehranDay.format(moment)));
  return Math.round(((to ?? 0) - (from ?? 0)) / day);
}

/**
 * How long ago something was: «همین حالا», «۵ دقیقه پیش», «امروز ساعت ۰۹:۳۰», «دیروز ساعت ۱۸:۰۵»,
 * «۳ روز پیش», then the Jalali date.
 * @param moment ISO 8601
 * @param now in ms
 */
export function lastSeen(moment: string, now: number): string {
  const then = Date.parse(moment);
  // A clock that is slow must not yield a time in the future.
  const ago = Math.max(0, now - then);
  if (ago < minute) return 'همین حالا';
  if (ago < hour) return `${toPersianDigits(Math.floor(ago / minute))} دقیقه پیش`;
  const nights = nightsBetween(then, now);
  if (nights === 0) return `امروز ساعت ${clock.format(then)}`;
  if (nights === 1) return `دیروز ساعت ${clock.format(then)}`;
  if (nights < fewDays) return `${toPersianDigits(nights)} روز پیش`;
  return formatDate(moment);
}

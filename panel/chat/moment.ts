import { dayInTehran, formatDate } from '#lib/text/date.ts';
import { timeOf, weekdayOf } from '#lib/text/order-date.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { chatTexts as words } from '#panel/chat/texts.ts';

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];

const dayOf = (ms: number): string => dayInTehran(new Date(ms).toISOString());
/** Days from then to now, by the calendar of Tehran. */
const daysSince = (moment: string, now: number): number =>
  Math.round((Date.parse(dayOf(now)) - Date.parse(dayInTehran(moment))) / day);

/** «امروز», «دیروز», «جمعه ۲۹ آبان», and after half a year the date. @param now in ms */
export function dayTitle(moment: string, now: number): string {
  const days = daysSince(moment, now);
  if (days <= 0) return words.today;
  if (days === 1) return words.yesterday;
  return days < 180 ? weekdayOf(moment) : formatDate(moment);
}

/** In a row: the time today, then the day. */
export const shortTime = (moment: string, now: number): string =>
  daysSince(moment, now) <= 0 ? timeOf(moment) : dayTitle(moment, now);

/** How long somebody has waited: «۶ دقیقه», «۲ ساعت», «۳ روز». */
export function waited(since: string, now: number): string {
  const ms = Math.max(0, now - Date.parse(since));
  if (ms < minute) return words.now;
  if (ms < hour) return words.minutes(formatNumber(Math.floor(ms / minute)));
  if (ms < day) return words.hoursLong(formatNumber(Math.floor(ms / hour)));
  return words.days(formatNumber(Math.floor(ms / day)));
}

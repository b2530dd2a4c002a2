import type { GetBoxAnswer } from '#lib/contract/chat.ts';
import { dayInTehran } from '#lib/text/date.ts';
import { timeOf, weekdayOf } from '#lib/text/order-date.ts';

const dayLength = 86_400_000;

/**
 * When answers come again: `today` or `tomorrow` or «شنبه ۷ آذر», and «۹» or «۹:۳۰»; null if it is not
 * known, or it is within the hours.
 * @param now in ms
 */
export function opensAt(
  { isOpen, changesAt }: Pick<GetBoxAnswer, 'isOpen' | 'changesAt'>,
  now: number,
): { day: string; time: string } | null {
  if (isOpen || changesAt === null) return null;
  const day = dayInTehran(changesAt);
  // A whole hour is said without its minutes.
  const time = timeOf(changesAt)
    .replace(/:۰۰$/, '')
    .replace(/^۰(?=.)/, '');
  if (day === dayInTehran(new Date(now).toISOString())) return { day: 'today', time };
  if (day === dayInTehran(new Date(now + dayLength).toISOString()))
    return { day: 'tomorrow', time };
  return { day: weekdayOf(changesAt), time };
}

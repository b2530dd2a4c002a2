import type { AdminMethod } from '#lib/contract/admin-selling.ts';
import { formatNumber, formatToman } from '#lib/text/toman.ts';
import { deliveryTexts as words } from '#panel/delivery/texts.ts';

/** «۲ تا ۳ روز کاری» */
export function daysWords({ daysFrom, daysTo }: Pick<AdminMethod, 'daysFrom' | 'daysTo'>): string {
  if (daysTo === 0) return words.sameDay;
  if (daysFrom === 0) return words.upToDays(formatNumber(daysTo));
  if (daysFrom === daysTo) return words.oneDay(formatNumber(daysTo));
  return words.manyDays(formatNumber(daysFrom), formatNumber(daysTo));
}

/** What it costs at least, and when nothing. */
export function priceWords({
  rates,
  isPaidOnArrival,
  freeFrom,
}: Pick<AdminMethod, 'rates' | 'isPaidOnArrival' | 'freeFrom'>): string {
  if (isPaidOnArrival) return words.onArrival;
  const least = Math.min(...rates.map(({ base }) => base));
  const isOne = rates.every(({ base, perKilo }) => base === least && perKilo === 0);
  if (least === 0 && isOne) return words.free;
  const price = isOne ? formatToman(least) : words.from(formatToman(least));
  return freeFrom === null ? price : `${price} · ${words.freeFrom(formatToman(freeFrom))}`;
}

import type { AdminPromotion } from '#lib/contract/admin-selling.ts';
import { formatDate } from '#lib/text/date.ts';
import { formatNumber, formatPercent, formatToman } from '#lib/text/toman.ts';
import { discountTexts as words } from '#panel/discounts/texts.ts';

type Rule = AdminPromotion['rule'];

/** «۱۰٪ تخفیف تا ۳۰۰٬۰۰۰ تومان» */
export function giveWords({ give }: Rule): string {
  if (give.kind === 'percent') {
    const percent = words.percentOf(formatPercent(give.percent));
    return give.most === undefined ? percent : `${percent} ${words.upTo(formatToman(give.most))}`;
  }
  if (give.kind === 'amount') return words.amountOf(formatToman(give.amount));
  return give.kind === 'freight' ? words.freeFreight : words.cheapestOf(formatNumber(give.of));
}

const countOf = (...lists: (readonly unknown[] | undefined)[]): number =>
  lists.reduce((sum, list) => sum + (list?.length ?? 0), 0);

/** Its conditions but time in a few words; empty without any. */
export function whenWords({ when }: Rule): string {
  const goods = countOf(when.categories, when.brands, when.products);
  const places = countOf(when.provinces);
  return [
    when.firstOrder ? words.first : '',
    when.subtotal ? words.over(formatToman(when.subtotal)) : '',
    goods > 0 ? words.someGoods(formatNumber(goods)) : '',
    places > 0 ? words.somePlaces(formatNumber(places)) : '',
    countOf(when.methods, when.payments) > 0 ? words.someWays : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

/** «از ۱ دی ۱۴۰۵ تا ۳ دی ۱۴۰۵»; empty if it always is. */
export const spanWords = ({ when: { from, to } }: Rule): string =>
  [
    from === undefined ? '' : words.from(formatDate(from)),
    // The last moment at which it still holds.
    to === undefined ? '' : words.to(formatDate(new Date(Date.parse(to) - 1).toISOString())),
  ]
    .filter(Boolean)
    .join(' ');

/** How a promotion stands. @param now in ms */
export function standingOf(
  { isActive, rule: { when } }: Pick<AdminPromotion, 'isActive' | 'rule'>,
  now: number,
): keyof typeof words.states {
  if (when.to !== undefined && Date.parse(when.to) <= now) return 'over';
  if (!isActive) return 'off';
  return when.from !== undefined && Date.parse(when.from) > now ? 'planned' : 'active';
}

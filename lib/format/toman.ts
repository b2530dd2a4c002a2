import { toPersianDigits } from '#lib/format/digits.ts';

/**
 * Persian digits, thousands apart by ٬, at most one digit after ٫. Written out, for server and browser
 * must agree to the letter, and not all browsers' `Intl` do.
 */
export function formatNumber(value: number): string {
  const [whole = '0', fraction] = String(Math.round(value * 10) / 10).split('.');
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, '٬');
  return toPersianDigits(fraction === undefined ? grouped : `${grouped}٫${fraction}`);
}

/** `۲۷٬۴۰۰٬۰۰۰ تومان`. Prices are whole numbers of toman. */
export function formatToman(value: number): string {
  return `${formatNumber(value)} تومان`;
}

/** `۱۲٪`, with an invisible Arabic letter mark that keeps the sign at the number's left everywhere. */
export function formatPercent(value: number): string {
  return `\u061C${formatNumber(value)}٪`;
}

export interface DiscountRange {
  /** 3: toman, 4: percent (specification §5). */
  type: 3 | 4;
  items: readonly { value: number }[];
}

/**
 * The discounts of a product's variants as one phrase (specification §5): a single value, or the
 * smallest «تا» the largest with the unit once. Empty without a discount.
 */
export function formatDiscountRange({ type, items }: DiscountRange): string {
  const values = items.map((item) => item.value).filter((value) => value > 0);
  if (values.length === 0) return '';
  const format = type === 4 ? formatPercent : formatToman;
  const least = Math.min(...values);
  const most = Math.max(...values);
  return least === most ? format(most) : `${formatNumber(least)} تا ${format(most)}`;
}

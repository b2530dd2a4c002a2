import { toPersianDigits } from '#lib/text/digits.ts';

/**
 * Persian digits, thousands apart by ٬, at most `decimals` digits after ٫. Written out, for server and
 * browser must agree to the letter, and not all browsers' `Intl` do.
 */
export function formatNumber(value: number, decimals = 1): string {
  const power = 10 ** decimals;
  const [whole = '0', fraction] = String(Math.round(value * power) / power).split('.');
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, '٬');
  return toPersianDigits(fraction === undefined ? grouped : `${grouped}٫${fraction}`);
}

/** Digits a measure may have after its point (contract §1). */
const measureDecimals = 3;

/** A value of an attribute or price as precisely as an address says it. */
export const formatMeasure = (value: number): string => formatNumber(value, measureDecimals);

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

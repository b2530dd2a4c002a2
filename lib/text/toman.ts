import { toPersianDigits } from '#lib/text/digits.ts';

/**
 * Formats a number with Persian digits, the thousands separator ٬ and at most `decimals` digits
 * after ٫. Not by `Intl`, whose output differs between browsers, while server and browser must
 * agree exactly.
 */
export function formatNumber(value: number, decimals = 1): string {
  const power = 10 ** decimals;
  const [whole = '0', fraction] = String(Math.round(value * power) / power).split('.');
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, '٬');
  return toPersianDigits(fraction === undefined ? grouped : `${grouped}٫${fraction}`);
}

/** Maximum decimals of a measure (contract §1). */
const measureDecimals = 3;

/** Formats an attribute value or price as precisely as in an address. */
export const formatMeasure = (value: number): string => formatNumber(value, measureDecimals);

/** `۲۷٬۴۰۰٬۰۰۰ تومان`. Prices are whole numbers of toman. */
export function formatToman(value: number): string {
  return `${formatNumber(value)} تومان`;
}

const units = [
  [1_000_000_000, 'میلیارد'],
  [1_000_000, 'میلیون'],
  [1_000, 'هزار'],
] as const;

/** A round amount in words: `۱۰ میلیون`. */
export function shortAmount(value: number): string {
  const [size, name] = units.find(([least]) => value >= least) ?? [1, ''];
  return `${formatNumber(value / size)} ${name}`.trim();
}

/**
 * `۱۲٪`, with an invisible Arabic letter mark that keeps the sign at the left of the number
 * everywhere.
 */
export function formatPercent(value: number): string {
  return `\u061C${formatNumber(value)}٪`;
}

export interface DiscountRange {
  /** 3: toman, 4: percent. */
  type: 3 | 4;
  items: readonly { value: number }[];
}

/**
 * The discounts of a product's variants as one phrase: a single value, or the smallest «تا» the
 * largest with the unit once. Empty without a discount.
 */
export function formatDiscountRange({ type, items }: DiscountRange): string {
  const values = items.map((item) => item.value).filter((value) => value > 0);
  if (values.length === 0) return '';
  const format = type === 4 ? formatPercent : formatToman;
  const least = Math.min(...values);
  const most = Math.max(...values);
  return least === most ? format(most) : `${formatNumber(least)} تا ${format(most)}`;
}

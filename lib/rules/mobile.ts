import { toLatinDigits } from '#lib/text/digits.ts';

/**
 * An Iranian mobile number as the shop stores it, `09…`, from any way people write it: with +98, 0098,
 * 98, 0 or nothing before it, in Persian or Arabic digits, with spaces or hyphens between. Null for
 * anything else.
 */
export function normaliseMobile(written: string): string | null {
  const digits = toLatinDigits(written).replaceAll(/[\s\u200c()-]/g, '');
  const number = /^(?:\+98|0098|98|0)?(9\d{9})$/.exec(digits)?.[1];
  return number === undefined ? null : `0${number}`;
}

/** `۰۹۱۲ ••• ۴۵۶۷`: enough for its owner to know it by, and no more. Takes what `normaliseMobile` gives. */
export function maskedMobile(mobile: string): string {
  return `${mobile.slice(0, 4)} ••• ${mobile.slice(-4)}`;
}

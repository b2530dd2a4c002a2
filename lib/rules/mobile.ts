import { toLatinDigits } from '#lib/text/digits.ts';

/**
 * Normalises an Iranian mobile number to `09…`: with +98, 0098, 98, 0 or nothing before it, in
 * Persian or Arabic digits, with spaces or hyphens. Null if invalid.
 */
export function normaliseMobile(written: string): string | null {
  const digits = toLatinDigits(written).replaceAll(/[\s\u200c()-]/g, '');
  const number = /^(?:\+98|0098|98|0)?(9\d{9})$/.exec(digits)?.[1];
  return number === undefined ? null : `0${number}`;
}

/** `۰۹۱۲ ••• ۴۵۶۷`: enough for its owner to recognise it. Takes the result of `normaliseMobile`. */
export function maskedMobile(mobile: string): string {
  return `${mobile.slice(0, 4)} ••• ${mobile.slice(-4)}`;
}

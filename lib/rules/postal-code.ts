import { toLatinDigits } from '#lib/text/digits.ts';

const gaps = /[\s\u200b-\u200f\u202a-\u202e\u2066-\u2069\u2010-\u2013-]/g;

/**
 * Excludes what Iran's post never assigns: a 0 or 2 among the first five digits, a 5 in the fifth
 * place, a 0 in the sixth, four zeros at the end, and one digit four times at the start.
 */
const form = /^(?!(\d)\1{3})[13-9]{4}[1346-9][1-9]\d{4}$/;

/**
 * Normalises an Iranian postal code to ten Latin digits, from any digits, with a hyphen or spaces.
 * Null if invalid.
 */
export function normalisePostalCode(written: string): string | null {
  const digits = toLatinDigits(written).replaceAll(gaps, '');
  return form.test(digits) && !digits.endsWith('0000') ? digits : null;
}

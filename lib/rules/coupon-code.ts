import { toLatinDigits } from '#lib/text/digits.ts';
import { isFarTooLong } from '#lib/text/letters.ts';
import { normalisePersian } from '#lib/text/persian.ts';

const longest = 40;
const gaps = /[\s\p{DI}]/gu;
const form = /^[\p{L}\p{N}_-]+$/u;

/**
 * Normalises a coupon code for storage and comparison: upper case, Latin digits, Persian letters,
 * without spaces and joiners. Null if nothing is left, it is longer than 40 characters, or it has
 * others than letters, digits, `-` and `_`.
 */
export function normaliseCouponCode(written: string): string | null {
  if (isFarTooLong(written, longest)) return null;
  const code = toLatinDigits(normalisePersian(written)).replaceAll(gaps, '').toUpperCase();
  return form.test(code) && code.length <= longest ? code : null;
}

import { toLatinDigits } from '#lib/text/digits.ts';

/** Digits of a mobile number as stored in a field, `09…`. */
const mobileLength = 11;

/**
 * What a numeric field keeps of typed or pasted text: digits, converted from Persian and Arabic to
 * Latin. Idempotent.
 */
export function digitsOnly(text: string): string {
  return toLatinDigits(text).replaceAll(/\D/g, '');
}

/**
 * After a plus or two zeros the country code is recognised at once; a bare 98 only before a full
 * number.
 */
const marked = /^(?:00)?98(?:0(?=9))?/;
const bare = /^0098(?:0(?=9))?|^98(?:0(?=9))?(?=9\d{9})/;

/**
 * What a mobile number field keeps: digits only, with the prefixes +98, 0098 and 98 converted to 0,
 * and then at most 11. The same for typed and pasted numbers. Idempotent.
 */
export function mobileInput(text: string): string {
  const code = /^[^\d۰-۹٠-٩]*\+/.test(text) ? marked : bare;
  return digitsOnly(text).replace(code, '0').slice(0, mobileLength);
}

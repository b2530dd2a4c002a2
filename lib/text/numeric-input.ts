import { toLatinDigits } from '#lib/text/digits.ts';

/** Digits of a mobile number as a field holds it, `09…` (specification §9). */
const mobileLength = 11;

/**
 * What a numeric field keeps of what was typed or pasted (specification §5): Latin digits, made of
 * Persian and Arabic ones where need be. Idempotent.
 */
export function digitsOnly(text: string): string {
  return toLatinDigits(text).replaceAll(/\D/g, '');
}

/** With a plus or two zeros the country's code is one at once; a bare 98 once a whole number follows. */
const marked = /^(?:00)?98(?:0(?=9))?/;
const bare = /^0098(?:0(?=9))?|^98(?:0(?=9))?(?=9\d{9})/;

/**
 * What a field for a mobile number keeps: digits alone, the codes +98, 0098 and 98 as 0, and only then
 * at most 11. The same for a number typed key by key and for one pasted. Idempotent.
 */
export function mobileInput(text: string): string {
  const code = /^[^\d۰-۹٠-٩]*\+/.test(text) ? marked : bare;
  return digitsOnly(text).replace(code, '0').slice(0, mobileLength);
}

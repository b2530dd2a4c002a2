import type { Rule } from '#lib/rules/account.ts';
import { toLatinDigits } from '#lib/text/digits.ts';

const gaps = /[\s\u200b-\u200f\u202a-\u202e\u2066-\u2069-]/g;

/** Of the sixteen digits, by Luhn: every second one counts twice. */
function isChecked(card: string): boolean {
  const sum = [...card].reduce((total, digit, at) => {
    const weighed = Number(digit) * (at % 2 === 0 ? 2 : 1);
    return total + (weighed > 9 ? weighed - 9 : weighed);
  }, 0);
  return sum % 10 === 0;
}

/** A bank card: sixteen Latin digits, from any digits, with spaces or hyphens. */
export const cardRule: Rule = (written) => {
  const value = toLatinDigits(written).replaceAll(gaps, '');
  if (value === '') return { error: 'شمارهٔ کارت را بنویسید' };
  if (!/^\d{16}$/.test(value)) return { error: 'شمارهٔ کارت ۱۶ رقم دارد' };
  return isChecked(value) ? { value } : { error: 'این شمارهٔ کارت درست نیست؛ دوباره نگاه کنید' };
};

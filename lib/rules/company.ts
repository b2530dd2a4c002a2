import { type Rule, inOneLine } from '#lib/rules/account.ts';
import { normaliseNationalId } from '#lib/rules/national-id.ts';
import { toLatinDigits, toPersianDigits } from '#lib/text/digits.ts';
import { blankLetters, hasPiledMarks, isFarTooLong } from '#lib/text/letters.ts';

/** Rules for the company an invoice is made out to, shared by the checkout and the service. */

const longestName = 100;

const texts = {
  name: 'نام شرکت را وارد کنید',
  badName: 'نام شرکت را همان‌گونه که ثبت شده است بنویسید',
  longName: `حداکثر ${toPersianDigits(longestName)} نویسه`,
  nationalId: 'شناسهٔ ملی شرکت را وارد کنید',
  badNationalId: 'این شناسهٔ ملی درست نیست؛ ۱۱ رقم روی آگهی ثبت شرکت را وارد کنید',
  economicCode: 'کد اقتصادی ۱۱، ۱۲ یا ۱۴ رقم دارد',
} as const;

const shortestName = 2;
/** Letters, digits and the punctuation of names. */
const nameForm = /^[\p{L}\p{M}\p{Nd}\u200c .,،'’"«»()&/+-]+$/u;

export const companyNameRule: Rule = (written) => {
  if (isFarTooLong(written, longestName)) return { error: texts.longName };
  const value = inOneLine(written);
  if (value.length < shortestName) return { error: texts.name };
  if (value.length > longestName) return { error: texts.longName };
  const isName =
    nameForm.test(value) &&
    /\p{L}/u.test(value) &&
    !blankLetters.test(value) &&
    !hasPiledMarks(value);
  return isName ? { value } : { error: texts.badName };
};

export const nationalIdRule: Rule = (written) => {
  if (written.trim() === '') return { error: texts.nationalId };
  const value = normaliseNationalId(written);
  return value === null ? { error: texts.badNationalId } : { value };
};

const gaps = /[\s\u200b-\u200f\u202a-\u202e\u2066-\u2069-]/g;

/**
 * An economic code, or nothing: twelve digits of old; a company's newer one is its national id, a person's has
 * fourteen.
 */
export const economicCodeRule: Rule = (written) => {
  const value = toLatinDigits(written).replaceAll(gaps, '');
  return /^(?:\d{11,12}|\d{14})?$/.test(value) ? { value } : { error: texts.economicCode };
};

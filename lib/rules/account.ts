import { normaliseEmail } from '#lib/rules/email.ts';
import { normaliseMobile } from '#lib/rules/mobile.ts';
import { normaliseNationalCode } from '#lib/rules/national-code.ts';
import { normalisePostalCode } from '#lib/rules/postal-code.ts';
import { toLatinDigits, toPersianDigits } from '#lib/text/digits.ts';
import { blankLetters, hasPiledMarks, isFarTooLong } from '#lib/text/letters.ts';
import { normalisePersian } from '#lib/text/persian.ts';

/**
 * Rules for the fields of an account, shared by the form, which shows errors at once, and the
 * service, which stores the normalised value.
 */
type Judged = { readonly value: string } | { readonly error: string };
export type Rule = (written: string) => Judged;

/** Maximum length of each field; longer text is rejected, never cut. */
const longest = {
  name: 60,
  place: 50,
  line: 300,
  plate: 10,
  unit: 10,
  password: 200,
} as const;
const shortest = { name: 3, place: 2, line: 10 } as const;

const texts = {
  name: 'نام و نام خانوادگی را وارد کنید',
  badName: 'نام را تنها با حروف بنویسید',
  email: 'نشانی ایمیل را به صورت name@example.com وارد کنید',
  nationalCode: 'کد ملی خود را وارد کنید',
  badNationalCode: 'کد ملی درست نیست؛ ۱۰ رقم روی کارت ملی را وارد کنید',
  province: 'استان را انتخاب کنید',
  city: 'شهر را انتخاب کنید',
  badCity: 'نام شهر یا روستا را تنها با حروف بنویسید',
  line: 'نشانی را وارد کنید',
  shortLine: 'نشانی را کامل‌تر بنویسید: محله، خیابان، کوچه',
  badLine: 'نویسه‌های < > { } را از نشانی بردارید',
  plate: 'پلاک را وارد کنید',
  badNumber: 'این مقدار درست نیست',
  postalCode: 'کد پستی را وارد کنید',
  shortPostalCode: 'کد پستی ۱۰ رقم دارد',
  badPostalCode: 'این ۱۰ رقم، کد پستیِ درستی نیست؛ آن را از روی قبض یا سند بنویسید',
  mobile: 'شماره موبایل گیرنده را وارد کنید',
  badMobile: 'شماره موبایل را به صورت 09123456789 وارد کنید',
  currentPassword: 'رمز عبور کنونی را وارد کنید',
} as const;

const tooLong = (most: number) => `حداکثر ${toPersianDigits(most)} نویسه`;

/** Normalises Persian text to a single line with single spaces; keeps ZWNJ within words. */
export const inOneLine = (written: string): string =>
  normalisePersian(written)
    .replaceAll(/[\s\u200c]+/g, (run) => (/\s/.test(run) ? ' ' : run))
    .replaceAll(/^[ \u200c]+|(?<![ \u200c])[ \u200c]+$/g, '');

/** Letters, marks, spaces, ZWNJ and the punctuation of names. */
const lettersOnly = /^[\p{L}\p{M}\u200c .'’()-]+$/u;
const isName = (value: string): boolean =>
  lettersOnly.test(value) &&
  /\p{L}/u.test(value) &&
  !blankLetters.test(value) &&
  !hasPiledMarks(value);
/** Characters that occur in markup but in no address. */
const markup = /[<>{}]/;

function words(written: string, missing: string, bad: string, most: number, least: number): Judged {
  if (isFarTooLong(written, most)) return { error: tooLong(most) };
  const value = inOneLine(written);
  if (value === '') return { error: missing };
  if (value.length > most) return { error: tooLong(most) };
  if (!isName(value)) return { error: bad };
  return value.length < least ? { error: missing } : { value };
}

/** A person's name. */
export const nameRule: Rule = (written) =>
  words(written, texts.name, texts.badName, longest.name, shortest.name);

/** An e-mail address, or nothing. */
export const emailRule: Rule = (written) => {
  if (written.trim() === '') return { value: '' };
  const value = normaliseEmail(written);
  return value === null ? { error: texts.email } : { value };
};

export const nationalCodeRule: Rule = (written) => {
  if (written.trim() === '') return { error: texts.nationalCode };
  const value = normaliseNationalCode(written);
  return value === null ? { error: texts.badNationalCode } : { value };
};

/** @param provinces the valid ones */
export const provinceRule =
  (provinces: readonly string[]): Rule =>
  (written) => {
    const value = inOneLine(written);
    return provinces.includes(value) ? { value } : { error: texts.province };
  };

/** A town or village; lists are never complete, so any plausible name is accepted. */
export const cityRule: Rule = (written) =>
  words(written, texts.city, texts.badCity, longest.place, shortest.place);

export const lineRule: Rule = (written) => {
  if (isFarTooLong(written, longest.line)) return { error: tooLong(longest.line) };
  const value = inOneLine(written);
  if (value === '') return { error: texts.line };
  if (value.length > longest.line) return { error: tooLong(longest.line) };
  if (markup.test(value)) return { error: texts.badLine };
  return value.length < shortest.line ? { error: texts.shortLine } : { value };
};

/** A house number: `12`, `12/1`, `12 الف`; digits are stored in Latin. */
function doorNumber(written: string, most: number): Judged {
  if (isFarTooLong(written, most)) return { error: tooLong(most) };
  const value = toLatinDigits(inOneLine(written));
  if (value.length > most) return { error: tooLong(most) };
  return /^[\p{L}\p{M}\d\u200c ./+-]*$/u.test(value) ? { value } : { error: texts.badNumber };
}

export const plateRule: Rule = (written) =>
  written.trim() === '' ? { error: texts.plate } : doorNumber(written, longest.plate);

/** A flat's number, or nothing. */
export const unitRule: Rule = (written) => doorNumber(written, longest.unit);

export const postalCodeRule: Rule = (written) => {
  if (written.trim() === '') return { error: texts.postalCode };
  const value = normalisePostalCode(written);
  if (value !== null) return { value };
  const digits = toLatinDigits(written).match(/\d/g)?.length;
  return { error: digits === 10 ? texts.badPostalCode : texts.shortPostalCode };
};

export const mobileRule: Rule = (written) => {
  if (written.trim() === '') return { error: texts.mobile };
  const value = normaliseMobile(written);
  return value === null ? { error: texts.badMobile } : { value };
};

export const currentPasswordRule: Rule = (written) =>
  written === '' || written.length > longest.password
    ? { error: texts.currentPassword }
    : { value: written };

/** The error of a field, or true: the form of React Hook Form's `validate`. */
export const judgedBy =
  (rule: Rule) =>
  (written: string): string | true => {
    const judged = rule(written);
    return 'error' in judged ? judged.error : true;
  };

// zod/mini: browsers load these schemas.
import * as z from 'zod/mini';

/** Errors of a mobile number that is missing or invalid (contract §2). */
const mobileTexts = {
  required: 'شماره موبایل خود را وارد کنید',
  wrong: 'شماره موبایل را به صورت 09123456789 وارد کنید',
} as const;

/** Spaces, hyphens, brackets and direction marks that people and phones put into a number. */
export const gaps = /[\s()\u002d\u200b-\u200f\u2010-\u2013\u202a-\u202e\u2066-\u2069]/g;
const digit = '[0-9۰-۹٠-٩]';
export const mobilePattern = new RegExp(
  `^(?:\\+?[9۹٩][8۸٨]|[0۰٠]{2}[9۹٩][8۸٨]|[0۰٠])?[9۹٩]${digit}{9}$`,
);

/** Converts Persian and Arabic digits to Latin: the last four bits of each are its value. */
export const latin = (digits: string): string =>
  digits.replaceAll(/[۰-۹٠-٩]/g, (each) => String((each.codePointAt(0) ?? 0) % 16));

/**
 * An Iranian mobile number: +98, 0098, 98, 0 or nothing before the 9, in Latin, Persian or Arabic
 * digits. Parsed to `09…`.
 */
export const mobile = z
  .string({
    error: ({ input }) => (input === undefined ? mobileTexts.required : mobileTexts.wrong),
  })
  .check(
    z.maxLength(60, { error: mobileTexts.wrong, abort: true }),
    z.overwrite((written) => written.replaceAll(gaps, '')),
    z.minLength(1, { error: mobileTexts.required, abort: true }),
    z.regex(mobilePattern, { error: mobileTexts.wrong, abort: true }),
    z.overwrite((written) => `0${latin(written).slice(-10)}`),
  );

/** A form with a mobile number only. */
export const mobileBody = z.object({ mobile });
export type MobileBody = z.input<typeof mobileBody>;

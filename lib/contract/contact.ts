// The small zod: these are the schemas a browser is sent.
import * as z from 'zod/mini';
import { longestContact, shortestMessage } from '#lib/contract/contact-form.ts';
import { mobile } from '#lib/contract/mobile.ts';
import { toPersianDigits } from '#lib/format/digits.ts';
import { blankLetters, hasPiledMarks, seen } from '#lib/format/letters.ts';
import { normalisePersian } from '#lib/format/persian.ts';

/** What is said of a field that is missing or wrong. */
export const contactErrors = {
  name: 'نام خود را وارد کنید',
  subject: 'موضوع پیام را وارد کنید',
  message: 'متن پیام را وارد کنید',
  shortMessage: 'پیام را کمی کامل‌تر بنویسید',
  unreadable: 'این متن خوانا نیست؛ آن را دوباره بنویسید',
} as const;

const tooLong = (most: number) => `حداکثر ${toPersianDigits(most)} نویسه`;

const inOneLine = (written: string): string =>
  normalisePersian(written).replaceAll(/\s+/g, ' ').trim();
/** Lines stay, and one empty line between them at most. */
const inLines = (written: string): string =>
  normalisePersian(written.replaceAll(/\r\n?/g, '\n'))
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

const isReadable = (text: string): boolean => !blankLetters.test(text) && !hasPiledMarks(text);
const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(seen(text));

const words = (clean: (written: string) => string, missing: string, most: number, least = 2) =>
  z.string({ error: missing }).check(
    // Nothing that will be refused for its length is worth cleaning.
    z.maxLength(4 * most, { error: tooLong(most), abort: true }),
    z.overwrite(clean),
    z.minLength(1, { error: missing, abort: true }),
    z.maxLength(most, { error: tooLong(most), abort: true }),
    z.refine(isReadable, { error: contactErrors.unreadable, abort: true }),
    z.refine(hasWords, { error: missing, abort: true }),
    z.minLength(least, {
      error: least > 2 ? contactErrors.shortMessage : missing,
      abort: true,
    }),
  );

/** What the contact page's form sends; the field `website` nobody sees, and only robots fill it in. */
export const contactBody = z.object({
  name: words(inOneLine, contactErrors.name, longestContact.name),
  mobile,
  subject: words(inOneLine, contactErrors.subject, longestContact.subject),
  message: words(inLines, contactErrors.message, longestContact.message, shortestMessage),
  website: z.optional(z.string().check(z.maxLength(1_000))),
});
export type ContactBody = z.input<typeof contactBody>;

export const contactAnswer = z.object({ Success: z.boolean(), Message: z.string() });
export type ContactAnswer = z.infer<typeof contactAnswer>;

import type { Rule } from '#lib/rules/account.ts';
import { holdsMobile } from '#lib/rules/mobile-within.ts';
import { toPersianDigits } from '#lib/text/digits.ts';
import { hasPiledMarks, seen } from '#lib/text/letters.ts';
import { normalisePersian } from '#lib/text/persian.ts';

// What members may write for others to read: plain text in paragraphs. The same for the form, which says it at
// once, and for the service, which keeps what comes out.

/** The most letters of each; a longer text is refused, never cut. */
export const opinionLengths = {
  review: 2_000,
  question: 500,
  answer: 1_000,
  comment: 1_000,
  reason: 300,
} as const;

const texts = {
  review: 'دیدگاه خود را بنویسید',
  question: 'پرسش خود را بنویسید',
  answer: 'پاسخ خود را بنویسید',
  comment: 'نظر خود را بنویسید',
  reason: 'دلیل را بنویسید',
  short: 'کمی بیشتر بنویسید',
  wordless: 'متن را با حروف بنویسید',
  broken: 'این متن نویسه‌های نادرست دارد؛ آن را دوباره بنویسید',
  phone: 'شمارهٔ تلفن را از متن بردارید؛ این متن را همه می‌بینند',
  tooLong: (most: number) => `حداکثر ${toPersianDigits(most)} نویسه`,
} as const;

const shortest = 3;

/** Half a character, NUL and other controls: no keyboard writes them, and not all of them can be kept. */
const isBroken = (written: string): boolean =>
  !written.isWellFormed() ||
  // oxlint-disable-next-line no-control-regex -- they are what is looked for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]/.test(written) ||
  hasPiledMarks(normalisePersian(written));

/** Single spaces, at most one empty line between paragraphs; ZWNJ within words stays. */
const inParagraphs = (written: string): string =>
  normalisePersian(written)
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/[ \u200c]*\n[ \u200c]*/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .replaceAll(/^[\s\u200c]+|[\s\u200c]+$/g, '');

const prose =
  (missing: string, most: number): Rule =>
  (written) => {
    if (isBroken(written)) return { error: texts.broken };
    const value = inParagraphs(written);
    if (value === '') return { error: missing };
    if (value.length > most) return { error: texts.tooLong(most) };
    if (!/\p{L}/u.test(seen(value))) return { error: texts.wordless };
    if (seen(value).length < shortest) return { error: texts.short };
    return holdsMobile(value) ? { error: texts.phone } : { value };
  };

/** What each kind must hold; a review's words may be missing beside its stars. */
export const opinionRules = {
  review: (written) =>
    !isBroken(written) && inParagraphs(written) === ''
      ? { value: '' }
      : prose(texts.review, opinionLengths.review)(written),
  question: prose(texts.question, opinionLengths.question),
  answer: prose(texts.answer, opinionLengths.answer),
  /** Below a post of the magazine. */
  comment: prose(texts.comment, opinionLengths.comment),
  /** Why something is not shown. */
  reason: prose(texts.reason, opinionLengths.reason),
} satisfies Record<string, Rule>;

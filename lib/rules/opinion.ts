import type { Rule } from '#lib/rules/account.ts';
import { holdsMobile } from '#lib/rules/mobile-within.ts';
import { toPersianDigits } from '#lib/text/digits.ts';
import { hasPiledMarks, isFarTooLong, seen } from '#lib/text/letters.ts';
import { normalisePersian } from '#lib/text/persian.ts';

// Rules for texts members publish: plain text in paragraphs. Shared by the form, which shows errors
// at once, and the service, which stores the normalised text.

/** Maximum length of each; longer text is rejected, never cut. */
export const opinionLengths = {
  review: 2_000,
  question: 500,
  answer: 1_000,
  comment: 1_000,
  reason: 300,
  /** Of a good or bad point. */
  point: 60,
} as const;

/** Good points of a review, and as many bad ones. */
export const mostPoints = 5;

const texts = {
  review: 'دیدگاه خود را بنویسید',
  question: 'پرسش خود را بنویسید',
  answer: 'پاسخ خود را بنویسید',
  comment: 'نظر خود را بنویسید',
  reason: 'دلیل را بنویسید',
  point: 'نکته را بنویسید',
  manyPoints: `حداکثر ${toPersianDigits(mostPoints)} نکته`,
  short: 'کمی بیشتر بنویسید',
  wordless: 'متن را با حروف بنویسید',
  broken: 'این متن نویسه‌های نادرست دارد؛ آن را دوباره بنویسید',
  phone: 'شمارهٔ تلفن را از متن بردارید؛ این متن را همه می‌بینند',
  tooLong: (most: number) => `حداکثر ${toPersianDigits(most)} نویسه`,
} as const;

const shortest = 3;

/**
 * Lone surrogates, NUL and other control characters: no keyboard produces them, and not all can be
 * stored.
 */
const isBroken = (written: string): boolean =>
  !written.isWellFormed() ||
  // oxlint-disable-next-line no-control-regex -- matches them on purpose
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]/.test(written) ||
  hasPiledMarks(normalisePersian(written));

/** Single spaces, at most one empty line between paragraphs; keeps ZWNJ within words. */
const inParagraphs = (written: string): string =>
  normalisePersian(written)
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/[ \u200c\n]+/g, (run) =>
      run.includes('\n') ? run.replaceAll(/[ \u200c]/g, '') : run,
    )
    .replaceAll(/\n{3,}/g, '\n\n')
    .replaceAll(/^[\s\u200c]+|(?<![\s\u200c])[\s\u200c]+$/g, '');

const prose =
  (missing: string, most: number): Rule =>
  (written) => {
    if (isFarTooLong(written, most)) return { error: texts.tooLong(most) };
    if (isBroken(written)) return { error: texts.broken };
    const value = inParagraphs(written);
    if (value === '') return { error: missing };
    if (value.length > most) return { error: texts.tooLong(most) };
    if (!/\p{L}/u.test(seen(value))) return { error: texts.wordless };
    if (seen(value).length < shortest) return { error: texts.short };
    return holdsMobile(value) ? { error: texts.phone } : { value };
  };

/** Rules by kind; a review may be stars without a text. */
export const opinionRules = {
  review: (written) =>
    !isFarTooLong(written, opinionLengths.review) &&
    !isBroken(written) &&
    inParagraphs(written) === ''
      ? { value: '' }
      : prose(texts.review, opinionLengths.review)(written),
  question: prose(texts.question, opinionLengths.question),
  answer: prose(texts.answer, opinionLengths.answer),
  /** On a post of the magazine. */
  comment: prose(texts.comment, opinionLengths.comment),
  /** Reason of a rejection. */
  reason: prose(texts.reason, opinionLengths.reason),
} satisfies Record<string, Rule>;

const onePoint = prose(texts.point, opinionLengths.point);

/** The points of one kind in a review: in one line each, none twice; empty ones are left out. */
export function judgePoints(
  written: readonly string[],
): { readonly value: string[] } | { readonly error: string } {
  const points: string[] = [];
  for (const each of written) {
    if (each.trim() === '') continue;
    const judged = onePoint(each.replaceAll(/\s+/g, ' '));
    if ('error' in judged) return judged;
    if (!points.includes(judged.value)) points.push(judged.value);
  }
  return points.length > mostPoints ? { error: texts.manyPoints } : { value: points };
}

import { type Rule, inOneLine } from '#lib/rules/account.ts';
import { toPersianDigits } from '#lib/text/digits.ts';
import { blankLetters, hasPiledMarks, isFarTooLong, seen } from '#lib/text/letters.ts';

/** Longest name of a list of favourites, in characters. */
export const longestListName = 40;

const texts = {
  missing: 'نامی برای فهرست بنویسید',
  long: `حداکثر ${toPersianDigits(longestListName)} نویسه`,
  bad: 'نویسه‌های < > { } و نویسه‌های ناپیدا را از نام بردارید',
} as const;

const markup = /[<>{}]/;

/** A member's name for a list of favourites, on one line and without what cannot be seen. */
export const listNameRule: Rule = (written) => {
  if (isFarTooLong(written, longestListName)) return { error: texts.long };
  const value = inOneLine(written);
  if (seen(value).trim() === '') return { error: texts.missing };
  if (value.length > longestListName) return { error: texts.long };
  const isBad = markup.test(value) || blankLetters.test(value) || hasPiledMarks(value);
  return isBad ? { error: texts.bad } : { value };
};

import { invisible, unprintable } from '#lib/text/persian.ts';

const insideOf = ({ source }: RegExp): string => source.slice(1, -1);

/**
 * Separators between digits, and invisible characters that normalisation removes, such as direction
 * marks pasted by phones.
 */
const between = String.raw`[\s\u200c\(\)\-${insideOf(invisible)}${insideOf(unprintable)}]*`;
const digit = (value: number): string => `[${value}${'۰۱۲۳۴۵۶۷۸۹'[value]}${'٠١٢٣٤٥٦٧٨٩'[value]}]`;
const inTurn = (...parts: readonly string[]): string =>
  parts.map((part) => part + between).join('');
const countryCode = inTurn(digit(9), digit(8));

/**
 * The numbers `judgeContact` accepts, as the `pattern` of a field, by which browsers validate
 * without scripts.
 */
export const mobilePattern = [
  between,
  `(?:(?:${inTurn(String.raw`\+`)}|${inTurn(digit(0), digit(0))})?${countryCode}|${inTurn(digit(0))})?`,
  inTurn(digit(9)),
  `(?:${inTurn('[0-9۰-۹٠-٩]')}){9}`,
].join('');

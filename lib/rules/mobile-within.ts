import { toLatinDigits } from '#lib/text/digits.ts';

/** Separators people put between the digits of a number. */
const gap = String.raw`[\s\p{Pd}\p{DI}\u066b\u066c\u20e3.,،()_/\\*|~·•]{0,3}`;

// Recognises the ways mobile numbers are written, not just digits: prices, dates and sizes must
// remain possible.
export const writtenNumbers = [
  // In one piece, whatever is before it.
  /(?<!\d)(?:0|(?:00)?98)9\d{9}(?!\d)/u,
  // In several pieces, unless it starts within a price or a date.
  new RegExp(
    String.raw`(?<!\d|\d[,\u066c/.]|\d{4}-)(?:0|(?:00)?98)${gap}9(?:${gap}\d){9}(?!\d)`,
    'u',
  ),
  // Without its 0, grouped as in speech, and with an existing operator's prefix.
  new RegExp(String.raw`(?<!\d)9[0-49]\d${gap}\d{3}${gap}\d{2}${gap}\d{2}(?!\d)`, 'u'),
];

/** Whether a text contains a mobile number, whatever its digits' script and separators. */
export function holdsMobile(text: string): boolean {
  const plain = toLatinDigits(text.normalize('NFKC'));
  return writtenNumbers.some((number) => number.test(plain));
}

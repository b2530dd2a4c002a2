import { toLatinDigits } from '#lib/text/digits.ts';

/** What people put between the digits of a number. */
const gap = String.raw`[\s\p{Pd}\p{DI}\u066b\u066c\u20e3.,،()_/\\*|~·•]{0,3}`;

// Told by how mobile numbers are written rather than by digits alone: prices, dates and sizes are to be written, too.
const numbers = [
  // In one piece it is one whatever stands before it.
  /(?<!\d)(?:0|(?:00)?98)9\d{9}(?!\d)/u,
  // In pieces it does not begin within a price or a date.
  new RegExp(
    String.raw`(?<!\d|\d[,\u066c/.]|\d{4}-)(?:0|(?:00)?98)${gap}9(?:${gap}\d){9}(?!\d)`,
    'u',
  ),
  // Without its 0, as it is parted in speech, and by operators there are.
  new RegExp(String.raw`(?<!\d)9[0-49]\d${gap}\d{3}${gap}\d{2}${gap}\d{2}(?!\d)`, 'u'),
];

/** Whether a mobile number stands in the text, however its digits are spelled and parted, and whatever is beside it. */
export function holdsMobile(text: string): boolean {
  const plain = toLatinDigits(text.normalize('NFKC'));
  return numbers.some((number) => number.test(plain));
}

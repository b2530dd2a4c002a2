import { toPersianDigits } from '#lib/text/digits.ts';

export interface TextPart {
  text: string;
  /** Latin words and model codes, displayed left to right. */
  latin: boolean;
}

/**
 * Latin words and numbers with at least one letter, as in `Galaxy A55 5G`, `V4 75%`, and what brackets add to
 * them, as in `Ear (a)`.
 */
const run =
  /(?=[0-9 .+\-/&']*[A-Za-z])[A-Za-z0-9][A-Za-z0-9 .+\-/&']*%?(?:\((?=[^()]*[A-Za-z])[A-Za-z0-9 .+\-/&']+%?\)[A-Za-z0-9 .+\-/&']*%?)*/g;
/** Spaces and signs that follow the last word. */
const after = /(?<![ .\-/&'])[ .\-/&']+$/;

/** Where the Latin words are in a text. */
function* latinIn(name: string): Generator<{ text: string; from: number }> {
  for (const { 0: found, index } of name.matchAll(run)) {
    yield { text: found.replace(after, ''), from: index };
  }
}

/** Splits a text into Persian text and Latin runs, with every character as it was written. */
export function splitAsWritten(written: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { text, from } of latinIn(written)) {
    if (from > end) parts.push({ text: written.slice(end, from), latin: false });
    parts.push({ text, latin: true });
    end = from + text.length;
  }
  if (end < written.length) parts.push({ text: written.slice(end), latin: false });
  return parts;
}

/**
 * Splits a Persian name into Persian text, whose numbers become Persian, and Latin runs, which keep
 * their digits.
 */
export const splitMixedText = (name: string): TextPart[] =>
  splitAsWritten(name).map((part) => (part.latin ? part : { ...part, text: persian(part.text) }));

/** A point between digits becomes the Persian decimal separator. */
const persian = (text: string): string =>
  toPersianDigits(text).replaceAll(/(?<=[۰-۹])\.(?=[۰-۹])/g, '٫');

/** A code within plain Persian text: in a left-to-right isolate, so that its signs keep their order. */
export const isolateCode = (code: string): string => `\u2066${code}\u2069`;

/** The same for plain text without markup: wraps Latin runs in left-to-right isolates. */
export function isolateLatin(name: string): string {
  return splitMixedText(name)
    .map(({ text, latin }) => (latin ? isolateCode(text) : text))
    .join('');
}

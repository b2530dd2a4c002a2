import { toPersianDigits } from '#lib/text/digits.ts';

export interface TextPart {
  text: string;
  /** Latin words and model codes, displayed left to right. */
  latin: boolean;
}

/** Characters that Latin words and numbers may hold, as in `Galaxy A55 5G`, `V4 75%`. */
const run = /[A-Za-z0-9 .+\-/&']+%?/g;
const first = /[A-Za-z0-9]/;
const letter = /[A-Za-z]/;
/** Spaces and signs that follow the last word. */
const after = /(?<![ .\-/&'])[ .\-/&']+$/;

/**
 * Where the Latin words are in a text; with brackets after them: `Phone (3a)`, `Phone (3)`.
 * @param mark what each has: a letter, or else numbers alone are words, too
 */
function* latinIn(name: string, mark: RegExp): Generator<{ text: string; from: number }> {
  let open: { from: number; to: number } | undefined;
  const textOf = ({ from, to }: { from: number; to: number }) => ({
    text: name.slice(from, to).replace(after, ''),
    from,
  });
  for (const { 0: found, index } of name.matchAll(run)) {
    const to = index + found.length;
    const isBracket = name[index - 1] === '(' && name[to] === ')' && first.test(found);
    if (open && isBracket && open.to === index - 1) open.to = to + 1;
    else if (open && open.to === index) open.to = to;
    else if (mark.test(found)) {
      if (open) yield textOf(open);
      open = { from: index + found.search(first), to };
    }
  }
  if (open) yield textOf(open);
}

/** Splits a text into Persian text and Latin runs, with every character as it was written. */
export const splitAsWritten = (written: string): TextPart[] => splitAt(written, letter);

/** The same for the name of a product, whose numbers in Latin digits are a part of it: «نوکیا 150 2023». */
export const splitName = (name: string): TextPart[] => splitAt(name, first);

function splitAt(written: string, mark: RegExp): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { text, from } of latinIn(written, mark)) {
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

import { toPersianDigits } from '#lib/text/digits.ts';

export interface TextPart {
  text: string;
  /** Latin words and model codes, displayed left to right. */
  latin: boolean;
}

/** A run of Latin words and numbers with at least one Latin letter: `Galaxy A55 5G`, `V4 75%`. */
const run = /(?=[0-9 .+\-/&']*[A-Za-z])[A-Za-z0-9](?:[A-Za-z0-9 .+\-/&']*[A-Za-z0-9+%])?/g;

/**
 * Splits a Persian name into Persian text, whose numbers become Persian, and Latin runs, which keep
 * their digits.
 */
export function splitMixedText(name: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of name.matchAll(run)) {
    if (match.index > end) parts.push(persian(name.slice(end, match.index)));
    parts.push({ text: match[0], latin: true });
    end = match.index + match[0].length;
  }
  if (end < name.length) parts.push(persian(name.slice(end)));
  return parts;
}

/** A point between digits becomes the Persian decimal separator. */
const persian = (text: string): TextPart => ({
  text: toPersianDigits(text).replaceAll(/(?<=[۰-۹])\.(?=[۰-۹])/g, '٫'),
  latin: false,
});

/** The same for plain text without markup: wraps Latin runs in left-to-right isolates. */
export function isolateLatin(name: string): string {
  return splitMixedText(name)
    .map(({ text, latin }) => (latin ? `\u2066${text}\u2069` : text))
    .join('');
}

import { normalisePersian } from '#lib/text/persian.ts';
import { toLatinDigits } from '#lib/text/digits.ts';

const folded = (text: string): string => toLatinDigits(normalisePersian(text)).toLowerCase();

/** Whether each typed word is somewhere in the texts. */
export function matches(query: string, texts: readonly string[]): boolean {
  const all = folded(texts.join(' '));
  return folded(query)
    .split(/\s+/u)
    .every((word) => all.includes(word));
}

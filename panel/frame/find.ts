import { normalisePersian } from '#lib/text/persian.ts';
import { toLatinDigits } from '#lib/text/digits.ts';

/** A text as it is compared: letters of one alphabet, no half-spaces, Latin digits. */
const folded = (text: string): string =>
  toLatinDigits(normalisePersian(text)).replaceAll('\u200c', ' ').toLowerCase().trim();

/** What matches a text: each of its words begins a word of the title; all for the empty text. */
export function findByTitle<Item extends { title: string }>(
  items: readonly Item[],
  written: string,
): Item[] {
  const words = folded(written).split(/\s+/).filter(Boolean);
  return items.filter(({ title }) => {
    const own = folded(title).split(/\s+/);
    return words.every((word) => own.some((each) => each.startsWith(word)));
  });
}

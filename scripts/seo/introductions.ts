/** A sentence ends with one of these before a space or at the end of its paragraph. */
const ends = /(?<=[.!؟?])\s+/;

export const sentencesOf = (paragraphs: readonly string[]): string[] =>
  paragraphs.flatMap((text) => text.trim().split(ends)).filter(Boolean);

export const countWords = (paragraphs: readonly string[]): number =>
  paragraphs.join(' ').split(/\s+/).filter(Boolean).length;

/** Latin words and numbers, in either digits. */
const latin = /[A-Za-z0-9۰-۹٠-٩][A-Za-z0-9۰-۹٠-٩٫٬.,+%-]*/g;

const words = (text: string): string[] =>
  text.replace(latin, ' ').match(/[\p{L}\p{M}\u200c]+/gu) ?? [];

/** A sentence without numbers, Latin words and the words of its product's name. */
export function bareSentence(sentence: string, name: string): string {
  const ofName = new Set(words(name));
  return words(sentence)
    .filter((word) => !ofName.has(word))
    .join(' ');
}

export interface Introduction {
  url: string;
  /** Its sentences, as `bareSentence` makes them. */
  sentences: readonly string[];
}

export interface Repetition {
  /** Share of all sentences that stand in the introduction of another product, too; 0 to 1. */
  share: number;
  /** The sentence that most introductions have, and how many. */
  most: { sentence: string; count: number; url: string };
}

/** How much introductions of products repeat each other. */
export function repetitionOf(introductions: readonly Introduction[]): Repetition {
  const places = new Map<string, Set<string>>();
  for (const { url, sentences } of introductions) {
    for (const sentence of sentences) {
      const urls = places.get(sentence);
      if (urls) urls.add(url);
      else places.set(sentence, new Set([url]));
    }
  }
  const all = introductions.flatMap(({ sentences }) => sentences);
  const repeated = all.filter((sentence) => (places.get(sentence)?.size ?? 0) > 1);
  let most = { sentence: '', count: 0, url: '' };
  for (const [sentence, urls] of places) {
    const [url = ''] = urls;
    if (urls.size > most.count) most = { sentence, count: urls.size, url };
  }
  return { share: all.length === 0 ? 0 : repeated.length / all.length, most };
}

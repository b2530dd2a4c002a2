import { returnDaysInDigits } from '#demo-shop/content/return-days.ts';
import type { Model } from './models.ts';
import { fill, sentencesFor } from './patterns.ts';
import type { Lookup } from './patterns.ts';
import type { Chance } from './random.ts';

/** `count` random sentences, in their own order. */
function some(chance: Chance, sentences: readonly string[], count: number): string[] {
  const left = [...sentences];
  while (left.length > count) left.splice(chance.whole(0, left.length - 1), 1);
  return left;
}

/** Three paragraphs: a salesperson's first words, the meaning of the facts, and advice. */
export function describe({ line, family, specs }: Model, lookup: Lookup, chance: Chance): string {
  const facts = some(chance, sentencesFor(line.facts, specs, lookup), 3);
  const advice = some(chance, sentencesFor(line.advice, specs, lookup), chance.whole(1, 2));
  const paragraphs = [[family.note], facts, advice].filter((paragraph) => paragraph.length > 0);
  return paragraphs.map((paragraph) => `<p>${paragraph.join(' ')}</p>`).join('\n');
}

const seoPatterns = [
  `خرید {name}[ با {first}][ و {second}]؛ قیمت روز، {guarantee} و ${returnDaysInDigits} روز ضمانت بازگشت در کهربا.`,
  'قیمت {name}[ با {first}]؛ {guarantee}، مشخصات کامل و ارسال سریع از کهربا.',
  '{name}[ با {first}][ و {second}] را با {guarantee} و ارسال به سراسر کشور از کهربا بخرید.',
] as const;

/** Search engines show about this many letters. */
const seoLength = 165;

/**
 * A sentence for search engines with as many facts as fit. `highlights` are `title value`, most
 * important first.
 */
export function describeForSearch(
  name: string,
  guarantee: string,
  highlights: readonly string[],
  chance: Chance,
): string {
  const pattern = chance.one(seoPatterns);
  const saying = (first?: string, second?: string): string => {
    const values: Record<string, string | undefined> = { name, guarantee, first, second };
    return fill(pattern, (key) => values[key]) ?? name;
  };
  const tries = [saying(highlights[0], highlights[1]), saying(highlights[0]), saying()];
  return tries.find((text) => text.length <= seoLength) ?? saying();
}

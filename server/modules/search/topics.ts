import { z } from 'zod';
import type { Database } from '#server/db/database.ts';
import type { Statement } from '#server/db/statement.ts';
import { fold, split, zwnj } from '#server/modules/search/fold.ts';

const topicRow = z.object({
  type: z.enum(['category', 'brand']),
  id: z.int(),
  title: z.string(),
  slug: z.string(),
  names: z.array(z.string()),
  /** Its products. */
  count: z.int(),
});

/** A category or brand, by which a search can go on. */
export interface Topic extends Omit<z.infer<typeof topicRow>, 'names'> {
  /** The words of its names: apart, and joined where a ZWNJ stands. */
  readonly names: readonly (readonly string[])[];
}

/** The categories and brands with products, those with most first. */
export const readTopics = {
  name: 'search-topics',
  text: `
    select 'category' as type, id, title, slug, array[title] as names, product_count as count
    from category where id <> 0 and product_count > 0
    union all
    select 'brand', id, title, slug, array[title, title_en], product_count
    from brand where product_count > 0
    order by count desc, type, id`,
  row: topicRow,
} satisfies Statement<unknown>;

const leadRow = topicRow
  .omit({ names: true })
  .extend({ type: z.enum(['category', 'brand', 'landing']) });

/** A page that a text names. Of a landing page the id is that of its category, the slug that of both: `phones/samsung`. */
export type Lead = z.infer<typeof leadRow>;

/** The landing page of the first category that has one for a brand. Values: category ids, brand ids. */
const readLanding = {
  name: 'search-landing',
  text: `
    select 'landing' as type, c.id, l.heading as title, c.slug || '/' || l.slug as slug,
      (select count(*)::int from listing_entry e
        where e.category_id = c.id and e.brand_id = substr(l.filters, 14)::int
          and not e.folded) as count
    from unnest($1::int[]) with ordinality wanted (id, place)
    join category c on c.id = wanted.id join landing l on l.category_id = c.id
    where l.filters = any(select 'filter-brand=' || id from unnest($2::int[]) brand (id))
    order by wanted.place, l.position limit 1`,
  row: leadRow,
} satisfies Statement<unknown>;

/** The pages that a text names: what stands for its category and brand together comes first. */
export async function leadsOf(database: Database, topics: readonly Topic[]): Promise<Lead[]> {
  const idsOf = (type: Topic['type']) =>
    topics.filter((topic) => topic.type === type).map(({ id }) => id);
  const [categories, brands] = [idsOf('category'), idsOf('brand')];
  const isBoth = categories.length > 0 && brands.length > 0;
  return [...(isBoth ? await database.run(readLanding, [categories, brands]) : []), ...topics];
}

export function topicOf({ names, ...topic }: z.infer<typeof topicRow>): Topic {
  const spelled = names
    .map(fold)
    .flatMap((name) => [split(name.replaceAll(zwnj, ' ')), split(name.replaceAll(zwnj, ''))]);
  return { ...topic, names: spelled };
}

/** The forms in which a word may stand in a name: itself, its corrections and other names. */
export type Forms = readonly string[];

/** Categories and brands that a text names, at most. */
const most = { category: 4, brand: 2 };

const standsAt = (words: readonly string[], text: readonly Forms[], at: number): boolean =>
  words.every((word, offset) => text[at + offset]?.includes(word) === true);

const hasOne = (words: readonly string[], forms: Forms): boolean =>
  forms.some((form) => words.includes(form));

/** Words of a category's title that link others. */
const links = new Set(['و', 'یا']);

/** A shop's categories and brands, by the words of their names. */
export class Topics {
  readonly #byWord = new Map<string, Set<Topic>>();

  constructor(topics: readonly Topic[]) {
    for (const topic of topics) {
      for (const word of topic.names.flat().filter((one) => !links.has(one))) {
        const known = this.#byWord.get(word);
        if (known) known.add(topic);
        else this.#byWord.set(word, new Set([topic]));
      }
    }
  }

  /** Whether a category has one of the forms in its title. */
  isKind(forms: Forms): boolean {
    return this.#with(forms).some(({ type }) => type === 'category');
  }

  /** Whether one category has all words in its title. */
  isOneKind(text: readonly Forms[]): boolean {
    return this.#with(text[0] ?? []).some(
      (topic) => topic.type === 'category' && fit(topic, text).named === text.length,
    );
  }

  #with(forms: Forms): Topic[] {
    return forms.flatMap((form) => [...(this.#byWord.get(form) ?? [])]);
  }

  /** The categories and brands that a text names, the brands last: «گوشی سامسونگ» names one of each. */
  in(text: readonly Forms[]): Topic[] {
    const near = [...new Set(text.flatMap((forms) => this.#with(forms)))].toSorted(
      (a, b) => b.count - a.count || a.id - b.id,
    );
    const brands = near.filter(
      ({ type, names }) =>
        type === 'brand' && names.some((words) => text.some((_, at) => standsAt(words, text, at))),
    );
    const ofBrands = new Set(brands.flatMap(({ names }) => names.flat()));
    const rest = text.filter((forms) => !forms.some((form) => ofBrands.has(form)));
    const categories = near
      .filter(({ type }) => type === 'category')
      .map((topic) => ({ topic, ...fit(topic, rest) }))
      .filter(({ named }) => named > 0);
    const mostNamed = Math.max(0, ...categories.map(({ named }) => named));
    return [
      ...categories
        .filter(({ named }) => named === mostNamed)
        .toSorted((a, b) => a.unnamed - b.unnamed)
        .slice(0, most.category)
        .map(({ topic }) => topic),
      ...brands.slice(0, most.brand),
    ];
  }
}

/** How many words of the text a category's title has, and how many words of the title the text has not. */
function fit({ names }: Topic, text: readonly Forms[]): { named: number; unnamed: number } {
  return names
    .map((words) => {
      const own = words.filter((word) => !links.has(word));
      return {
        named: text.filter((forms) => hasOne(own, forms)).length,
        unnamed: own.filter((word) => !text.some((forms) => forms.includes(word))).length,
      };
    })
    .reduce((a, b) =>
      b.named > a.named || (b.named === a.named && b.unnamed < a.unnamed) ? b : a,
    );
}

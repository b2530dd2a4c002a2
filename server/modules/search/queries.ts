import { z } from 'zod';
import { suggestion } from '#lib/contract/home.ts';
import type { Statement } from '#server/db/statement.ts';
import { type Query, tier } from '#server/modules/search/query.ts';

/** Categories and products a suggestion list shows at most. */
const most = { categories: 4, products: 8 };
/** How far the list of products is read down by weight before the index is asked. */
const depth = 1_000;
/** So many of them are enough to put in order; fewer, and the index is asked for all there are. */
const enough = 12;
/** How many are put in order at most: the heaviest, and those that the index finds. */
const ranked = { heaviest: 200, indexed: 1_000 };

const tierOf = (names: string): string => tier(names, (value) => `$${value + 2}`);

/**
 * The best products as `best`: by likeness, then those that can be bought, then by popularity. Products
 * are read from the heaviest down, which finds frequent words at once; only what is too rare to turn up
 * there is fetched through the index, and then few rows are. So no text makes many rows be looked at,
 * and of a text that thousands match only the heaviest are put in order by likeness.
 */
const placed = `
  heaviest as materialized (
    select ref_id, weight, names from (
      select ref_id, weight, names, vector from search_entry where kind = 'product'
      order by weight desc nulls last, ref_id desc nulls last limit ${depth}
    ) s
    where s.vector @@ $1::tsquery limit ${ranked.heaviest}
  ), indexed as materialized (
    select ref_id, weight, names from search_entry
    where (select count(*) from heaviest) < ${enough}
      and kind = 'product' and vector @@ $1::tsquery limit ${ranked.indexed}
  ), best as materialized (
    select ref_id, weight, ${tierOf('names')} as tier
    from (
      select * from heaviest
      union all
      select * from indexed i where not exists (select from heaviest h where h.ref_id = i.ref_id)
    ) found
  )`;

/** What a shopper may mean, categories first. Values: those of `valuesOf`. */
export const readSuggestions = {
  name: 'suggestions',
  text: `
    with ${placed}, category_entry as materialized (
      select ref_id, names, vector, weight from search_entry where kind = 'category'
    )
    (select 'category' as type, c.id, c.title as value, c.slug as "valueSlug"
      from category_entry s join category c on c.id = s.ref_id
      where s.vector @@ $1::tsquery
      order by ${tierOf('s.names')}, s.weight desc, s.ref_id
      limit ${most.categories})
    union all
    (select 'product', p.id, p.name_fa, p.slug
      from (select * from best order by tier, weight desc, ref_id desc limit ${most.products}) b
      join product p on p.id = b.ref_id order by b.tier, b.weight desc, b.ref_id desc)`,
  row: suggestion,
} satisfies Statement<unknown>;

/** Ids of the best products, the best first, and whether they are all. Values: those of `valuesOf`. */
export const readBest = {
  name: 'search-best',
  text: `with ${placed}
    select coalesce(array_agg(ref_id order by tier, weight desc, ref_id desc), '{}') as ids,
      (select count(*) from indexed) < ${ranked.indexed}
        and (select count(*) from heaviest) < ${enough} as "isAll"
    from best`,
  row: z.object({ ids: z.array(z.int()), isAll: z.boolean() }),
} satisfies Statement<unknown>;

/** How many products match. Values: tsquery. */
export const countMatches = {
  name: 'search-count',
  text: `select count(*)::int as total from search_entry
    where kind = 'product' and vector @@ $1::tsquery`,
  row: z.object({ total: z.int() }),
} satisfies Statement<unknown>;

/** The tsquery, and what likeness is judged by. */
export const valuesOf = ({ tsquery, likeness }: Query): unknown[] => [tsquery, ...likeness];

/**
 * What the vocabulary knows of a text that found nothing. `found` says how: `near` a word that shares a
 * key with a typed one, `word` one of the words asked for, `start` one that begins with a text asked
 * for.
 * Values: keys, words, beginnings.
 */
export const readVocabulary = {
  name: 'search-vocabulary',
  text: `
    (select 'near' as found, '' as of, word, uses from search_word
      where near && $1::text[] order by uses desc limit 300)
    union all
    select 'word', word, word, uses from search_word where word = any($2::text[])
    union all
    select 'start', s.start, w.word, w.uses from unnest($3::text[]) s (start)
    cross join lateral (
      select word, uses from search_word
      where word >= s.start collate "C" and word < (s.start || chr(1114109)) collate "C"
      order by word limit 1
    ) w`,
  row: z.object({
    found: z.enum(['near', 'word', 'start']),
    of: z.string(),
    word: z.string(),
    uses: z.int(),
  }),
} satisfies Statement<unknown>;
export type Known = z.infer<(typeof readVocabulary)['row']>;

/** Names that are the same in both scripts, in both directions. */
export const readTwins = {
  name: 'search-twins',
  text: 'select word, twin from search_twin order by uses desc, twin',
  row: z.object({ word: z.string(), twin: z.string() }),
} satisfies Statement<unknown>;

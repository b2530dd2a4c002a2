import { z } from 'zod';
import { suggestion } from '#lib/contract/home.ts';
import type { Statement } from '#server/db/statement.ts';
import { type Query, tier } from '#server/modules/search/query.ts';

/** Categories and products a suggestion list shows at most. */
const most = { categories: 4, products: 8 };
/** Words that one node keeps at most, the most used ones. */
const mostWords = 100_000;
/** How far the list of products is read down by weight. */
const depth = 1_000;
/** So many of them are enough to put in order. */
const enough = 12;
/** How many are put in order at most: the heaviest, and those that the index finds. */
const ranked = { heaviest: 200, indexed: 1_000 };

/** Where products are looked for first. */
type Order = 'index' | 'heaviest';

/**
 * What is rare is found at once through the index, what is frequent among the heaviest. How frequent it
 * is may be told wrongly, for statistics are late: then both are read.
 */
export const orderOf = ({ expected }: Query): Order =>
  expected > ranked.indexed ? 'heaviest' : 'index';

/**
 * Of its constants PostgreSQL would make a plan for each text; it takes as long as to find what is rare.
 */
const tsquery = '(select $1::tsquery)';
const rarest = '(select $2::tsquery)';
const tierOf = (vector: string): string => tier(vector, (value) => `$${value + 3}`);

/** What holds the rarest words alone is fetched; the others are looked for in it. */
const indexed = (condition: string) => `
  indexed as materialized (
    select ref_id, weight, vector from search_entry
    where kind = 'product' and vector @@ ${rarest} and (vector @@ ${tsquery}) is true and ${condition}
    limit ${ranked.indexed}
  )`;

const heaviest = (condition: string) => `
  heaviest as materialized (
    select ref_id, weight, vector from (
      select ref_id, weight, vector from search_entry where kind = 'product' and ${condition}
      order by weight desc nulls last, ref_id desc nulls last limit ${depth}
    ) s
    where s.vector @@ ${tsquery} limit ${ranked.heaviest}
  )`;

/** Both in an order; the second only when the first was not enough. */
const looked: Record<Order, string> = {
  index: `${indexed('true')}, ${heaviest(`(select count(*) from indexed) = ${ranked.indexed}`)}`,
  heaviest: `${heaviest('true')}, ${indexed(`(select count(*) from heaviest) < ${enough}`)}`,
};

/**
 * The best products as `best`: by likeness, then those that can be bought, then by popularity. No text
 * makes many rows be looked at, and of a text that thousands match only the heaviest are put in order by
 * likeness.
 */
const placed = (order: Order) => `
  ${looked[order]}, best as materialized (
    select ref_id, weight, ${tierOf('vector')} as tier
    from (
      select * from heaviest
      union all
      select * from indexed i where not exists (select from heaviest h where h.ref_id = i.ref_id)
    ) found
  )`;

const suggestionsBy = (order: Order) =>
  ({
    name: `suggestions-${order}`,
    text: `
    with ${placed(order)}
    (select 'category' as type, c.id, c.title as value, c.slug as "valueSlug"
      from search_entry s join category c on c.id = s.ref_id
      where s.kind = 'category' and s.vector @@ ${tsquery}
      order by ${tierOf('s.vector')}, s.weight desc, s.ref_id
      limit ${most.categories})
    union all
    (select 'product', p.id, p.name_fa, p.slug
      from (select * from best order by tier, weight desc, ref_id desc limit ${most.products}) b
      join product p on p.id = b.ref_id order by b.tier, b.weight desc, b.ref_id desc)`,
    row: suggestion,
  }) satisfies Statement<unknown>;

/** What a shopper may mean, categories first. Values: those of `valuesOf`. */
export const readSuggestions = {
  index: suggestionsBy('index'),
  heaviest: suggestionsBy('heaviest'),
};

const bestBy = (order: Order) =>
  ({
    name: `search-best-${order}`,
    text: `with ${placed(order)}
    select coalesce(array_agg(ref_id order by tier, weight desc, ref_id desc), '{}') as ids,
      (select count(*) from indexed) < ${ranked.indexed}
        and (select count(*) from heaviest) < ${enough} as "isAll"
    from best`,
    row: z.object({ ids: z.array(z.int()), isAll: z.boolean() }),
  }) satisfies Statement<unknown>;

/** Ids of the best products, the best first, and whether they are all. Values: those of `valuesOf`. */
export const readBest = { index: bestBy('index'), heaviest: bestBy('heaviest') };

/** How many products match. Values: tsquery. */
export const countMatches = {
  name: 'search-count',
  text: `select count(*)::int as total from search_entry
    where kind = 'product' and vector @@ $1::tsquery`,
  row: z.object({ total: z.int() }),
} satisfies Statement<unknown>;

/** The tsqueries, and what likeness is judged by. */
export const valuesOf = (query: Query): unknown[] => [
  query.tsquery,
  query.rarest,
  ...query.likeness,
];

/** Not of letters that are two characters to JavaScript, which has another order for them. */
const isPlain = (word: string): string => `${word} !~ '[\\U00010000-\\U0010ffff]'`;
const lines = (word: string, uses: string): string =>
  `coalesce(string_agg(${word} || ' ' || ${uses}, e'\n' order by ${word} collate "C"), '')`;

/**
 * The words of letters alone, with how many entries have each, and the frequent ones with digits as the
 * database's statistics tell of them. A line each: the word, a space, the number; in alphabetical order.
 */
export const readWords = {
  name: 'search-words',
  text: `
    select ${lines('word', 'uses')} as words,
      (select ${lines('e.word', '(e.share * c.reltuples)::int')}
        from pg_class c, pg_stats s,
          unnest(s.most_common_elems::text::text[], s.most_common_elem_freqs) e (word, share)
        where c.oid = 'search_entry'::regclass and s.schemaname = c.relnamespace::regnamespace::text
          and s.tablename = 'search_entry' and s.attname = 'vector'
          and e.word ~ '[0-9]' and ${isPlain('e.word')}) as codes
    from (
      select word, uses from search_word where ${isPlain('word')}
      order by uses desc limit ${mostWords}
    ) w`,
  row: z.object({ words: z.string(), codes: z.string() }),
} satisfies Statement<unknown>;

/** Names that are the same in both scripts, in both directions. */
export const readTwins = {
  name: 'search-twins',
  text: 'select word, twin from search_twin order by uses desc, twin',
  row: z.object({ word: z.string(), twin: z.string() }),
} satisfies Statement<unknown>;

import { z } from 'zod';
import { suggestion } from '#lib/contract/home.ts';
import { countGoods } from '#server/db/offers-sql.ts';
import type { Statement } from '#server/db/statement.ts';
import { type Query, tier } from '#server/modules/search/query.ts';

/** Maximum lists (a landing page and categories), brands and products in suggestions: on a phone the products are seen below. */
export const mostSuggested = { lists: 3, brands: 1, products: 5 };

/** What a text finds, by name alone. */
const named = suggestion.pick({ id: true, type: true, value: true, valueSlug: true });
export type Named = z.infer<typeof named>;
/** Maximum words kept per node, the most used ones. */
const mostWords = 100_000;
/** How many products are read in descending weight. */
const depth = 1_000;
/** Enough matches to rank without the other method. */
const enough = 12;
/** Maximum matches that are ranked: the heaviest, and those found by the index. */
const ranked = { heaviest: 200, indexed: 1_000 };

/** Which method is tried first. */
type Order = 'index' | 'heaviest';

/**
 * Rare words are found fastest by the index, frequent ones among the heaviest products. The estimate may be
 * wrong, because statistics lag behind: then both are read.
 */
export const orderOf = ({ expected }: Query): Order =>
  expected > ranked.indexed ? 'heaviest' : 'index';

/**
 * A subselect instead of the parameter itself: otherwise PostgreSQL plans each text anew, which takes as long
 * as finding a rare word.
 */
const tsquery = '(select $1::tsquery)';
const rarest = '(select $2::tsquery)';
const tierOf = (vector: string): string => tier(vector, (value) => `$${value + 3}`);

/** Fetches by the rarest words only and checks the others on the rows. */
const indexed = (condition: string) => `
  indexed as materialized (
    select ref_id, weight, vector, model_id from search_entry
    where kind = 'product' and vector @@ ${rarest} and (vector @@ ${tsquery}) is true and ${condition}
    limit ${ranked.indexed}
  )`;

const heaviest = (condition: string) => `
  heaviest as materialized (
    select ref_id, weight, vector, model_id from (
      select ref_id, weight, vector, model_id from search_entry where kind = 'product' and ${condition}
      order by weight desc nulls last, ref_id desc nulls last limit ${depth}
    ) s
    where s.vector @@ ${tsquery} limit ${ranked.heaviest}
  )`;

/** Both methods in an order; the second is used only when the first did not find enough. */
const looked: Record<Order, string> = {
  index: `${indexed('true')}, ${heaviest(`(select count(*) from indexed) = ${ranked.indexed}`)}`,
  heaviest: `${heaviest('true')}, ${indexed(`(select count(*) from heaviest) < ${enough}`)}`,
};

/**
 * The best products as `best`: by likeness, then available ones, then by popularity. The number of rows read
 * is bounded; of a text with thousands of matches only the heaviest are ranked by likeness.
 */
const placed = (order: Order) => `
  ${looked[order]}, best as materialized (
    select ref_id, weight, model_id, ${tierOf('vector')} as tier
    from (
      select * from heaviest
      union all
      select * from indexed i where not exists (select from heaviest h where h.ref_id = i.ref_id)
    ) found
  )`;

/** SQL: of each model only the first of its rows. @param from rows with `ref_id` and `model_id` */
const firstOfModels = (from: string, order: string): string => `(
  select * from (
    select *, row_number() over (partition by coalesce(model_id, -ref_id) order by ${order}) as nth from ${from} found
  ) each where nth = 1) firsts`;

const suggestionsBy = (order: Order) =>
  ({
    name: `suggestions-${order}`,
    text: `
    with ${placed(order)}
    (select 'category' as type, c.id, c.title as value, c.slug as "valueSlug"
      from search_entry s join category c on c.id = s.ref_id
      where s.kind = 'category' and s.vector @@ ${tsquery}
      order by ${tierOf('s.vector')}, s.weight desc, s.ref_id
      limit ${mostSuggested.lists})
    union all
    (select 'product', p.id, p.name_fa, p.slug
      from (
        select * from ${firstOfModels('best', 'tier, weight desc, ref_id desc')}
        order by tier, weight desc, ref_id desc limit ${mostSuggested.products}
      ) b
      join product p on p.id = b.ref_id order by b.tier, b.weight desc, b.ref_id desc)`,
    row: named,
  }) satisfies Statement<unknown>;

/** Suggestions for a text, categories first. Values: those of `valuesOf`. */
export const readSuggestions = {
  index: suggestionsBy('index'),
  heaviest: suggestionsBy('heaviest'),
};

const bestBy = (order: Order) =>
  ({
    name: `search-best-${order}`,
    text: `with ${placed(order)}
    select coalesce(array_agg(ref_id order by tier, weight desc, ref_id desc), '{}') as ids,
      coalesce(array_agg(coalesce(model_id, 0) order by tier, weight desc, ref_id desc), '{}') as models,
      (select count(*) from indexed) < ${ranked.indexed}
        and (select count(*) from heaviest) < ${enough} as "isAll"
    from best`,
    row: z.object({ ids: z.array(z.int()), models: z.array(z.int()), isAll: z.boolean() }),
  }) satisfies Statement<unknown>;

/** Ids of the best products, the best first, and whether they are all matches. Values: those of `valuesOf`. */
export const readBest = { index: bestBy('index'), heaviest: bestBy('heaviest') };

/** How much of the best match's score others need, and how many there are at most. */
const closest = { share: 0.75, most: 240 };

/**
 * The products that have most of the words, the best first. Reads the heaviest products and those with rare words.
 * Values: those of `Weighed`.
 */
export const readClosest = {
  name: 'search-closest',
  text: `
    with part as materialized (
      select query::tsquery, counts from unnest($3::text[], $4::float8[]) p (query, counts)
    ), heaviest as materialized (
      select ref_id, weight, vector, model_id from (
        select ref_id, weight, vector, model_id from search_entry where kind = 'product'
        order by weight desc nulls last, ref_id desc nulls last limit ${depth}
      ) s
      where s.vector @@ (select $1::tsquery)
    ), indexed as materialized (
      select ref_id, weight, vector, model_id from search_entry
      where kind = 'product' and vector @@ (select $2::tsquery) limit ${ranked.indexed}
    ), scored as materialized (
      select ref_id, weight, model_id, (select sum(counts) from part where vector @@ query) as score
      from (
        select * from heaviest
        union all
        select * from indexed i where not exists (select from heaviest h where h.ref_id = i.ref_id)
      ) found
    ), best as (
      select ref_id, weight, score, model_id from scored
      where score >= ${closest.share} * (select max(score) from scored)
      order by score desc, weight desc, ref_id desc limit ${closest.most}
    )
    select coalesce(array_agg(ref_id order by score desc, weight desc, ref_id desc), '{}') as ids,
      coalesce(array_agg(coalesce(model_id, 0) order by score desc, weight desc, ref_id desc), '{}') as models
    from best`,
  row: z.object({ ids: z.array(z.int()), models: z.array(z.int()) }),
} satisfies Statement<unknown>;

/** Products as suggestions, in the order of their ids. Values: ids, least and largest price or null. */
export const readSuggested = {
  name: 'suggestions-of-ids',
  text: `
    select 'product' as type, p.id, p.name_fa as value, p.slug as "valueSlug"
    from ${firstOfModels(
      `(
      select wanted.*, e.model_id, e.product_id as ref_id
      from unnest($1::int[]) with ordinality wanted (id, place)
      join listing_entry e on e.product_id = wanted.id and e.category_id = 0
      where ($2::bigint is null or e.price >= $2::bigint) and ($3::bigint is null or e.price between 1 and $3::bigint)
    )`,
      'place',
    )} join product p on p.id = firsts.id
    order by firsts.place limit ${mostSuggested.products}`,
  row: named,
} satisfies Statement<unknown>;

const shown = suggestion.pick({ id: true, image: true });

/** SQL: how many products of a list suggestions name. @param stored its stored count @param entries which entries `e` it has */
const goodsIn = (stored: string, entries: string): string => `(
  case when $4::boolean then (
      select ${countGoods} from listing_entry e where ${entries} and e.price between $5::bigint and $6::bigint)
    else ${stored} end)`;

/**
 * What else suggestions show. Values: ids of products, of categories and of brands, whether a price limits what is
 * counted, and the least and largest price.
 */
export const readShown = {
  name: 'suggestions-shown',
  text: `
    select 'product' as type, product_id as id, card ->> 'image' as image,
      (card ->> 'price')::bigint as price, (card ->> 'discountPercent')::int as "discountPercent",
      null::int as "productCount", null as "nameEn"
    from product_card where product_id = any($1::int[])
    union all
    select 'category', c.id, coalesce(c.picture_hash || '-850.webp', ''), null, null,
      ${goodsIn('c.product_count', 'e.category_id = c.id')}, null
    from category c where c.id = any($2::int[])
    union all
    select 'brand', b.id, '', null, null,
      ${goodsIn('b.product_count', 'e.category_id = 0 and e.brand_id = b.id')}, b.title_en
    from brand b where b.id = any($3::int[])`,
  row: z.object({
    ...shown.shape,
    type: z.enum(['product', 'category', 'brand']),
    price: z.coerce.number().nullable(),
    discountPercent: z.int().nullable(),
    productCount: z.int().nullable(),
    nameEn: z.string().nullable(),
  }),
} satisfies Statement<unknown>;

/** Number of matching products, of the versions of a model one. Values: tsquery. */
export const countMatches = {
  name: 'search-count',
  text: `select ${countGoods} as total from search_entry e
    where kind = 'product' and vector @@ $1::tsquery`,
  row: z.object({ total: z.int() }),
} satisfies Statement<unknown>;

/** The tsqueries and the values for ranking, as parameters. */
export const valuesOf = (query: Query): unknown[] => [
  query.tsquery,
  query.rarest,
  ...query.likeness,
];

/** Excludes characters outside the BMP, which JavaScript sorts differently. */
const isPlain = (word: string): string => `${word} !~ '[\\U00010000-\\U0010ffff]'`;
const lines = (word: string, uses: string): string =>
  `coalesce(string_agg(${word} || ' ' || ${uses}, e'\n' order by ${word} collate "C"), '')`;

/**
 * The words consisting of letters, each with its number of entries, and the frequent ones with digits from
 * the database's statistics. One line each: the word, a space, the number; sorted.
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

/** Names that are equal in both scripts, in both directions. */
export const readTwins = {
  name: 'search-twins',
  text: 'select word, twin from search_twin order by uses desc, twin',
  row: z.object({ word: z.string(), twin: z.string() }),
} satisfies Statement<unknown>;

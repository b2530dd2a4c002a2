import { z } from 'zod';
import type { Suggestion } from '#lib/contract/home.ts';
import { mostVersions } from '#lib/contract/goods-product.ts';
import { countGoods } from '#server/db/offers-sql.ts';
import type { Statement } from '#server/db/statement.ts';
import { type Query, tier } from '#server/modules/search/query.ts';

/** Maximum lists (a landing page and categories), brands and products in suggestions: on a phone the products are seen below. */
export const mostSuggested = { lists: 3, brands: 1, products: 5 };

/** What a text finds. The name of a product is that of what is shown of it. */
export type Named = Pick<Suggestion, 'id' | 'type' | 'value' | 'valueSlug'>;
/** Maximum words kept per node, the most used ones. */
const mostWords = 100_000;
/** How many products are read in descending weight. */
const depth = 1_000;
/** Products of a model. */
const mostOfModel = mostVersions + 1;
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

/**
 * Both methods in an order; the second is used only when the first did not find enough.
 * @param few SQL: whether the heaviest are not enough
 */
const looked = (few: string): Record<Order, string> => ({
  index: `${indexed('true')}, ${heaviest(`(select count(*) from indexed) = ${ranked.indexed}`)}`,
  heaviest: `${heaviest('true')}, ${indexed(few)}`,
});

/** For a list, which is ranked by likeness, and for suggestions, which show a few models. */
const tooFew = {
  listed: `(select count(*) from heaviest) < ${enough}`,
  suggested: `(select count(distinct coalesce(model_id, -ref_id)) from heaviest) < ${mostSuggested.products}`,
};

/**
 * The best products as `best`: by likeness, then available ones, then by popularity. The number of rows read
 * is bounded; of a text with thousands of matches only the heaviest are ranked by likeness.
 */
const placed = (order: Order, few: string) => `
  ${looked(few)[order]}, best as materialized (
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

/** What is shown of something found; of products also their names. */
const shown = z.object({
  id: z.int(),
  type: z.enum(['product', 'category', 'brand']),
  value: z.string().nullable(),
  valueSlug: z.string().nullable(),
  image: z.string(),
  price: z.coerce.number().nullable(),
  discountPercent: z.int().nullable(),
  productCount: z.int().nullable(),
  nameEn: z.string().nullable(),
});
export type Shown = z.infer<typeof shown>;

/** SQL: what is shown of a product, from its card. */
const ofCard = `of_card."nameFa" as value, of_card.slug as "valueSlug", of_card.image, of_card.price,
      of_card."discountPercent", null::int as "productCount", null as "nameEn"`;
/** SQL: its fields, which are read at once. */
const fieldsOfCard = `json_to_record(card) as
      of_card ("nameFa" text, slug text, image text, price bigint, "discountPercent" int)`;

const imageOfCategory = `coalesce(c.picture_hash || '-850.webp', '')`;

const suggestionsBy = (order: Order) =>
  ({
    name: `suggestions-${order}`,
    text: `
    with ${placed(order, tooFew.suggested)}
    (select 'category' as type, c.id, c.title as value, c.slug as "valueSlug", ${imageOfCategory} as image,
        null::bigint as price, null::int as "discountPercent", c.product_count as "productCount", null as "nameEn"
      from search_entry s join category c on c.id = s.ref_id
      where s.kind = 'category' and s.vector @@ ${tsquery}
      order by ${tierOf('s.vector')}, s.weight desc, s.ref_id
      limit ${mostSuggested.lists})
    union all
    (select 'product', ref_id, ${ofCard} from (
        select * from ${firstOfModels(
          `(select * from best order by tier, weight desc, ref_id desc limit ${mostSuggested.products * mostOfModel})`,
          'tier, weight desc, ref_id desc',
        )}
        order by tier, weight desc, ref_id desc limit ${mostSuggested.products}
      ) firsts join product_card on product_id = ref_id cross join ${fieldsOfCard}
      order by tier, weight desc, ref_id desc)`,
    row: shown,
  }) satisfies Statement<unknown>;

/** Suggestions for a text, categories first. Values: those of `valuesOf`. */
export const readSuggestions = {
  index: suggestionsBy('index'),
  heaviest: suggestionsBy('heaviest'),
};

const bestBy = (order: Order) =>
  ({
    name: `search-best-${order}`,
    text: `with ${placed(order, tooFew.listed)}
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
 * The products that have most of the words, the best first. Reads those with rare words, and the heaviest unless all
 * words are rare: then these are among them.
 * Values: those of `Weighed`.
 */
export const readClosest = {
  name: 'search-closest',
  text: `
    with part as materialized (
      select query::tsquery, counts from unnest($3::text[], $4::float8[]) p (query, counts)
    ), indexed as materialized (
      select ref_id, weight, vector, model_id from search_entry
      where kind = 'product' and vector @@ (select $2::tsquery) limit ${ranked.indexed}
    ), heaviest as materialized (
      select ref_id, weight, vector, model_id from (
        select ref_id, weight, vector, model_id from search_entry where kind = 'product'
        order by weight desc nulls last, ref_id desc nulls last limit ${depth}
      ) s
      where s.vector @@ (select $1::tsquery)
        and (select $1::tsquery <> $2::tsquery or (select count(*) from indexed) = ${ranked.indexed})
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

/** The first of the products within a price. Values: ids, least and largest price or null. */
export const readPriced = {
  name: 'suggestions-priced',
  text: `
    select firsts.id
    from ${firstOfModels(
      `(
      select wanted.*, e.model_id, e.product_id as ref_id
      from unnest($1::int[]) with ordinality wanted (id, place)
      join listing_entry e on e.product_id = wanted.id and e.category_id = 0
      where ($2::bigint is null or e.price >= $2::bigint) and ($3::bigint is null or e.price between 1 and $3::bigint)
    )`,
      'place',
    )} order by firsts.place limit ${mostSuggested.products}`,
  row: z.object({ id: z.int() }),
} satisfies Statement<unknown>;

/** A subselect as in `tsquery`: one plan for all ids. */
const ids = (place: number): string => `any((select $${place}::int[])::int[])`;

/** @param count SQL of the number of products of category `c`, and of brand `b` */
const shownWith = (name: string, count: { category: string; brand: string }) =>
  ({
    name,
    text: `
    select 'product' as type, product_id as id, ${ofCard}
    from product_card, ${fieldsOfCard} where product_id = ${ids(1)}
    union all
    select 'category', c.id, null, null, ${imageOfCategory}, null, null, ${count.category}, null
    from category c where c.id = ${ids(2)}
    union all
    select 'brand', b.id, null, null, '', null, null, ${count.brand}, b.title_en
    from brand b where b.id = ${ids(3)}`,
    row: shown,
  }) satisfies Statement<unknown>;

/** What else suggestions show, of products also their names. Values: ids of products, of categories and of brands. */
export const readShown = shownWith('suggestions-shown', {
  category: 'c.product_count',
  brand: 'b.product_count',
});

const pricedIn = (entries: string): string =>
  `(select ${countGoods} from listing_entry e where ${entries} and e.price between $4::bigint and $5::bigint)`;

/** The same with the numbers of products within a price. Values: those of `readShown`, least and largest price. */
export const readShownWithin = shownWith('suggestions-shown-within', {
  category: pricedIn('e.category_id = c.id'),
  brand: pricedIn('e.category_id = 0 and e.brand_id = b.id'),
});

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

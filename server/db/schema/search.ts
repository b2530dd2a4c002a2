import { sql } from 'drizzle-orm';
import {
  check,
  customType,
  date,
  index,
  integer,
  json,
  pgTable,
  pgView,
  primaryKey,
  smallint,
  text,
  varchar,
} from 'drizzle-orm/pg-core';
import { availabilitySql } from '#server/db/availability.ts';
import { product } from '#server/db/schema/catalogue.ts';

const { available, outOfStock } = availabilitySql;

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
/** Collated by code points, so that an index supports prefix searches in every locale. */
const wordText = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });

/**
 * The public state of a variant. `stock` is what can be sold: the stock without what is held for orders.
 * `state` is the availability, but `outOfStock` when there is no such stock; prices are shown in the states `available` and `outOfStock` only; `max_count` is the maximum a basket may hold. The default variant of a product is
 * the first by state, price, position, id.
 */
export const variantState = pgView('variant_state', {
  id: integer('id').notNull(),
  productId: integer('product_id').notNull(),
  state: smallint('state').notNull(),
}).as(sql`
  select v.id, v.product_id, v.position, v.state, v.sellable as stock, v.max_count, v.insurance_price, v.colour_title,
    v.colour_hex, v.storage, v.size, v.guarantee, v.image_index,
    case when v.state in (${available}, ${outOfStock}) then v.price end as price,
    case when v.state in (${available}, ${outOfStock}) then v.old_price end as old_price,
    case when v.state in (${available}, ${outOfStock}) and v.old_price is not null
      then least(99, round(100.0 * (v.old_price - v.price) / v.old_price))::int else 0
    end as discount_percent,
    case when v.state = ${available} and v.sellable <= 3 then v.sellable end as few_left
  from (
    select variant.*, stock - held as sellable,
      case when availability = ${available} and stock = held then ${outOfStock} else availability end as state,
      case when availability = ${available} then least(stock - held, max_per_order) else 0 end as max_count
    from variant
  ) v`);

/** The product card that lists answer (ProductCard of the contract), written together with the listing. */
export const productCard = pgTable(
  'product_card',
  {
    productId: integer('product_id')
      .primaryKey()
      .references(() => product.id, { onDelete: 'cascade' }),
    card: json('card').notNull(),
  },
  (t) => [
    index('product_card_discount')
      .on(sql`((${t.card} ->> 'discountPercent')::int) desc nulls last`)
      .where(sql`(${t.card} ->> 'discountPercent')::int > 0`),
  ],
);

/**
 * The search index. `vector` holds the folded words by which an entry is found. The words of its names have
 * weight A and positions, with a bar around each name, which the ranking uses: `| گوشی گلکسی s24
 * galaxy s24 |`. Products that can be bought rank higher than others.
 */
export const searchEntry = pgTable(
  'search_entry',
  {
    kind: varchar('kind', { length: 10, enum: ['product', 'category'] }).notNull(),
    refId: integer('ref_id').notNull(),
    vector: tsvector('vector').notNull(),
    weight: integer('weight').notNull(),
    /** The model of a product that has other versions. */
    modelId: integer('model_id'),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.refId] }),
    index('search_entry_weight').on(t.kind, t.weight.desc(), t.refId.desc()),
    index('search_entry_product')
      .using('gin', t.vector)
      .where(sql`${t.kind} = 'product'`),
    index('search_entry_category')
      .using('gin', t.vector)
      .where(sql`${t.kind} = 'category'`),
  ],
);

/** The distinct words (letters only) of all entries, to correct words that were mistyped, joined or split. */
export const searchWord = pgTable('search_word', {
  word: wordText('word').primaryKey(),
  /** Number of entries with the word. */
  uses: integer('uses').notNull(),
});

/** Synonyms across scripts, such as گلکسی and galaxy; each pair is stored in both directions. */
export const searchTwin = pgTable(
  'search_twin',
  {
    word: wordText('word').notNull(),
    twin: wordText('twin').notNull(),
    uses: integer('uses').notNull(),
  },
  (t) => [primaryKey({ columns: [t.word, t.twin] })],
);

/** Texts by which the whole shop was searched, counted by their day in Tehran. */
export const searchedText = pgTable(
  'searched_text',
  {
    day: date('day').notNull(),
    text: text('text').notNull(),
    count: integer('count').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.day, t.text] }),
    check('searched_text_text', sql`length(${t.text}) between 1 and 100`),
    check('searched_text_count', sql`${t.count} > 0`),
  ],
);

/** Those of them that no product has in all words, counted likewise. */
export const failedSearch = pgTable(
  'failed_search',
  {
    day: date('day').notNull(),
    text: text('text').notNull(),
    count: integer('count').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.day, t.text] }),
    check('failed_search_text', sql`length(${t.text}) between 1 and 100`),
    check('failed_search_count', sql`${t.count} > 0`),
  ],
);

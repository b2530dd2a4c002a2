import { sql } from 'drizzle-orm';
import {
  customType,
  index,
  integer,
  json,
  pgTable,
  pgView,
  primaryKey,
  smallint,
  varchar,
} from 'drizzle-orm/pg-core';
import { product } from '#server/db/schema/catalogue.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
/** Compared by code points, so that an index finds what begins with a text, whatever the locale. */
const wordText = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });

/**
 * What a shopper may know of a variant. `state` is its availability, but 4 when there is no stock;
 * prices show in states 1 and 4 only; `max_count` is how many one basket may hold. A product's default
 * variant is the first by state, price, position, id.
 */
export const variantState = pgView('variant_state', {
  id: integer('id').notNull(),
  productId: integer('product_id').notNull(),
  state: smallint('state').notNull(),
}).as(sql`
  select v.id, v.product_id, v.position, v.state, v.stock, v.max_count, v.insurance_price, v.colour_title,
    v.colour_hex, v.storage, v.size, v.guarantee, v.image_index,
    case when v.state in (1, 4) then v.price end as price,
    case when v.state in (1, 4) then v.old_price end as old_price,
    case when v.state in (1, 4) and v.old_price is not null
      then least(99, round(100.0 * (v.old_price - v.price) / v.old_price))::int else 0
    end as discount_percent,
    case when v.state = 1 and v.stock <= 3 then v.stock end as few_left
  from (
    select variant.*,
      case when availability = 1 and stock = 0 then 4 else availability end as state,
      case when availability = 1 then least(stock, max_per_order) else 0 end as max_count
    from variant
  ) v`);

/** The card of a product as lists answer it (ProductCard of the contract), written beside its listing. */
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
 * What a search looks through. `vector` holds the folded words under which a thing is found; those of its
 * names have weight A and places, with a bar around each name, by which what is found is put in order:
 * `| گوشی گلکسی s24 | galaxy s24 |`. Products that can be bought weigh more than those that can't.
 */
export const searchEntry = pgTable(
  'search_entry',
  {
    kind: varchar('kind', { length: 10, enum: ['product', 'category'] }).notNull(),
    refId: integer('ref_id').notNull(),
    vector: tsvector('vector').notNull(),
    weight: integer('weight').notNull(),
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

/** The distinct words of letters of all entries, for what was mistyped, joined or split. */
export const searchWord = pgTable('search_word', {
  word: wordText('word').primaryKey(),
  /** How many entries have the word. */
  uses: integer('uses').notNull(),
});

/** Words of both scripts that name the same, such as گلکسی and galaxy; each pair in both directions. */
export const searchTwin = pgTable(
  'search_twin',
  {
    word: wordText('word').notNull(),
    twin: wordText('twin').notNull(),
    uses: integer('uses').notNull(),
  },
  (t) => [primaryKey({ columns: [t.word, t.twin] })],
);

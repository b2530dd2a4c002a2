import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  varchar,
} from 'drizzle-orm/pg-core';
import { brand, category, product } from '#server/db/schema/catalogue.ts';
import { instant } from '#server/db/schema/instant.ts';

/**
 * A product in the list of one category: its own, each ancestor, and 0 for the whole shop. Written by the
 * catalogue service whenever the product, its variants or its category change. Lists sort, page, filter and
 * count by this table alone. `rank` is 0 for a product that can be bought and 1 for others, which come last
 * in every sort. Of the attributes it holds those that are filters. Of the versions of a model only the cheapest that can
 * be bought is listed; the others are `folded`.
 */
export const listingEntry = pgTable(
  'listing_entry',
  {
    categoryId: integer('category_id')
      .notNull()
      .references(() => category.id),
    productId: integer('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    brandId: integer('brand_id')
      .notNull()
      .references(() => brand.id),
    rank: smallint('rank').notNull(),
    price: bigint('price', { mode: 'number' }).notNull(),
    popularity: integer('popularity').notNull(),
    createdAt: instant('created_at').notNull(),
    /** The default variant's discount in percent, and the pieces sold as far back as days are kept. */
    discount: smallint('discount').notNull().default(0),
    sold: integer('sold').notNull().default(0),
    /** The product's model, if it has other versions. */
    modelId: integer('model_id'),
    folded: boolean('folded').notNull().default(false),
    /** The product's filter values, encoded as a line of numbers (facet-line.ts of the catalogue module). */
    facets: text('facets').notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.categoryId] }),
    // `folded` comes last, so that pages are read from an index alone.
    index('listing_newest').on(
      t.categoryId,
      t.rank,
      t.createdAt.desc(),
      t.productId.desc(),
      t.folded,
    ),
    index('listing_popular').on(
      t.categoryId,
      t.rank,
      t.popularity.desc(),
      t.productId.desc(),
      t.folded,
    ),
    index('listing_cheapest').on(t.categoryId, t.rank, t.price, t.productId.desc(), t.folded),
    index('listing_dearest').on(t.categoryId, t.rank, t.price.desc(), t.productId.desc(), t.folded),
    index('listing_reduced').on(
      t.categoryId,
      t.rank,
      t.discount.desc(),
      t.productId.desc(),
      t.folded,
    ),
    index('listing_sold').on(t.categoryId, t.rank, t.sold.desc(), t.productId.desc(), t.folded),
    index('listing_brand').on(
      t.categoryId,
      t.brandId,
      t.rank,
      t.createdAt.desc(),
      t.productId.desc(),
      t.folded,
    ),
    index('listing_model')
      .on(t.modelId, t.categoryId)
      .where(sql`${t.modelId} is not null`),
  ],
);

/** Former slugs, which redirect; `name` is the name of a content page, else empty. */
export const slugHistory = pgTable(
  'slug_history',
  {
    kind: varchar('kind', { length: 10, enum: ['product', 'category', 'brand', 'page'] }).notNull(),
    slug: varchar('slug', { length: 200 }).notNull(),
    entityId: integer('entity_id').notNull(),
    changedAt: instant('changed_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.slug, t.entityId] })],
);

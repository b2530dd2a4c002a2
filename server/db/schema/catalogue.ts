import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core';
import { foldedText, nameOrder } from '#server/db/name-sql.ts';
import { availabilitySql } from '#server/db/availability.ts';
import { instant } from '#server/db/schema/instant.ts';
import { html } from '#server/db/schema/html.ts';
import { picture } from '#server/db/schema/picture.ts';

const { available, discontinued } = availabilitySql;

/**
 * The category tree. Row 0 is the whole shop; `path` holds the ids from the level below it down to the row
 * itself.
 */
export const category = pgTable(
  'category',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    parentId: integer('parent_id').references((): AnyPgColumn => category.id),
    path: integer('path').array().notNull(),
    title: text('title').notNull(),
    slug: varchar('slug', { length: 100 }).notNull(),
    seoText: html('seo_text').notNull().default(''),
    seoDescription: text('seo_description').notNull().default(''),
    seoKeywords: text('seo_keywords').notNull().default(''),
    pictureHash: varchar('picture_hash', { length: 32 }).references(() => picture.hash),
    position: integer('position').notNull().default(0),
    /** Products in this category and below; maintained by the catalogue service. */
    productCount: integer('product_count').notNull().default(0),
    revision: integer('revision').notNull().default(1),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('category_parent').on(t.parentId, t.position),
    index('category_picture_hash').on(t.pictureHash),
    check('category_count', sql`${t.productCount} >= 0`),
  ],
);

export const brand = pgTable('brand', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  title: text('title').notNull(),
  titleEn: text('title_en').notNull(),
  slug: varchar('slug', { length: 100 }).notNull(),
  seoText: html('seo_text').notNull().default(''),
  seoDescription: text('seo_description').notNull().default(''),
  position: integer('position').notNull().default(0),
  productCount: integer('product_count').notNull().default(0),
  revision: integer('revision').notNull().default(1),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});

/** `id` is the WebsiteCode. Prices belong to variants; what lists show is in `listing_entry`. */
export const product = pgTable(
  'product',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 1001 }),
    categoryId: integer('category_id')
      .notNull()
      .references(() => category.id),
    brandId: integer('brand_id')
      .notNull()
      .references(() => brand.id),
    nameFa: text('name_fa').notNull(),
    nameEn: text('name_en').notNull(),
    slug: varchar('slug', { length: 100 }).notNull(),
    /** The shop's own code, the number under the bar code, and the maker's part number. */
    sku: varchar('sku', { length: 64 }),
    gtin: varchar('gtin', { length: 14 }),
    mpn: varchar('mpn', { length: 70 }),
    shortText: text('short_text').notNull().default(''),
    descriptionHtml: html('description_html').notNull().default(''),
    shortName: text('short_name').notNull().default(''),
    seoTitle: text('seo_title').notNull().default(''),
    seoDescription: text('seo_description').notNull().default(''),
    seoKeywords: text('seo_keywords').notNull().default(''),
    /** Not in the shop since: 404, or a redirect to its successor. So are drafts and the bin; else it is withdrawn. */
    removedAt: instant('removed_at'),
    isDraft: boolean('is_draft').notNull().default(false),
    /** In the bin since, from which it is deleted after 30 days. Equal to `removedAt` if it was published. */
    binnedAt: instant('binned_at'),
    successorId: integer('successor_id').references((): AnyPgColumn => product.id),
    /** Products that its page shows first, in this order; some may be gone. */
    relatedIds: integer('related_ids').array().notNull().default([]),
    /** Versions of one model have the same number, the code of one of them: they share a card in lists. */
    modelId: integer('model_id'),
    /** Products that were bought with it, most often first; counted by a job. Some may be gone. */
    boughtWith: integer('bought_with').array().notNull().default([]),
    popularity: integer('popularity').notNull().default(0),
    /** Of one piece with its packing: grams, on which the freight depends, and mm, null when unknown. */
    weight: integer('weight').notNull().default(500),
    length: integer('length'),
    width: integer('width'),
    height: integer('height'),
    /** What one piece costs the shop, in toman; for staff only. */
    costPrice: bigint('cost_price', { mode: 'number' }),
    /** Counts the changes by staff; orders do not change it. */
    revision: integer('revision').notNull().default(1),
    /** Tenths of a star, 0 to 50. */
    rating: smallint('rating').notNull().default(0),
    ratingCount: integer('rating_count').notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('product_category').on(t.categoryId),
    index('product_brand').on(t.brandId),
    index('product_successor').on(t.successorId),
    index('product_model')
      .on(t.modelId)
      .where(sql`${t.modelId} is not null`),
    index('product_created')
      .on(t.createdAt.desc(), t.id.desc())
      .where(sql`${t.removedAt} is null`),
    index('product_updated')
      .on(t.updatedAt.desc(), t.id.desc())
      .where(sql`${t.removedAt} is null`),
    index('product_changed').on(t.updatedAt, t.id),
    index('product_name').on(nameOrder(t.nameFa), t.id),
    index('product_words').using('gin', sql`${foldedText(t.nameFa, t.nameEn)} gin_trgm_ops`),
    uniqueIndex('product_sku').on(sql`lower(${t.sku}) text_pattern_ops`),
    index('product_slug').on(sql`replace(${t.slug}, '-', '') text_pattern_ops`),
    index('product_gtin').on(sql`${t.gtin} varchar_pattern_ops`),
    index('product_removed')
      .on(t.id)
      .where(sql`${t.removedAt} is not null`),
    index('product_binned')
      .on(t.binnedAt)
      .where(sql`${t.binnedAt} is not null`),
    check(
      'product_hidden',
      sql`${t.removedAt} is not null or (not ${t.isDraft} and ${t.binnedAt} is null)`,
    ),
    check('product_gtin_digits', sql`${t.gtin} ~ '^[0-9]{8,14}$'`),
    check('product_size', sql`least(${t.length}, ${t.width}, ${t.height}) > 0`),
    check('product_cost', sql`${t.costPrice} >= 0`),
    check('product_related', sql`cardinality(${t.relatedIds}) <= 12`),
    check('product_weight', sql`${t.weight} >= 0`),
    check('product_rating', sql`${t.rating} between 0 and 50`),
  ],
);

/** A variant (ProductProperty in the contract). Prices in toman; null when no price is shown. */
export const variant = pgTable(
  'variant',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 50_001 }),
    productId: integer('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    position: integer('position').notNull().default(0),
    colourTitle: text('colour_title'),
    colourHex: varchar('colour_hex', { length: 7 }),
    storage: text('storage'),
    size: text('size'),
    guarantee: text('guarantee').notNull().default(''),
    availability: smallint('availability').notNull(),
    price: bigint('price', { mode: 'number' }),
    oldPrice: bigint('old_price', { mode: 'number' }),
    insurancePrice: bigint('insurance_price', { mode: 'number' }),
    stock: integer('stock').notNull().default(0),
    /** Pieces of the stock kept for orders not yet paid; `variant_state` shows what can be sold. */
    held: integer('held').notNull().default(0),
    maxPerOrder: integer('max_per_order').notNull().default(5),
    imageIndex: smallint('image_index').notNull().default(0),
    /** The shop's own code, the number under the bar code, and the place in the store-room, '' unsaid. */
    sku: varchar('sku', { length: 64 }),
    gtin: varchar('gtin', { length: 14 }),
    shelf: varchar('shelf', { length: 40 }).notNull().default(''),
    /** Staff are warned when no more than so many pieces are left; null: never. */
    lowStock: integer('low_stock'),
    revision: integer('revision').notNull().default(1),
  },
  (t) => [
    index('variant_product').on(t.productId, t.position),
    uniqueIndex('variant_sku').on(sql`lower(${t.sku}) text_pattern_ops`),
    index('variant_gtin').on(sql`${t.gtin} varchar_pattern_ops`),
    index('variant_price').on(t.price, t.productId),
    index('variant_low')
      .on(t.productId)
      .where(sql`${t.lowStock} is not null and ${t.stock} - ${t.held} <= ${t.lowStock}`),
    check('variant_gtin_digits', sql`${t.gtin} ~ '^[0-9]{8,14}$'`),
    check('variant_low_stock', sql`${t.lowStock} >= 0`),
    index('variant_colour').on(sql`lower(${t.colourHex})`, t.colourTitle),
    check('variant_stock', sql`${t.stock} >= 0`),
    check('variant_held', sql`0 <= ${t.held} and ${t.held} <= ${t.stock}`),
    check('variant_price', sql`${t.price} >= 0`),
    check('variant_old_price', sql`${t.oldPrice} > ${t.price}`),
    check('variant_insurance', sql`${t.insurancePrice} >= 0`),
    check('variant_max', sql`${t.maxPerOrder} > 0`),
    check('variant_availability', sql`${t.availability} between ${available} and ${discontinued}`),
    check('variant_sellable', sql`${t.availability} <> ${available} or ${t.price} is not null`),
  ],
);

export const productPicture = pgTable(
  'product_picture',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    pictureHash: varchar('picture_hash', { length: 32 })
      .notNull()
      .references(() => picture.hash),
    alt: text('alt').notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.position] }),
    index('product_picture_hash').on(t.pictureHash),
    index('product_picture_first')
      .on(t.productId)
      .where(sql`${t.position} = 0`),
  ],
);

export const attribute = pgTable(
  'attribute',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** Query key in URLs: `filter-{key}`. */
    key: varchar('key', { length: 40 }).notNull().unique(),
    title: text('title').notNull(),
    groupTitle: text('group_title').notNull(),
    kind: varchar('kind', { length: 10, enum: ['choice', 'range', 'switch', 'text'] }).notNull(),
    unit: text('unit').notNull().default(''),
    position: integer('position').notNull().default(0),
    isFilter: boolean('is_filter').notNull().default(false),
    isHighlight: boolean('is_highlight').notNull().default(false),
    revision: integer('revision').notNull().default(1),
  },
  (t) => [
    check('attribute_key', sql`${t.key} ~ '^[a-z][a-z0-9-]*$'`),
    // Reserved: the URL keys of the filters that every list has.
    check(
      'attribute_key_free',
      sql`${t.key} not in ('name', 'brand', 'price', 'available', 'discount', 'colour')`,
    ),
    check('attribute_kind', sql`${t.kind} in ('choice', 'range', 'switch', 'text')`),
  ],
);

export const attributeOption = pgTable(
  'attribute_option',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    attributeId: integer('attribute_id')
      .notNull()
      .references(() => attribute.id, { onDelete: 'cascade' }),
    /** Value in URLs. */
    value: varchar('value', { length: 60 }).notNull(),
    label: text('label').notNull(),
    position: integer('position').notNull().default(0),
  },
  (t) => [unique('attribute_option_value').on(t.attributeId, t.value)],
);

/** One typed value; `position` allows several values for a choice. */
export const productAttribute = pgTable(
  'product_attribute',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    attributeId: integer('attribute_id')
      .notNull()
      .references(() => attribute.id),
    position: smallint('position').notNull().default(0),
    optionId: integer('option_id').references(() => attributeOption.id),
    numberValue: doublePrecision('number_value'),
    booleanValue: boolean('boolean_value'),
    textValue: text('text_value'),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.attributeId, t.position] }),
    index('product_attribute_option').on(t.optionId, t.productId),
    index('product_attribute_number').on(t.attributeId, t.numberValue),
    check(
      'product_attribute_one',
      sql`num_nonnulls(${t.optionId}, ${t.numberValue}, ${t.booleanValue}, ${t.textValue}) = 1`,
    ),
  ],
);

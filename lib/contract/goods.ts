import { z } from 'zod';
import { availability, picturePath, toman, websiteCode } from '#lib/contract/values.ts';

// Goods as staff see them: lists of products and variants, and the filter that both and bulk changes share.

export const rowId = z.int().min(1).max(2_147_483_647);
/** Ids that are counted without such a bound: batches, movements. */
export const bigId = z.int().min(1).max(Number.MAX_SAFE_INTEGER);
export const revision = z.int().min(1).max(2_147_483_647);
/** Prices that staff enter. */
export const staffPrice = toman.max(1_000_000_000_000);
export const stockCount = z.int().min(0).max(100_000_000);

/**
 * `withdrawn`: no longer in the shop, but its address leads to its successor. `bin`: removed, and deleted 30 days
 * later.
 */
export const goodsState = z.enum(['published', 'draft', 'withdrawn', 'bin']);
export type GoodsState = z.infer<typeof goodsState>;

/** Which goods: all conditions together. Conditions about variants ask for one that meets them all. */
export const goodsFilter = z.object({
  /** Words of a name, a WebsiteCode, or the beginning of an SKU or GTIN. */
  query: z.string().trim().max(200).default(''),
  /** With the categories below it. */
  categoryId: rowId.optional(),
  brandIds: z.array(rowId).max(50).default([]),
  /** Absent: all that are not in the bin. */
  state: goodsState.optional(),
  availability: availability.optional(),
  /** Whose pieces have sunk to the variant's limit. */
  isLow: z.boolean().default(false),
  /** With a timed price, planned or active. */
  isTimed: z.boolean().default(false),
  isWithoutPicture: z.boolean().default(false),
  priceFrom: staffPrice.optional(),
  priceTo: staffPrice.optional(),
  /** Only of these products. */
  websiteCodes: z.array(websiteCode).max(500).optional(),
});
export type GoodsFilter = z.output<typeof goodsFilter>;

export const goodsSort = z.enum(['newest', 'changed', 'name', 'cheapest', 'dearest']);
export type GoodsSort = z.infer<typeof goodsSort>;

/** Where the next page begins: `next` of the page before. */
export const listCursor = z.string().min(1).max(1_000);
const pageLimit = z.int().min(1).max(100).default(50);

export const listGoodsBody = z.object({
  filter: goodsFilter.prefault({}),
  sort: goodsSort.default('newest'),
  after: listCursor.optional(),
  limit: pageLimit,
});
export type ListGoodsBody = z.output<typeof listGoodsBody>;

export const goodsRow = z.object({
  websiteCode,
  revision,
  nameFa: z.string(),
  nameEn: z.string(),
  /** '' when it has none. */
  sku: z.string(),
  image: picturePath.nullable(),
  categoryId: z.int(),
  categoryTitle: z.string(),
  brandTitle: z.string(),
  /** Of the variants that have a price; null when none has one. */
  priceFrom: toman.nullable(),
  priceTo: toman.nullable(),
  /** Pieces that can be sold, and pieces kept for orders, of all variants. */
  stock: z.int(),
  held: z.int(),
  /** The best of its variants; null without variants. */
  availability: availability.nullable(),
  state: goodsState,
  variantCount: z.int(),
  /** Variants at their low-stock limit. */
  lowCount: z.int(),
  updatedAt: z.iso.datetime(),
  binnedAt: z.iso.datetime().nullable(),
});
export type GoodsRow = z.infer<typeof goodsRow>;

/** How many there are: exact up to 1,000, above that an estimate. */
export const listTotal = z.object({ count: z.int().min(0), isExact: z.boolean() });
export type ListTotal = z.infer<typeof listTotal>;

export const listGoodsAnswer = z.object({
  items: z.array(goodsRow),
  next: listCursor.nullable(),
  /** Of the first page only. */
  total: listTotal.nullable(),
});
export type ListGoodsAnswer = z.infer<typeof listGoodsAnswer>;

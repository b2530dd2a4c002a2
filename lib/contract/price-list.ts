import { z } from 'zod';
import { availability, crumb, picturePath, toman, websiteCode } from '#lib/contract/values.ts';

/** Rows a page in a category's price list. */
export const pricePageSize = 80;

const knownId = z.int().min(0).max(2_147_483_647);
const categoryId = knownId.default(0);
/** 0: of all brands. */
const brandId = knownId.default(0);

/** Fewest products of a brand in a category for which its price list is shown to be found. */
export const leastOfBrand = 3;

/** Prices of a product; `price` is null if none is shown (call, soon, discontinued). */
export const priceRow = z.object({
  websiteCode,
  nameFa: z.string(),
  slug: z.string(),
  price: toman.nullable(),
  oldPrice: toman.nullable(),
  availability,
  /** When the shown price last changed, within 90 days, and the price before; null if it did not. */
  change: z.object({ at: z.iso.datetime(), from: toman }).nullable(),
});
export type PriceRow = z.infer<typeof priceRow>;

const countedCategory = crumb.extend({ productCount: z.int() });

/**
 * `Product/Get-Price-Page`; category 0 is the whole shop, whose single page shows some products of
 * each category.
 */
export const getPricePageBody = z.object({
  categoryId,
  brandId,
  page: z.int().min(1).max(100_000).default(1),
});
export const getPricePageAnswer = z.object({
  title: z.string(),
  slug: z.string(),
  /** From the top category to this one; empty for the whole shop. */
  breadcrumb: z.array(crumb),
  children: z.array(countedCategory),
  groups: z.array(z.object({ category: countedCategory, items: z.array(priceRow) })),
  /** Path of its link preview below `/media`; those of a brand have none. */
  ogImage: picturePath.optional(),
  /** The brand it is limited to. */
  brand: crumb.nullable(),
  /** Brands with at least `leastOfBrand` products in the category; none for the whole shop. */
  brands: z.array(crumb.extend({ productCount: z.int() })),
  /** The latest change of a price on this page. */
  changedAt: z.iso.datetime().nullable(),
  /** When it was read: the prices are those of this day. */
  readAt: z.iso.datetime(),
  total: z.int(),
  page: z.int(),
  pageCount: z.int(),
});
export type GetPricePageAnswer = z.infer<typeof getPricePageAnswer>;
export type PriceGroup = GetPricePageAnswer['groups'][number];

/** `Product/Get-Price-List`, the file: the body of a POST, or as text the query of a GET. */
export const getPriceListBody = z.object({ categoryId, brandId });
const idInQuery = z
  .string()
  .regex(/^\d{1,10}$/)
  .transform(Number)
  .pipe(knownId)
  .default(0);
export const getPriceListQuery = z.object({ categoryId: idInQuery, brandId: idInQuery });

/** Media type of Excel files. */
export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

import { z } from 'zod';
import { availability, crumb, picturePath, toman, websiteCode } from '#lib/contract/values.ts';

/** Rows a page in a category's price list. */
export const pricePageSize = 80;

const knownId = z.int().min(0).max(2_147_483_647);
const categoryId = knownId.default(0);

/** Prices of a product; `price` is null if none is shown (call, soon, discontinued). */
export const priceRow = z.object({
  websiteCode,
  nameFa: z.string(),
  slug: z.string(),
  price: toman.nullable(),
  oldPrice: toman.nullable(),
  availability,
});
export type PriceRow = z.infer<typeof priceRow>;

const countedCategory = crumb.extend({ productCount: z.int() });

/**
 * `Product/Get-Price-Page`; category 0 is the whole shop, whose single page shows some products of
 * each category.
 */
export const getPricePageBody = z.object({
  categoryId,
  page: z.int().min(1).max(100_000).default(1),
});
export const getPricePageAnswer = z.object({
  title: z.string(),
  slug: z.string(),
  /** From the top category to this one; empty for the whole shop. */
  breadcrumb: z.array(crumb),
  children: z.array(countedCategory),
  groups: z.array(z.object({ category: countedCategory, items: z.array(priceRow) })),
  /** Path of its link preview below `/media`. */
  ogImage: picturePath.optional(),
  total: z.int(),
  page: z.int(),
  pageCount: z.int(),
});
export type GetPricePageAnswer = z.infer<typeof getPricePageAnswer>;
export type PriceGroup = GetPricePageAnswer['groups'][number];

/** `Product/Get-Price-List`, the file: the body of a POST, or as text the query of a GET. */
export const getPriceListBody = z.object({ categoryId });
export const getPriceListQuery = z.object({
  categoryId: z
    .string()
    .regex(/^\d{1,10}$/)
    .transform(Number)
    .pipe(knownId)
    .default(0),
});

/** Media type of Excel files. */
export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

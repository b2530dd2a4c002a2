import { z } from 'zod';

/** Products a page in Torob's Product API v3. */
export const torobPageSize = 100;
/** Most products one request may name: one page, which also fits into a request body. */
const mostNamed = torobPageSize;

const named = (most: number) => z.array(z.string().min(1).max(most)).min(1).max(mostNamed);

/** Exactly one of four kinds of request; there are no defaults. */
export const torobBody = z.union([
  z.strictObject({ page_urls: named(1_500) }),
  z.strictObject({ page_uniques: named(200) }),
  z.strictObject({
    page: z.int().min(1).max(1_000_000),
    sort: z.enum(['date_added_desc', 'date_updated_desc']),
  }),
  z.strictObject({
    sort: z.literal('product_id_desc'),
    cursor: z
      .string()
      .regex(/^\d{1,10}-\d{1,10}$/)
      .optional(),
  }),
]);
export type TorobBody = z.infer<typeof torobBody>;

/** A variant in Torob's format; prices in toman, 0 for variants not for sale. */
export const torobProduct = z.object({
  page_unique: z.string().max(200),
  page_url: z.url().max(1_500),
  product_group_id: z.string().max(200),
  title: z.string().max(500),
  subtitle: z.string().max(500),
  current_price: z.int().min(0),
  old_price: z.int().optional(),
  availability: z.boolean(),
  category_name: z.string().max(200),
  image_links: z.array(z.url().max(1_000)),
  spec: z.record(z.string(), z.string()),
  guarantee: z.string().max(200).optional(),
  short_desc: z.string().max(500),
  date_added: z.iso.datetime(),
  date_updated: z.iso.datetime(),
});
export type TorobProduct = z.infer<typeof torobProduct>;

export const torobAnswer = z.object({
  api_version: z.literal('torob_api_v3'),
  current_page: z.int().optional(),
  total: z.int().nullable(),
  max_pages: z.int().nullable(),
  next_cursor: z.string().nullable().optional(),
  products: z.array(torobProduct),
});
export type TorobAnswer = z.infer<typeof torobAnswer>;

const counted = (most: number) =>
  z
    .string()
    .regex(/^\d{1,7}$/)
    .transform(Number)
    .pipe(z.int().min(1).max(most));

export const emallsQuery = z.object({
  page: counted(1_000_000).default(1),
  item_per_page: counted(100).default(100),
});

export const emallsAnswer = z.object({
  success: z.literal(true),
  products: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      /** Toman; 0 for variants not for sale. */
      price: z.int().min(0),
      old_price: z.int().optional(),
      is_available: z.boolean(),
      image: z.string(),
      url: z.url(),
      category: z.string(),
      guarantee: z.string().optional(),
    }),
  ),
  page_num: z.int(),
  item_per_page: z.int(),
  pages_count: z.int(),
  total_items: z.int(),
});
export type EmallsAnswer = z.infer<typeof emallsAnswer>;

/** Whether `/{key}.txt` proves that a notice about changed pages is the shop's (IndexNow). */
export const indexNowKeyBody = z.object({ key: z.string().max(128) });
export const indexNowKeyAnswer = z.object({ isKey: z.boolean() });

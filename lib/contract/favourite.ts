import { z } from 'zod';
import { productCard } from '#lib/contract/product.ts';
import { websiteCode } from '#lib/contract/values.ts';

/** Payload of the favourite calls. */
export const favouriteBody = z.object({
  WebsiteCode: websiteCode,
  Refer: z.string().max(2_000).default(''),
});
export type FavouriteBody = z.input<typeof favouriteBody>;

/** If a rule refuses, `success` is false with a message; the counts are sent in any case. */
export const favouriteAnswer = z.object({
  success: z.boolean(),
  message: z.string().nullable(),
  /** Number of the member's favourites. */
  fCount: z.int().min(0),
  /** Pieces in the basket named by X-Guid. */
  bCount: z.int().min(0),
});
export type FavouriteAnswer = z.infer<typeof favouriteAnswer>;

export const getCodesAnswer = z.object({ codes: z.array(websiteCode) });
export type GetCodesAnswer = z.infer<typeof getCodesAnswer>;

export const getFavouritesBody = z.object({
  page: z.int().min(1).max(10_000).default(1),
  /** Id of a list of the member's; 0: the favourites. */
  list: z.int().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
});
export const getFavouritesAnswer = z.object({
  items: z.array(productCard),
  total: z.int().min(0),
  page: z.int(),
  pageCount: z.int().min(0),
});
export type GetFavouritesAnswer = z.infer<typeof getFavouritesAnswer>;

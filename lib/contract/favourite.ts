import { z } from 'zod';
import { productCard } from '#lib/contract/product.ts';
import { websiteCode } from '#lib/contract/values.ts';

/** The specification's favourite payload. */
export const favouriteBody = z.object({
  WebsiteCode: websiteCode,
  Refer: z.string().max(2_000).default(''),
});
export type FavouriteBody = z.input<typeof favouriteBody>;

/** What a rule refuses has `success` false and a sentence; the counts are told in any case. */
export const favouriteAnswer = z.object({
  success: z.boolean(),
  message: z.string().nullable(),
  /** The member's favourites. */
  fCount: z.int().min(0),
  /** Pieces in the basket that X-Guid names. */
  bCount: z.int().min(0),
});
export type FavouriteAnswer = z.infer<typeof favouriteAnswer>;

export const getCodesAnswer = z.object({ codes: z.array(websiteCode) });
export type GetCodesAnswer = z.infer<typeof getCodesAnswer>;

export const getFavouritesBody = z.object({ page: z.int().min(1).max(10_000).default(1) });
export const getFavouritesAnswer = z.object({
  items: z.array(productCard),
  total: z.int().min(0),
  page: z.int(),
  pageCount: z.int().min(0),
});
export type GetFavouritesAnswer = z.infer<typeof getFavouritesAnswer>;

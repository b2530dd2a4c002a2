import { z } from 'zod';
import { toman, websiteCode } from '#lib/contract/values.ts';

export const getPriceHistoryBody = z.object({ WebsiteCode: websiteCode });

export const pricePoint = z.object({
  at: z.iso.datetime(),
  /** From then on; null from when it could not be bought. */
  price: toman.nullable(),
});
export type PricePoint = z.infer<typeof pricePoint>;

/** Of each variant the changes of a year, the oldest first; the first may be older than that. */
export const getPriceHistoryAnswer = z.object({
  variants: z.array(z.object({ id: z.int(), points: z.array(pricePoint) })),
});
export type GetPriceHistoryAnswer = z.infer<typeof getPriceHistoryAnswer>;

import { z } from 'zod';
import { toman, websiteCode } from '#lib/contract/values.ts';

export const getPriceHistoryBody = z.object({ WebsiteCode: websiteCode });

export const pricePoint = z.object({
  at: z.iso.datetime(),
  /** Price from that time on; null if the variant could not be bought. */
  price: toman.nullable(),
});
export type PricePoint = z.infer<typeof pricePoint>;

/** Changes of each variant within a year, oldest first; the first may be older than a year. */
export const getPriceHistoryAnswer = z.object({
  variants: z.array(z.object({ id: z.int(), points: z.array(pricePoint) })),
});
export type GetPriceHistoryAnswer = z.infer<typeof getPriceHistoryAnswer>;

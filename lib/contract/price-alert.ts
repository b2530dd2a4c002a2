import { z } from 'zod';
import { productCard } from '#lib/contract/product.ts';
import { toman, websiteCode } from '#lib/contract/values.ts';

/** Most price alerts of a member. */
export const mostPriceAlerts = 50;

const variant = z.int().min(0).max(2_147_483_647);

/** ProductProperty 0 means the default variant; without an amount any price below today's counts. */
export const tellWhenCheaperBody = z.object({
  WebsiteCode: websiteCode,
  ProductProperty: variant.default(0),
  /** Toman: the highest price the member wants to hear of. */
  Amount: z.int().min(1).max(1_000_000_000_000).nullable().default(null),
});
export type TellWhenCheaperBody = z.input<typeof tellWhenCheaperBody>;

/** `Success` is false with the reason when there is no price, or it is as low already. */
export const tellWhenCheaperAnswer = z.object({ Success: z.boolean(), Message: z.string() });
export type TellWhenCheaperAnswer = z.infer<typeof tellWhenCheaperAnswer>;

export const priceAlert = z.object({
  websiteCode,
  propertyId: z.int(),
  /** Of the product, with what distinguishes the variant when there are several. */
  name: z.string(),
  slug: z.string(),
  image: productCard.shape.image,
  /** Today's price; null while it cannot be bought. */
  price: toman.nullable(),
  /** The highest price of which the member is told. */
  most: toman,
});
export type PriceAlert = z.infer<typeof priceAlert>;

/** The newest first; none of removed products. */
export const priceAlertsAnswer = z.object({ alerts: z.array(priceAlert) });
export type PriceAlertsAnswer = z.infer<typeof priceAlertsAnswer>;

export const removePriceAlertBody = z.object({ ProductProperty: variant.min(1) });

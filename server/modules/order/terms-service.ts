import { type ShippingTerms, shippingTermsOf } from '#lib/rules/pricing/shipping-terms.ts';
import type { Database } from '#server/db/database.ts';
import { readSelling } from '#server/modules/order/selling-service.ts';
import { offeredMethods } from '#server/modules/order/terms-queries.ts';

/** How the shop ships, by its delivery methods; null if it has none with a price. */
export const readShippingTerms = async (database: Database): Promise<ShippingTerms | null> =>
  shippingTermsOf(await database.run(offeredMethods, []));

/** Days after the day of delivery in which goods can be returned. */
export const readReturnDays = async ({ db }: Database): Promise<number> =>
  (await readSelling(db)).returnDays;

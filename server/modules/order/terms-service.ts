import { type ShippingTerms, shippingTermsOf } from '#lib/rules/pricing/shipping-terms.ts';
import type { Database } from '#server/db/database.ts';
import { offeredMethods } from '#server/modules/order/terms-queries.ts';

/** How the shop ships, by its delivery methods; null if it has none with a price. */
export const readShippingTerms = async (database: Database): Promise<ShippingTerms | null> =>
  shippingTermsOf(await database.run(offeredMethods, []));

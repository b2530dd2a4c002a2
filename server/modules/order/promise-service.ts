import { z } from 'zod';
import type { deliveryPromiseBody, DeliveryPromiseAnswer } from '#lib/contract/delivery-promise.ts';
import { dayInTehran } from '#lib/text/date.ts';
import type { Database } from '#server/db/database.ts';
import type { Statement } from '#server/db/statement.ts';
import { promiseOf, soonestWay } from '#server/modules/order/promise.ts';
import { readMethods } from '#server/modules/order/quote-queries.ts';
import { readShippingTerms } from '#server/modules/order/terms-service.ts';

/** What one piece weighs and costs. Values: variant. */
const readPiece = {
  name: 'order-piece',
  text: `
    select p.weight as grams, v.price as worth
    from variant_state v join product p on p.id = v.product_id
    where v.id = $1 and p.removed_at is null`,
  row: z.object({ grams: z.int(), worth: z.int().nullable() }),
} satisfies Statement<unknown>;

export function createPromiseService(database: Database) {
  /** When something arrives in a town, and for how much, by what the checkout offers there at this moment. */
  async function promise({
    Town: town,
    Variant: variant,
  }: z.output<typeof deliveryPromiseBody>): Promise<DeliveryPromiseAnswer> {
    if (town === undefined) {
      const terms = await readShippingTerms(database);
      return { way: null, freeFrom: terms?.freeFrom ?? null };
    }
    const [methods, [piece]] = await Promise.all([
      database.run(readMethods, []),
      variant === undefined ? [] : database.run(readPiece, [variant]),
    ]);
    const { grams = 0, worth = null } = piece ?? {};
    const parcel = { province: town.Province, city: town.City, grams, worth: worth ?? 0 };
    const today = dayInTehran(new Date().toISOString());
    return promiseOf(soonestWay(methods, parcel, today), worth !== null);
  }

  return { promise };
}
export type PromiseService = ReturnType<typeof createPromiseService>;

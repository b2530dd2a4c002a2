import type { Promised } from '#components/delivery/promise-words.ts';
import { deliveryTexts } from '#components/delivery/texts.ts';
import type { ProductShipping } from '#lib/rules/pricing/shipping-terms.ts';
import { workingDays } from '#lib/text/working-days.ts';

function noteOf({ price, freeFrom }: ProductShipping): string {
  if (price === null) return deliveryTexts.onArrival;
  if (freeFrom !== null) return deliveryTexts.freeFrom(freeFrom);
  return price === 0 ? deliveryTexts.free : deliveryTexts.costs(price);
}

/** What the shop promises to all towns, as its structured data does. */
export function usualPromise(shipping: ProductShipping): Promised {
  const { handlingDays, transitDays, price, freeFrom } = shipping;
  const days = workingDays(handlingDays[0] + transitDays[0], handlingDays[1] + transitDays[1]);
  return {
    line: deliveryTexts.toAll(days),
    note: noteOf(shipping),
    freeFrom: price === null ? null : freeFrom,
    isOwn: false,
  };
}

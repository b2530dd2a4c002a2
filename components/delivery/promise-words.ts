import { deliveryTexts } from '#components/delivery/texts.ts';
import { nameOfDay } from '#lib/checkout/days.ts';
import type { DeliveryPromiseAnswer } from '#lib/contract/delivery-promise.ts';
import { workingDays } from '#lib/text/working-days.ts';

/** What a promise says: in bold, and below it. */
export interface Promised {
  readonly line: string;
  readonly note: string;
  /** Worth in toman from which it is free; null: never. */
  readonly freeFrom: number | null;
  /** Whether it is for a town of the visitor's. */
  readonly isOwn: boolean;
}

type Way = NonNullable<DeliveryPromiseAnswer['way']>;

function costOf({ isPaidOnArrival, price }: Way): string {
  if (isPaidOnArrival) return deliveryTexts.onArrival;
  if (price === null) return '';
  return price === 0 ? deliveryTexts.free : deliveryTexts.price(price);
}

/** @param now in ms */
export function promised(
  city: string,
  { way, freeFrom }: DeliveryPromiseAnswer,
  now: number,
): Promised {
  if (way === null) {
    const line = deliveryTexts.notThere(city);
    return { line, note: deliveryTexts.notThereNote, freeFrom: null, isOwn: true };
  }
  const { weekday, date } =
    way.day === null
      ? { weekday: workingDays(way.daysFrom, way.daysTo), date: '' }
      : nameOfDay(way.day, now);
  return {
    line: deliveryTexts.toTown(city, weekday),
    note: deliveryTexts.by(way.title, date, costOf(way)),
    freeFrom,
    isOwn: true,
  };
}

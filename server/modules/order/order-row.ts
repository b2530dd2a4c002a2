import type { StartOrderBody } from '#lib/contract/order.ts';
import { orderStatuses } from '#lib/contract/codes.ts';
import { normalisePersian } from '#lib/text/persian.ts';
import type { NewLine, NewOrder } from '#server/modules/order/start-queries.ts';
import type { Way } from '#server/modules/order/payment-ways.ts';
import type { Quote } from '#server/modules/order/quote-types.ts';

export interface Asked {
  readonly memberId: number;
  /** The basket that becomes frozen for the order; null when none does. */
  readonly basketId: number | null;
  readonly body: StartOrderBody;
  readonly hash: string;
}

/** The row of a new order: a snapshot of its quote. */
export function rowOf(quote: Quote, way: Way, { memberId, basketId, body, hash }: Asked): NewOrder {
  const { priced, method, slot, coupon, vatRate } = quote;
  return {
    memberId,
    basketId,
    startKey: body.StartKey,
    startHash: hash,
    status: orderStatuses.waiting,
    payment: way.name,
    deliveryMethodId: method?.id ?? null,
    slotId: slot?.id ?? null,
    deliveryChosen: method && {
      kind: method.kind,
      title: method.title,
      note: method.note,
      isPaidOnArrival: method.isPaidOnArrival,
      daysFrom: method.daysFrom,
      daysTo: method.daysTo,
      slot: slot && { day: slot.day, fromHour: slot.fromHour, toHour: slot.toHour },
    },
    address: addressOf(quote),
    buyer: body.Buyer ?? null,
    note: normalisePersian(body.Note),
    refer: normalisePersian(body.Refer),
    couponId: coupon.id,
    linesTotal: priced.linesTotal,
    discount: priced.discount,
    freight: priced.freight,
    total: priced.total,
    vat: priced.vat,
    vatRate,
    reductions: priced.applied,
    expiresIn: way.holdMinutes,
  };
}

/** The address without what belongs to the address book. */
function addressOf({ address }: Quote) {
  if (address === null) return null;
  const { id: _id, isDefault: _isDefault, ...kept } = address;
  return kept;
}

/** The rows of its lines. */
export function linesOf({ basket, priced, refers }: Quote): NewLine[] {
  const shown = new Map(basket.lines.map((line) => [line.propertyId, line]));
  return priced.lines.flatMap(({ variantId, count, price, insurance, discount, vat }) => {
    const line = shown.get(variantId);
    if (!line) return [];
    const { websiteCode, nameFa, slug, image, colour, options, guarantee, oldPrice } = line;
    return [
      {
        productId: websiteCode,
        variantId,
        nameFa,
        slug,
        image,
        options: [...(colour ? [{ title: 'رنگ', value: colour.title }] : []), ...options],
        guarantee,
        count,
        price,
        oldPrice,
        insurance,
        discount,
        vat,
        refer: refers.get(variantId) ?? '',
      },
    ];
  });
}

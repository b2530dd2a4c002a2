import type { PreviewOrderBody } from '#lib/contract/order.ts';
import { normaliseCouponCode } from '#lib/rules/coupon-code.ts';
import type { Choice } from '#server/modules/order/quote-types.ts';

/** What a body chooses. A text that no code can be is a code nobody has. */
export const choiceOf = (body: PreviewOrderBody): Choice => ({
  addressId: body.AddressId ?? null,
  methodId: body.Delivery ?? null,
  slotId: body.Slot ?? null,
  payment: body.Payment ?? null,
  coupon: body.Coupon ? (normaliseCouponCode(body.Coupon) ?? '') : null,
});

import type { GetBasketAnswer } from '#lib/contract/basket.ts';
import { orderErrors } from '#lib/contract/codes.ts';
import type { OrderProblem } from '#lib/contract/order.ts';
import { isOverLimit } from '#server/modules/order/payment-ways.ts';
import type { Facts, Quote } from '#server/modules/order/quote-types.ts';
import { orderTexts } from '#server/modules/order/texts.ts';

type Field = NonNullable<OrderProblem['field']>;

/** A part of the choice that is missing or not possible. */
export const missing = (field: Field, message: string): OrderProblem => ({
  code: 'INVALID',
  field,
  message,
});
const refused = (
  code: Exclude<OrderProblem['code'], 'INVALID'>,
  message: string,
): OrderProblem => ({
  code,
  field: null,
  message,
});

type Priced = Omit<Quote, 'problems' | 'key'>;

/** What prevents an order: of its lines, of what is chosen, and of its coupon. */
export function problemsOf(quote: Priced, facts: Facts): OrderProblem[] {
  const { problem } = quote.coupon;
  return [
    ...problemsOfBasket(quote.basket),
    ...problemsOfMember(facts),
    ...problemsOfDelivery(quote),
    ...problemsOfPayment(quote, facts),
    ...(problem === null ? [] : [refused(orderErrors.couponRefused, orderTexts.coupon(problem))]),
  ];
}

function problemsOfBasket({ lines, newsKey }: GetBasketAnswer): OrderProblem[] {
  if (lines.length === 0) return [refused(orderErrors.basketChanged, orderTexts.emptyBasket)];
  const short = lines.filter(({ notices }) =>
    notices.some(({ kind }) => kind === 'blocked' || kind === 'lessStock'),
  );
  if (short.length > 0) {
    const names = short.map(({ nameFa }) => nameFa);
    return [refused(orderErrors.outOfStock, orderTexts.outOfStock(names))];
  }
  return newsKey === '' ? [] : [refused(orderErrors.basketChanged, orderTexts.changed)];
}

const problemsOfMember = ({ selling, hasNationalCode }: Facts): OrderProblem[] =>
  selling.needsNationalCode && !hasNationalCode
    ? [missing('NationalCode', orderTexts.nationalCode)]
    : [];

function problemsOfDelivery({ address, method, slot }: Priced): OrderProblem[] {
  const problems = address === null ? [missing('AddressId', orderTexts.chooseAddress)] : [];
  if (method === null) return [...problems, missing('Delivery', orderTexts.chooseDelivery)];
  if (address !== null && method.price === null) {
    return [missing('Delivery', orderTexts.notServed(method.title))];
  }
  if (!method.hasSlots) return problems;
  if (slot === null) return [...problems, missing('Slot', orderTexts.chooseSlot)];
  return slot.left > 0
    ? problems
    : [...problems, refused(orderErrors.slotFull, orderTexts.slotFull)];
}

function problemsOfPayment(
  { way, priced: { total } }: Priced,
  { unpaidOrders, selling: { mostUnpaid } }: Facts,
): OrderProblem[] {
  if (way !== null && isOverLimit(way, { total, unpaidOrders, mostUnpaid })) {
    return [refused(orderErrors.tooManyUnpaid, orderTexts.tooManyUnpaid(unpaidOrders))];
  }
  const refusal = way === null ? orderTexts.choosePayment : way.refusal;
  return refusal === null ? [] : [missing('Payment', refusal)];
}

import { createHash } from 'node:crypto';
import type { BasketLine } from '#lib/contract/basket.ts';
import { availabilityCodes } from '#lib/contract/codes.ts';
import type { Address } from '#lib/contract/member-address.ts';
import { type Parcel, freightOf, missingForFree, worthOf } from '#lib/rules/pricing/freight.ts';
import { priceBasket } from '#lib/rules/pricing/price.ts';
import type { Buyer, LineToPrice, PricedBasket, Promotion } from '#lib/rules/pricing/types.ts';
import { vatRateAt } from '#lib/rules/pricing/vat.ts';
import { couponOf } from '#server/modules/order/coupon.ts';
import { refusalOfWay } from '#server/modules/order/payment-ways.ts';
import { problemsOf } from '#server/modules/order/problems.ts';
import type { FoundPromotion } from '#server/modules/order/quote-queries.ts';
import type { Choice, Facts, Quote, QuotedMethod } from '#server/modules/order/quote-types.ts';

const isSold = (line: BasketLine): boolean => line.availability === availabilityCodes.available;

/** Prices a basket under a choice, and says what prevents its order. */
export function reckon(facts: Facts, choice: Choice): Quote {
  const { basket, addresses, selling, now } = facts;
  const address = findById(addresses, choice.addressId);
  const lines = linesOf(facts);
  const methods = quoteMethods(facts, address, lines);
  const method = findById(methods, choice.methodId);
  const vatRate = vatRateAt(selling.vat, now);
  const code = couponOf(facts.promotions, choice.coupon);
  const priced = priceBasket({
    lines,
    // Without goods nothing is sent.
    freight: lines.length === 0 ? 0 : (method?.price ?? 0),
    promotions: facts.promotions.filter(({ couponId }) => couponId === null).map(asPromotion),
    coupon: code.found && asPromotion(code.found),
    buyer: buyerOf(facts, { address, method, payment: choice.payment }),
    now,
    vatRate,
  });
  const { unpaidOrders } = facts;
  const asked = { total: priced.total, address, unpaidOrders, mostUnpaid: selling.mostUnpaid };
  const ways = facts.ways.map((way) => ({
    ...way,
    refusal: refusalOfWay(way, asked),
    instalments: null,
  }));
  const quote = {
    basket,
    priced,
    refers: new Map(facts.goods.map(({ variantId, refer }) => [variantId, refer])),
    address,
    method,
    methods,
    slot: findById(method?.slots ?? [], choice.slotId),
    way: ways.find(({ name }) => name === choice.payment) ?? null,
    ways,
    coupon: {
      id: code.found?.couponId ?? null,
      problem: code.problem ?? priced.couponRefusal,
    },
    vatRate,
    startsIn: facts.startsIn,
  };
  return { ...quote, problems: problemsOf(quote, facts), key: keyOf(priced) };
}

const findById = <T extends { readonly id: number }>(all: readonly T[], id: number | null) =>
  all.find((each) => each.id === id) ?? null;

const buyerOf = (
  { isFirstOrder }: Facts,
  { address, method, payment }: Pick<Quote, 'address' | 'method'> & Pick<Choice, 'payment'>,
): Buyer => ({
  province: address?.province ?? null,
  method: method?.id ?? null,
  payment,
  isFirstOrder,
});

function keyOf({ lines, freight, total }: PricedBasket): string {
  const charged = [
    total,
    freight,
    ...lines.map((line) => [line.variantId, line.count, line.total]),
  ];
  return createHash('sha256').update(JSON.stringify(charged)).digest('base64url').slice(0, 22);
}

function linesOf({ basket, goods }: Facts): LineToPrice[] {
  const byVariant = new Map(goods.map((each) => [each.variantId, each]));
  return basket.lines.filter(isSold).map((line) => ({
    variantId: line.propertyId,
    websiteCode: line.websiteCode,
    categories: byVariant.get(line.propertyId)?.categories ?? [],
    brand: byVariant.get(line.propertyId)?.brand ?? null,
    count: line.count,
    price: line.price ?? 0,
    insurance: line.insurance ? (line.insurancePrice ?? 0) : 0,
  }));
}

function quoteMethods(
  { methods, goods, basket }: Facts,
  address: Address | null,
  lines: readonly LineToPrice[],
): QuotedMethod[] {
  const counts = new Map(basket.lines.map(({ propertyId, count }) => [propertyId, count]));
  const grams = goods.reduce(
    (sum, { variantId, weight }) => sum + weight * (counts.get(variantId) ?? 0),
    0,
  );
  const worth = worthOf(lines);
  return methods.map((method) => ({
    ...method,
    price: address && freightOf(method, parcelOf(address, grams, worth)),
    missingForFree: missingForFree(method, worth),
  }));
}

const parcelOf = ({ province, city }: Address, grams: number, worth: number): Parcel => ({
  province,
  city,
  grams,
  worth,
});

const asPromotion = ({ id, title, rule, priority, isExclusive }: FoundPromotion): Promotion => ({
  id,
  title,
  ...rule,
  priority,
  isExclusive,
});

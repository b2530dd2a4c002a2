import { onDelivery, orderStatuses } from '#lib/contract/codes.ts';
import { type FreightMethod, freightOf, worthOf } from '#lib/rules/pricing/freight.ts';
import { priceBasket } from '#lib/rules/pricing/price.ts';
import type { PricedBasket, Promotion } from '#lib/rules/pricing/types.ts';
import { vatRateAt } from '#lib/rules/pricing/vat.ts';
import type { FoundPromotion, Method, PastGround } from '#server/modules/order/past-service.ts';
import type { Chance } from '../expansion/random.ts';
import { day } from '../expansion/today.ts';
import type { Buyer } from './buyers.ts';
import { type Course, courseOf, type Way } from './course.ts';
import { basketAt, type Bought, type Liked } from './goods.ts';
import { indexBy, localOf, workTime } from './times.ts';

/** An order of the past. */
export interface PastOrder {
  readonly at: number;
  readonly buyer: Buyer;
  readonly method: Method;
  /** The courier's period. */
  readonly slot: {
    readonly day: string;
    readonly fromHour: number;
    readonly toHour: number;
  } | null;
  /** A gateway's name or `on-delivery`. */
  readonly payment: string;
  readonly bought: readonly Bought[];
  readonly priced: PricedBasket;
  readonly vatRate: number;
  readonly couponId: number | null;
  readonly course: Course;
}

const gateways = ['zarinpal', 'saman', 'behpardakht', 'zibal', 'snapppay'];
const gatewayWeights = [46, 22, 16, 8, 8];
/** Paid at the door by some, in the courier's towns. */
const mostAtDoor = 20_000_000;
const slotHours = 2;

const asPromotion = ({ id, title, rule, priority, isExclusive }: FoundPromotion): Promotion => ({
  id,
  title,
  ...rule,
  priority,
  isExclusive,
});

const parcelOf = ({ address }: Buyer, bought: readonly Bought[]) => ({
  province: address.province,
  city: address.city,
  grams: bought.reduce((sum, { variant, count }) => sum + variant.weight * count, 0),
  worth: worthOf(bought),
});

/** The ways of delivery shoppers like: near ones first, freight on arrival seldom. */
const likingOf = ({ kind, isPaidOnArrival, daysTo }: Method): number => {
  if (isPaidOnArrival) return 0.2;
  return { courier: 12, post: 10 / Math.max(1, daysTo), 'pick-up': 0.6 }[kind];
};

function chooseMethod(
  methods: readonly Method[],
  parcel: ReturnType<typeof parcelOf>,
  chance: Chance,
) {
  const served = methods.filter((method: FreightMethod) => freightOf(method, parcel) !== null);
  return served[indexBy(served.map(likingOf), chance)];
}

/** @param isNew whether the order may still wait for the shop and hold pieces, as only those meant to do */
function choosePayment(method: Method, total: number, isNew: boolean, chance: Chance): string {
  const isOffered = method.kind === 'courier' && total <= mostAtDoor;
  const atDoor = isOffered && chance.hit(0.18) && !isNew;
  return atDoor ? onDelivery : (gateways[indexBy(gatewayWeights, chance)] ?? '');
}

/** The period in which the courier came, or is to come. */
function slotOf({ hasSlots }: Method, fromHour: number, comesAt: number) {
  if (!hasSlots) return null;
  const ofDay = localOf(comesAt).toISOString().slice(0, 10);
  return { day: ofDay, fromHour, toHour: fromHour + slotHours };
}

interface Given {
  readonly ground: PastGround;
  readonly buyer: Buyer;
  readonly isFirstOrder: boolean;
  /** What it may be made of. */
  readonly liked: readonly Liked[];
  /** Whether the courier brings it and is paid at the door. */
  readonly isAtDoor: boolean;
  /** The end of what has happened. */
  readonly now: number;
}

/** Prices what was bought, as the shop did then. */
function pricedThen(
  at: number,
  { ground, buyer, isFirstOrder }: Given,
  sent: {
    readonly bought: readonly Bought[];
    readonly method: Method;
    readonly freight: number;
    readonly coupon: FoundPromotion | null;
  },
) {
  const vatRate = vatRateAt(ground.vat, new Date(at));
  const priced = priceBasket({
    lines: sent.bought.map(({ variant, count, price, insurance }) => ({
      variantId: variant.variantId,
      websiteCode: variant.websiteCode,
      categories: variant.categories,
      brand: variant.brand,
      count,
      price,
      insurance,
    })),
    freight: sent.freight,
    promotions: ground.promotions.filter(({ couponId }) => couponId === null).map(asPromotion),
    coupon: sent.coupon && asPromotion(sent.coupon),
    buyer: {
      province: buyer.address.province,
      method: sent.method.id,
      payment: null,
      isFirstOrder,
    },
    now: new Date(at),
    vatRate,
  });
  const isUsed = priced.applied.some(({ isCoupon }) => isCoupon);
  return { priced, vatRate, couponId: isUsed ? (sent.coupon?.couponId ?? null) : null };
}

/** Some know the code for the first order. */
const codeOf = ({ ground, isFirstOrder }: Given, chance: Chance): FoundPromotion | null =>
  isFirstOrder && chance.hit(0.4)
    ? (ground.promotions.find(({ couponId }) => couponId !== null) ?? null)
    : null;

/** An order made at that time; null when nothing was sold then. */
export function orderAt(at: number, given: Given, chance: Chance): PastOrder | null {
  const { ground, buyer, liked, isAtDoor, now } = given;
  const bought = basketAt(liked, at, chance);
  const parcel = parcelOf(buyer, bought);
  const methods = ground.methods.filter(({ kind }) => !isAtDoor || kind === 'courier');
  const method = chooseMethod(methods, parcel, chance);
  if (bought.length === 0 || method === undefined) return null;
  const freight = freightOf(method, parcel) ?? 0;
  const coupon = codeOf(given, chance);
  const priced = pricedThen(at, given, { bought, method, freight, coupon });
  const chosen = choosePayment(method, priced.priced.total, now - at < 2 * day, chance);
  const payment = isAtDoor ? onDelivery : chosen;
  const fromHour = chance.one([10, 12, 14, 16, 18]);
  const way: Way = { kind: method.kind, days: [method.daysFrom, method.daysTo], fromHour };
  const gateway = payment === onDelivery ? null : payment;
  const course = courseOf(at, { gateway, way, now }, chance);
  const slot = slotOf(method, fromHour, course.dueAt ?? workTime(at + day, chance));
  return { at, buyer, method, slot, payment, bought, ...priced, course };
}

/** Whether an order stands: it counts when a member's first order is looked for. */
export const stands = ({ course }: PastOrder): boolean =>
  course.steps.at(-1)?.status !== orderStatuses.cancelled;

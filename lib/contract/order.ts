import { z } from 'zod';
import { basketLine } from '#lib/contract/basket.ts';
import { cardToCard, onDelivery, orderErrors, orderStatuses } from '#lib/contract/codes.ts';
import { longestOrderNote } from '#lib/contract/limits.ts';
import { toman } from '#lib/contract/values.ts';

export const orderStatus = z.enum(orderStatuses);
const moment = z.iso.datetime();

const id = z.int().min(1).max(Number.MAX_SAFE_INTEGER);
/** An order's public number. */
export const orderNumber = id;
/** Id of a delivery method. */
const methodId = z.int().min(1).max(2_147_483_647);

/** What a shopper has chosen at the checkout. */
const choice = {
  AddressId: id.optional(),
  Delivery: methodId.optional(),
  /** Only of methods with slots. */
  Slot: id.optional(),
  /** Name of a payment. */
  Payment: z.string().max(20).optional(),
  /** As typed; '' without one. */
  Coupon: z.string().max(200).default(''),
};

/** Prices the member's basket under what has been chosen so far. */
export const previewOrderBody = z.object(choice);
export type PreviewOrderBody = z.input<typeof previewOrderBody>;

/** Day (in Tehran, `2026-11-25`) and hours in which a courier comes. */
export const deliveryPeriod = z.object({
  day: z.iso.date(),
  fromHour: z.int().min(0).max(23),
  toHour: z.int().min(1).max(24),
});

export const deliveryMethod = z.object({
  kind: z.enum(['post', 'courier', 'pick-up']),
  title: z.string(),
  note: z.string(),
  /** Whether the receiver pays the carrier; the order's freight is then 0. */
  isPaidOnArrival: z.boolean(),
  /** Working days until arrival, from and to. */
  daysFrom: z.int().min(0),
  daysTo: z.int().min(0),
});

/** A way to deliver the basket. */
export const deliveryOffer = deliveryMethod.extend({
  id,
  /** For the chosen address, before promotions; null where it is not served, or none is chosen. */
  price: toman.nullable(),
  /** Why it cannot be chosen; null if it can. */
  refusal: z.string().nullable(),
  /** Worth of goods from which it is free, and what is missing until then; null if it never is. */
  freeFrom: toman.nullable(),
  missingForFree: toman.nullable(),
  /** Whether a slot must be chosen. */
  hasSlots: z.boolean(),
  /** In the order of time; `left` is the number of orders they can still take. */
  slots: z.array(deliveryPeriod.extend({ id, left: z.int().min(0) })),
});
export type DeliveryOffer = z.infer<typeof deliveryOffer>;

/** A way to pay the basket. */
export const paymentOffer = z.object({
  /** A gateway's name, `on-delivery` or `card-to-card`. */
  name: z.string(),
  kind: z.enum(['gateway', onDelivery, cardToCard]),
  /** Whether a gateway lends the amount, to be paid back in parts. */
  isLent: z.boolean(),
  title: z.string(),
  /** Least and greatest total. */
  least: toman,
  most: toman.nullable(),
  /** Of card to card: hours from the order until its receipt must be there; null otherwise. */
  hours: z.int().min(1).nullable(),
  /** Why it cannot be chosen; null if it can. */
  refusal: z.string().nullable(),
  /** The lender's words for the parts in which the total is paid back; null when it has not answered. */
  instalments: z.string().nullable(),
});
export type PaymentOffer = z.infer<typeof paymentOffer>;

/** `total` = `linesTotal` - `discount` + `freight`. */
export const orderTotals = z.object({
  /** Prices and insurances before promotions. */
  linesTotal: toman,
  /** The sum of the reductions on lines. */
  discount: toman,
  /** After promotions. */
  freight: toman,
  total: toman,
  /** Included in `total`; the rate in percent. */
  vat: toman,
  vatRate: z.int().min(0).max(100),
  /** What promotions took off lines or freight. */
  reductions: z.array(
    z.object({
      title: z.string(),
      amount: toman,
      on: z.enum(['lines', 'freight']),
      isCoupon: z.boolean(),
    }),
  ),
});
export type OrderTotals = z.infer<typeof orderTotals>;

/** Something that prevents the order. */
const problem = z.object({
  /** The error `order/start` would answer; `INVALID` with `field` of its body. */
  code: z.enum([
    'INVALID',
    orderErrors.basketChanged,
    orderErrors.outOfStock,
    orderErrors.couponRefused,
    orderErrors.slotFull,
    orderErrors.tooManyUnpaid,
  ]),
  /** Null except for `INVALID`; also `NationalCode`, which the profile asks for. */
  field: z.enum(['AddressId', 'Delivery', 'Slot', 'Payment', 'NationalCode']).nullable(),
  message: z.string(),
});
export type OrderProblem = z.infer<typeof problem>;

/** A gateway to pay an order by. */
export const gatewayOffer = z.object({ name: z.string(), title: z.string(), isLent: z.boolean() });
export type GatewayOffer = z.infer<typeof gatewayOffer>;

export const previewOrderAnswer = z.object({
  /** As in `Basket/Get-Basket`, with the changes to be confirmed. */
  lines: z.array(basketLine),
  /** The sum of counts. */
  basketCount: z.int().min(0),
  /** For `Basket/Confirm-Changes`; '' if there is nothing to confirm. */
  newsKey: z.string(),
  /** Number of the order the basket is frozen for; null if it is not frozen. */
  openOrder: orderNumber.nullable(),
  /** The total of that order in toman; null without one. */
  openTotal: toman.nullable(),
  /** The gateways that take the total of that order at its price, its own first; empty without one. */
  openWays: z.array(gatewayOffer),
  deliveries: z.array(deliveryOffer),
  payments: z.array(paymentOffer),
  totals: orderTotals,
  /** The code that was asked for, folded if it can be one, and why it is refused (null: it is applied); null without one. */
  coupon: z.object({ code: z.string(), refusal: z.string().nullable() }).nullable(),
  /** Empty if the order can be started. */
  problems: z.array(problem),
  /** Identifies everything that is charged; see `QuoteKey`. */
  quoteKey: z.string(),
});
export type PreviewOrderAnswer = z.infer<typeof previewOrderAnswer>;

/** Technical limit above every field's own limit; the rules check the rest. */
const written = z.string().max(1_000);

/** The company an official invoice is made out to. */
export const buyer = z.object({
  name: written,
  /** Eleven digits with a check digit (شناسهٔ ملی). */
  nationalId: written,
  /** 11, 12 or 14 digits; '' without one. */
  economicCode: written.default(''),
});
export type Buyer = z.output<typeof buyer>;

/** Unknown fields, such as a price, are ignored. */
export const startOrderBody = z.object({
  ...choice,
  AddressId: id,
  Delivery: methodId,
  Payment: z.string().min(1).max(20),
  /** Made by the client for each order. The same key and body give the same answer. */
  StartKey: z.uuidv4(),
  /** `quoteKey` of the preview the shopper has seen; with it, other amounts are BASKET_CHANGED. */
  QuoteKey: z.string().max(100).optional(),
  /** For the shop and its courier. */
  Note: z.string().max(longestOrderNote, 'یادداشت بیش از اندازه بلند است').default(''),
  Refer: z.string().max(2_000).default(''),
  /** Absent for a person. Errors name its fields, as `Buyer.nationalId`. */
  Buyer: buyer.optional(),
});
/** What clients send. */
export type StartOrderInput = z.input<typeof startOrderBody>;
/** The same when parsed. */
export type StartOrderBody = z.output<typeof startOrderBody>;

export const startOrderAnswer = z.object({
  number: orderNumber,
  status: orderStatus,
  /** Where to send the browser to pay; null if nothing is to be paid now. */
  redirect: z.object({ url: z.string() }).nullable(),
  /** What the shopper should know, such as that the gateway could not be reached. */
  message: z.string().nullable(),
});
export type StartOrderAnswer = z.infer<typeof startOrderAnswer>;

/** Answered like a start. `payment` is the name of another gateway; by default the order's own. */
export const payAgainBody = z.object({
  number: orderNumber,
  payment: z.string().min(1).max(20).optional(),
});
export type PayAgainBody = z.input<typeof payAgainBody>;

/**
 * What is known of the shopper's money. `none`: none was taken. `paid`: it pays the order. `awaited`: the gateway is being
 * asked. `unverified`: what the bank may have taken returns by itself. Of money that pays no order, or whose order was
 * cancelled: `back`, `returned` by the gateway, `settled` by staff, or `unknown` where the gateway did not answer in time.
 */
const paymentMoney = z.enum([
  'none',
  'paid',
  'awaited',
  'unverified',
  'back',
  'returned',
  'settled',
  'unknown',
]);

/** Token of an attempt to pay. Needs no session, so the answer has nothing personal. */
export const orderResultBody = z.object({ t: z.string().regex(/^[\w-]{22}$/) });
export const orderResultAnswer = z.object({
  number: orderNumber,
  /** While it is `atGateway`, the payment is being verified: ask again. */
  status: orderStatus,
  amount: toman,
  /** The bank's reference; null without a payment. */
  reference: z.string().nullable(),
  /** What the gateway's support asks for; null where it has none. */
  trace: z.string().nullable(),
  /** Title of the gateway. */
  gateway: z.string(),
  /** When the payment ended; null until then. */
  at: moment.nullable(),
  money: paymentMoney,
  /** Toman that `back`, `returned`, `settled` and `unknown` are about; null otherwise. */
  moneyAmount: toman.nullable(),
  /** Why it could not be paid, where the gateway says so. `limit`: of the card. */
  why: z.enum(['cancelled', 'insufficient', 'limit', 'password', 'card']).nullable(),
  /** Whether the goods are back in the basket they were ordered from: it is cancelled, and was never paid. */
  isInBasket: z.boolean(),
  /** How a paid order goes out, and days for a return after its delivery; null otherwise. */
  next: z.object({ delivery: deliveryMethod.shape.kind, returnDays: z.int() }).nullable(),
  /** Until when it can still be paid; null when it cannot. */
  expiresAt: moment.nullable(),
  /** Seconds in which it can still be paid, so that no clock of a shopper counts; null when it cannot. */
  secondsLeft: z.int().min(0).nullable(),
  /** Gateways that take its amount at its price, the order's own first; empty when it cannot be paid. */
  ways: z.array(gatewayOffer),
});
export type OrderResultAnswer = z.infer<typeof orderResultAnswer>;

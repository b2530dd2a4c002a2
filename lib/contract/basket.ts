import { z } from 'zod';
import {
  availability,
  colour,
  guid,
  picturePath,
  pieces,
  toman,
  websiteCode,
} from '#lib/contract/values.ts';

/** ProductProperty 0 means the default variant (contract §3). */
const place = {
  WebsiteCode: websiteCode,
  ProductProperty: z.int().min(0).max(2_147_483_647).default(0),
};
/** `GuidCode` names a visitor's basket; a member's is found by the bearer token. */
const asked = { Refer: z.string().max(2_000).default(''), GuidCode: guid.optional() };

/** An absent Count is 1 (contract §3). */
export const addToBasketBody = z.object({
  ...place,
  ...asked,
  Count: pieces.default(1),
  Insurance: z.boolean().default(false),
  /** `addedAt` of a removed line that is restored to its place. */
  AddedAt: z.int().min(0).optional(),
});
export type AddToBasketBody = z.input<typeof addToBasketBody>;

/** `message` is null if the piece was added; otherwise `basketCount` is -8 or -7. */
export const addToBasketAnswer = z.object({
  message: z.string().nullable(),
  basketCount: z.int(),
  sequence: z.int(),
});
export type AddToBasketAnswer = z.infer<typeof addToBasketAnswer>;

/** Count is the line's new total. */
export const changeCountBody = z.object({ ...place, ...asked, Count: pieces });
export type ChangeCountBody = z.input<typeof changeCountBody>;

export const changeInsuranceBody = z.object({ ...place, ...asked, Insurance: z.boolean() });
export type ChangeInsuranceBody = z.input<typeof changeInsuranceBody>;

export const removeFromBasketBody = z.object({ ...place, ...asked });
export type RemoveFromBasketBody = z.input<typeof removeFromBasketBody>;

/** NewsKey is that of the basket the shopper has seen. */
export const confirmChangesBody = z.object({ ...asked, NewsKey: z.string().max(100) });
export type ConfirmChangesBody = z.input<typeof confirmChangesBody>;

/** A line that was put aside, or is to come back; ProductProperty is that of the line. */
export const savedLineBody = z.object({ ...place, ...asked });
export type SavedLineBody = z.input<typeof savedLineBody>;

export const noticeKinds = ['blocked', 'lessStock', 'capped', 'priceUp', 'priceDown'] as const;
/** A change of a line since the shopper last saw it, with the sentence that describes it. */
export const basketNotice = z.object({ kind: z.enum(noticeKinds), message: z.string() });
export type BasketNotice = z.infer<typeof basketNotice>;

export const basketLine = z.object({
  websiteCode,
  propertyId: z.int(),
  nameFa: z.string(),
  slug: z.string(),
  image: picturePath,
  colour: colour.nullable(),
  options: z.array(z.object({ title: z.string(), value: z.string() })),
  guarantee: z.string(),
  count: z.int(),
  maxCount: z.int(),
  insurance: z.boolean(),
  insurancePrice: toman.nullable(),
  price: toman.nullable(),
  oldPrice: toman.nullable(),
  /** Price of the pieces, including their insurance if chosen. */
  lineTotal: toman,
  /** In ms; lines are sorted by it. */
  addedAt: z.int(),
  availability,
  /** `blocked` and `lessStock` prevent an order; the others only need confirmation. */
  notices: z.array(basketNotice),
});
export type BasketLine = z.infer<typeof basketLine>;

/** A line that was put aside for later, at its current price; no part of the totals. */
export const savedLine = basketLine.pick({
  websiteCode: true,
  propertyId: true,
  nameFa: true,
  slug: true,
  image: true,
  colour: true,
  options: true,
  guarantee: true,
  count: true,
  insurance: true,
  price: true,
  oldPrice: true,
  availability: true,
});
export type SavedLine = z.infer<typeof savedLine>;

/** A public code that can be used for the basket. */
export const basketCoupon = z.object({
  code: z.string(),
  title: z.string(),
  /** What it takes off, in toman, before other promotions. */
  amount: toman,
});
export type BasketCoupon = z.infer<typeof basketCoupon>;

export const getBasketAnswer = z.object({
  lines: z.array(basketLine),
  /** The sum of counts. */
  basketCount: z.int(),
  totalPrice: toman,
  totalDiscount: toman,
  insurancePrice: toman,
  finalPrice: toman,
  /** Increases with every change of a line; answers and events are ordered by it. */
  sequence: z.int(),
  /** Whether it is locked by an unpaid order, until `Basket/Exit-Freeze`. */
  frozen: z.boolean(),
  /** Identifies the unconfirmed changes; '' if there are none. */
  newsKey: z.string(),
  /** Lines put aside for later, the latest first; absent if there are none. */
  saved: z.array(savedLine).optional(),
  /** Absent if no public code takes anything off. */
  coupon: basketCoupon.optional(),
});
export type GetBasketAnswer = z.infer<typeof getBasketAnswer>;

/**
 * Result of a change of a line. `message` is null if it was made; otherwise it gives the reason,
 * `basketCount` is -8 or -7, and the rest is the unchanged basket.
 */
export const changeBasketAnswer = z.object({
  message: z.string().nullable(),
  basketCount: z.int(),
  finalPrice: toman,
  insurancePrice: toman,
  sequence: z.int(),
  basket: getBasketAnswer,
});
export type ChangeBasketAnswer = z.infer<typeof changeBasketAnswer>;

/**
 * The same answer whether or not the basket was locked before. While its payment is being verified
 * `message` says so, `basketCount` is -8, and nothing has changed.
 */
export const exitFreezeAnswer = z.object({
  message: z.string().nullable(),
  basketCount: z.int(),
  sequence: z.int(),
});
export type ExitFreezeAnswer = z.infer<typeof exitFreezeAnswer>;

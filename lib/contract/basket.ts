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

/** Add-To-Basket counts below zero that are not counts (specification §4). */
export const frozenBasket = -8;
export const refusedAdd = -7;

/** ProductProperty 0 means the default variant; an absent Count is 1 (contract §3). */
export const addToBasketBody = z.object({
  WebsiteCode: websiteCode,
  Count: pieces.default(1),
  Insurance: z.boolean().default(false),
  ProductProperty: z.int().min(0).max(2_147_483_647).default(0),
  Refer: z.string().max(2_000).default(''),
  GuidCode: guid.optional(),
});
export type AddToBasketBody = z.input<typeof addToBasketBody>;

/** `message` is null when the piece is in the basket; else `basketCount` is -8 or -7. */
export const addToBasketAnswer = z.object({
  message: z.string().nullable(),
  basketCount: z.int(),
  sequence: z.int(),
});
export type AddToBasketAnswer = z.infer<typeof addToBasketAnswer>;

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
  /** Pieces and, when chosen, their insurance. */
  lineTotal: toman,
  availability,
});
export type BasketLine = z.infer<typeof basketLine>;

export const getBasketAnswer = z.object({
  lines: z.array(basketLine),
  /** The sum of counts. */
  basketCount: z.int(),
  totalPrice: toman,
  totalDiscount: toman,
  insurancePrice: toman,
  finalPrice: toman,
  /** Grows with every change of this basket; answers and events are ordered by it. */
  sequence: z.int(),
});
export type GetBasketAnswer = z.infer<typeof getBasketAnswer>;

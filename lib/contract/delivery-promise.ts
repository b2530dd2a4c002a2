import { z } from 'zod';
import { provinces } from '#lib/contract/iran.ts';
import { toman } from '#lib/contract/values.ts';

const town = z.object({
  Province: z.string().refine((name) => provinces.includes(name), 'این استان را نمی‌شناسیم'),
  City: z.string().trim().min(1).max(100),
});

/** Where to, absent before a town is known, and the variant that is to be sent, if its price is asked for. */
export const deliveryPromiseBody = z.object({
  Town: town.optional(),
  Variant: z.int().min(1).max(2_147_483_647).optional(),
});
export type DeliveryPromiseBody = z.input<typeof deliveryPromiseBody>;

export const deliveryPromiseAnswer = z.object({
  /** The soonest way to the town, as the checkout offers it; null without a town, and where nothing is sent. */
  way: z
    .object({
      title: z.string(),
      /** Whether the receiver pays the carrier. */
      isPaidOnArrival: z.boolean(),
      /** In Tehran: the first day with a free period, of a way with periods; otherwise null. */
      day: z.iso.date().nullable(),
      /** Working days until arrival. */
      daysFrom: z.int().min(0),
      daysTo: z.int().min(0),
      /** Of one piece of the variant; null without one. */
      price: toman.nullable(),
    })
    .nullable(),
  /** Worth of goods from which that way, or without a town the shop's usual one, is free; null: never. */
  freeFrom: toman.nullable(),
});
export type DeliveryPromiseAnswer = z.infer<typeof deliveryPromiseAnswer>;

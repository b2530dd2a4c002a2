import { z } from 'zod';
import { provinces } from '#lib/contract/iran.ts';
import { toman } from '#lib/contract/values.ts';

/** Large enough for any order, small enough that sums stay exact. */
const amount = toman.max(1_000_000_000_000);
const ids = z.array(z.int().min(0).max(2_147_483_647)).max(500);
const province = z.string().refine((name) => provinces.includes(name), 'چنین استانی نیست');
const instant = z.iso.datetime({ offset: true });

/** When a promotion applies and what it gives, as in `lib/rules/pricing/types.ts`. */
export const promotionRule = z.object({
  when: z
    .object({
      /** From then on. */
      from: instant,
      /** Until before then. */
      to: instant,
      subtotal: amount,
      categories: ids,
      brands: ids,
      /** WebsiteCodes. */
      products: ids,
      firstOrder: z.boolean(),
      provinces: z.array(province).max(50),
      /** Ids of delivery methods. */
      methods: ids,
      /** Names of payments. */
      payments: z.array(z.string().max(20)).max(20),
    })
    .partial(),
  give: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('percent'),
      percent: z.int().min(1).max(100),
      most: amount.optional(),
    }),
    z.object({ kind: z.literal('amount'), amount: amount.min(1) }),
    z.object({ kind: z.literal('freight') }),
    z.object({ kind: z.literal('cheapest'), of: z.int().min(2).max(100) }),
  ]),
});
export type PromotionRule = z.infer<typeof promotionRule>;

/** Prices of a delivery by place; the first that matches applies. */
export const freightRates = z
  .array(
    z.object({
      provinces: z.array(province).max(50),
      cities: z.array(z.string().max(100)).max(500),
      /** Toman, up to `grams`. */
      base: amount,
      grams: z.int().min(0).max(10_000_000),
      perKilo: amount,
    }),
  )
  .max(100);

/** The periods of a week in which a courier comes; Sunday is 0. */
export const deliverySchedule = z
  .array(
    z.object({
      weekday: z.int().min(0).max(6),
      fromHour: z.int().min(0).max(23),
      toHour: z.int().min(1).max(24),
      /** Orders a period can take. */
      capacity: z.int().min(0).max(10_000),
    }),
  )
  .max(168);
export type DeliverySchedule = z.infer<typeof deliverySchedule>;

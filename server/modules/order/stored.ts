import { z } from 'zod';
import { provinces } from '#lib/contract/iran.ts';
import { toman } from '#lib/contract/values.ts';

const ids = z.array(z.int().min(0));
const province = z.string().refine((name) => provinces.includes(name));

/** `promotion.rule`. */
export const storedRule = z.object({
  when: z
    .object({
      from: z.iso.datetime({ offset: true }),
      to: z.iso.datetime({ offset: true }),
      subtotal: toman,
      categories: ids,
      brands: ids,
      products: ids,
      firstOrder: z.boolean(),
      provinces: z.array(province),
      methods: ids,
      payments: z.array(z.string()),
    })
    .partial(),
  give: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('percent'),
      percent: z.int().min(1).max(100),
      most: toman.optional(),
    }),
    z.object({ kind: z.literal('amount'), amount: toman.min(1) }),
    z.object({ kind: z.literal('freight') }),
    z.object({ kind: z.literal('cheapest'), of: z.int().min(2) }),
  ]),
});

/** `delivery_method.rates`. */
export const storedRates = z.array(
  z.object({
    provinces: z.array(province),
    cities: z.array(z.string()),
    base: toman,
    grams: z.int().min(0),
    perKilo: toman,
  }),
);

/** `delivery_method.schedule`: the slots of a week; Sunday is 0. */
export const storedSchedule = z.array(
  z.object({
    weekday: z.int().min(0).max(6),
    fromHour: z.int().min(0).max(23),
    toHour: z.int().min(1).max(24),
    capacity: z.int().min(0),
  }),
);

/**
 * The setting `selling`: what an owner decides about orders. A shop without it sells with these values.
 */
export const sellingSettings = z.object({
  /** VAT in percent, each rate from an instant on. */
  vat: z
    .array(z.object({ from: z.iso.datetime({ offset: true }), rate: z.int().min(0).max(99) }))
    // 10% since the Persian year 1403.
    .default([{ from: '2024-03-20T00:00:00+03:30', rate: 10 }]),
  needsNationalCode: z.boolean().default(false),
  /** Minutes for which pieces are held and the basket is frozen. */
  holdMinutes: z.int().min(1).max(1_440).default(20),
  /** Payment on delivery: in these towns, up to this total. Null: not offered. */
  onDelivery: z
    .object({ cities: z.array(z.string()).min(1), most: toman })
    .nullable()
    .default(null),
  /** Payment by card to card: where to, and the hours until the receipt must be there. */
  cardToCard: z
    .object({ card: z.string().regex(/^\d{16}$/), owner: z.string(), hours: z.int().min(1) })
    .nullable()
    .default(null),
});
export type SellingSettings = z.infer<typeof sellingSettings>;

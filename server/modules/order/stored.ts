import { z } from 'zod';
import { toman } from '#lib/contract/values.ts';

/** Days in which an order may be returned, at least: ten cover the seven working days of the law. */
export const leastReturnDays = 10;

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
  /** Whether pages remind members of their national code although orders do not need it. */
  remindsNationalCode: z.boolean().default(false),
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
  /** Open orders on delivery or from card to card a member may have; another one must be paid at a gateway. */
  mostUnpaid: z.int().min(1).max(1_000).default(3),
  /** Days after the day of delivery in which a return can be asked for. Pages, invoices and structured data state the same. */
  returnDays: z.int().min(leastReturnDays).max(365).default(leastReturnDays),
  /** The seller on invoices; '' stays unsaid. */
  seller: z
    .object({
      name: z.string().default(''),
      nationalId: z.string().default(''),
      economicCode: z.string().default(''),
      registration: z.string().default(''),
    })
    .prefault({}),
});
export type SellingSettings = z.infer<typeof sellingSettings>;

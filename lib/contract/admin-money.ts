import { z } from 'zod';

/** What does not add up; `subject` is an order's number or the id of a variant, coupon, slot or attempt. */
export const moneyFinding = z.object({
  kind: z.enum([
    'held',
    'oversold',
    'holds',
    'lines',
    'payment',
    'cancelled',
    'refunds',
    'coupon',
    'slot',
    'frozen',
    'events',
    'invoices',
    'stray',
    'captured',
    'unknown',
    'unsettled',
    'refundWaiting',
  ]),
  subject: z.int(),
  /** What it should be, and what it is: pieces, uses, orders or toman. */
  expected: z.int(),
  found: z.int(),
  /** A sentence for the owner. */
  message: z.string(),
});
export type MoneyFinding = z.infer<typeof moneyFinding>;

/** The latest comparisons of money and stock, the newest first. */
export const moneyChecksAnswer = z.object({
  checks: z.array(
    z.object({
      at: z.iso.datetime(),
      /** Of the day before; amounts in toman. */
      sums: z.object({
        paidOrders: z.int(),
        paidAmount: z.int(),
        refunds: z.int(),
        refundAmount: z.int(),
        strays: z.int(),
        strayAmount: z.int(),
      }),
      findings: z.array(moneyFinding),
    }),
  ),
});
export type MoneyChecksAnswer = z.infer<typeof moneyChecksAnswer>;

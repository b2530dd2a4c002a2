import { z } from 'zod';
import { orderNumber } from '#lib/contract/order.ts';
import { toman } from '#lib/contract/values.ts';

const id = z.int().min(1).max(Number.MAX_SAFE_INTEGER);

/** Refunds a page of `Admin/Get-Refunds`. */
export const refundPageSize = 20;

export const getRefundsBody = z.object({
  /** `next` of the page before; null: the first page. */
  after: id.nullable().default(null),
});

/** Refunds that staff must pay themselves, the oldest first. */
export const refundsAnswer = z.object({
  items: z.array(
    z.object({
      id,
      number: orderNumber,
      /** Of the order, for `Admin/Settle-Refund`. */
      version: z.int(),
      amount: toman,
      reason: z.string(),
      /** Where it was paid; null when that was not at a gateway. */
      gateway: z.string().nullable(),
      card: z.string().nullable(),
      createdAt: z.iso.datetime(),
    }),
  ),
  next: id.nullable(),
});
export type RefundsAnswer = z.infer<typeof refundsAnswer>;
export type WaitingRefund = RefundsAnswer['items'][number];

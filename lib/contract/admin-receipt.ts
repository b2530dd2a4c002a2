import { z } from 'zod';
import { transferReceipt } from '#lib/contract/member-order.ts';
import { orderNumber, orderStatus } from '#lib/contract/order.ts';
import { toman } from '#lib/contract/values.ts';

const id = z.int().min(1).max(Number.MAX_SAFE_INTEGER);

/** Receipts a page of `Admin/Get-Receipts`. */
export const receiptPageSize = 20;

export const getReceiptsBody = z.object({
  page: z.int().min(1).max(100_000).default(1),
  /** Only the one of this order. */
  number: orderNumber.nullable().default(null),
});

export type GetReceiptsBody = z.output<typeof getReceiptsBody>;

/** Receipts that wait for a decision, the oldest first. */
export const receiptsAnswer = z.object({
  items: z.array(
    transferReceipt.pick({ reference: true, picture: true, createdAt: true }).extend({
      id,
      version: z.int(),
      number: orderNumber,
      /** Of the order; it may have been cancelled since. */
      status: orderStatus,
      total: toman,
    }),
  ),
  /** Of all orders. */
  count: z.int().min(0),
  page: z.int(),
  pageCount: z.int().min(0),
});
export type ReceiptsAnswer = z.infer<typeof receiptsAnswer>;

export const decideReceiptBody = z
  .object({
    id,
    /** Of the receipt, as read. */
    version: z.int(),
    isApproved: z.boolean(),
    /** For the member; needed for a refusal. */
    reason: z.string().trim().max(500).default(''),
  })
  .refine(({ isApproved, reason }) => isApproved || reason !== '', {
    path: ['reason'],
    message: 'دلیل رد رسید را بنویسید',
  });
export type DecideReceiptBody = z.output<typeof decideReceiptBody>;

export const decideReceiptAnswer = z.object({
  id,
  version: z.int(),
  number: orderNumber,
  status: orderStatus,
  /** Toman that go back, because the order was cancelled before. */
  refund: toman,
});

import { z } from 'zod';
import { listAnswer, listCursor, pageLimit } from '#lib/contract/content-values.ts';
import { formerStatuses } from '#lib/contract/former-order-names.ts';
import { toman, websiteCode } from '#lib/contract/values.ts';

// Orders of a shop's former software: history, which nothing can change.

const line = z.object({
  name: z.string(),
  count: z.int().min(0),
  /** Of all pieces; null where the file did not say it. */
  total: toman.nullable(),
  /** Of the product, if the shop has it and shows it. */
  product: z.object({ websiteCode, slug: z.string() }).nullable(),
});

export const formerOrder = z.object({
  id: z.int(),
  /** As the former shop wrote it. */
  number: z.string(),
  createdAt: z.iso.datetime(),
  status: z.enum(formerStatuses),
  total: toman,
  discount: toman,
  freight: toman,
  /** Given back. */
  refunded: toman,
  /** How it was paid; '' unless the file said so. */
  payment: z.string(),
  lines: z.array(line),
});
export type FormerOrder = z.infer<typeof formerOrder>;

export const listFormerBody = z.object({ after: listCursor.optional(), limit: pageLimit });
export type ListFormerBody = z.output<typeof listFormerBody>;

/** Those of the member's number, once that is proven; the newest first. */
export const formerAnswer = listAnswer(formerOrder);
export type FormerAnswer = z.infer<typeof formerAnswer>;

export const listAllFormerBody = listFormerBody.extend({
  /** Of a customer alone. */
  customer: z.int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
  /** An order's number, or a mobile number. */
  query: z.string().trim().max(100).default(''),
});
export type ListAllFormerBody = z.output<typeof listAllFormerBody>;

export const staffFormerOrder = formerOrder.extend({
  /** '' without one. */
  name: z.string(),
  /** Masked for those who may not export customers; null without one. */
  mobile: z.string().nullable(),
});
export type StaffFormerOrder = z.infer<typeof staffFormerOrder>;
export const allFormerAnswer = listAnswer(staffFormerOrder);
export type AllFormerAnswer = z.infer<typeof allFormerAnswer>;

/** One in the file of all that the shop keeps of a member. */
export const formerOrderData = z.object({
  /** The software, and its own number of the order. */
  source: z.string(),
  externalId: z.int(),
  number: z.string(),
  mobile: z.string(),
  createdAt: z.string().meta({ description: 'ISO 8601' }),
  name: z.string(),
  status: z.string(),
  payment: z.string(),
  total: z.int().meta({ description: 'Toman' }),
  lines: z.array(
    z.object({
      name: z.string(),
      count: z.int(),
      total: z.int().nullable().meta({ description: 'Toman' }),
    }),
  ),
});

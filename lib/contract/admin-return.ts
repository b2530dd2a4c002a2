import { z } from 'zod';
import { orderReturn } from '#lib/contract/member-order.ts';
import { orderNumber } from '#lib/contract/order.ts';
import { picturePath, toman } from '#lib/contract/values.ts';

const id = z.int().min(1).max(Number.MAX_SAFE_INTEGER);

/** Requests a page of `Admin/Get-Returns`. */
export const returnPageSize = 20;

export const getReturnsBody = z.object({
  page: z.int().min(1).max(100_000).default(1),
  /** Only the one of this order. */
  number: orderNumber.nullable().default(null),
});

export type GetReturnsBody = z.output<typeof getReturnsBody>;

/** Requests that wait for a decision or for their goods, the oldest first. */
export const openReturnsAnswer = z.object({
  items: z.array(
    orderReturn
      .pick({ id: true, state: true, answer: true, createdAt: true, refund: true })
      .extend({
        version: z.int(),
        number: orderNumber,
        /** Whether the fault is the shop's, so that it pays the way back. */
        isDefective: z.boolean(),
        lines: z.array(
          orderReturn.shape.lines.element.extend({ nameFa: z.string(), image: picturePath }),
        ),
      }),
  ),
  /** Of all orders. */
  count: z.int().min(0),
  page: z.int(),
  pageCount: z.int().min(0),
});
export type OpenReturnsAnswer = z.infer<typeof openReturnsAnswer>;

export const decideReturnBody = z
  .object({
    id,
    /** Of the request, as read. */
    version: z.int(),
    /** `received`: the goods are here, and the money goes back. */
    decision: z.enum(['approve', 'refuse', 'received']),
    /** For the member; needed for a refusal. */
    answer: z.string().trim().max(1_000).default(''),
    /** Whether received goods are sold again. */
    restock: z.boolean().default(false),
    /** Toman to go back when it is less than the request's `refund`. */
    amount: toman.optional(),
  })
  .refine(({ decision, answer }) => decision !== 'refuse' || answer !== '', {
    path: ['answer'],
    message: 'دلیل رد درخواست را بنویسید',
  });
export type DecideReturnBody = z.output<typeof decideReturnBody>;

export const decideReturnAnswer = z.object({
  id,
  version: z.int(),
  number: orderNumber,
  state: orderReturn.shape.state,
  /** Toman that go back now; 0 before the goods are received. */
  refund: toman,
});
export type DecideReturnAnswer = z.infer<typeof decideReturnAnswer>;

import { z } from 'zod';
import { listAnswer, listCursor, pageLimit } from '#lib/contract/content-values.ts';
import { deliveryStates } from '#lib/contract/codes.ts';
import { opinionState, writtenKinds } from '#lib/contract/opinion.ts';
import { orderNumber, orderStatus } from '#lib/contract/order.ts';
import { picturePath, toman, websiteCode } from '#lib/contract/values.ts';

// Members as staff see them.

const id = z.int().min(1).max(Number.MAX_SAFE_INTEGER);
const count = z.int().min(0);
const moment = z.iso.datetime();

/**
 * `bought`: with an order that counts; `never`: without; `basket`: with something in the basket; `blocked`: those who may
 * not log in.
 */
export const customerKind = z.enum(['bought', 'never', 'basket', 'blocked']);
export type CustomerKind = z.infer<typeof customerKind>;

export const getCustomersBody = z.object({
  /** A mobile number, an order's number, or a part of a name. */
  query: z.string().trim().max(200).default(''),
  /** Absent: all. */
  kind: customerKind.optional(),
  after: listCursor.optional(),
  limit: pageLimit,
});
export type GetCustomersBody = z.output<typeof getCustomersBody>;

const customer = z.object({
  id,
  /** '' for a member who has not given one. */
  name: z.string(),
  /** `0912 ••• 4567`; whole for those who may export customers. */
  mobile: z.string(),
  createdAt: moment,
  /** Orders that were paid or taken up, returned ones left out, and their sum in toman. */
  orders: count,
  spent: toman,
  /** Of any order. */
  lastOrderAt: moment.nullable(),
  hasBasket: z.boolean(),
  isBlocked: z.boolean(),
});
export type Customer = z.infer<typeof customer>;

/** The last that joined first. */
export const customersAnswer = listAnswer(customer);
export type CustomersAnswer = z.infer<typeof customersAnswer>;

export const oneCustomerBody = z.object({ id });

/** Characters of the reason for a block. */
export const longestBlockReason = 500;

export const unblockCustomerBody = oneCustomerBody.extend({
  /** `blockVersion` of the customer as it was read. */
  version: z.int().min(1),
});
export type UnblockCustomerBody = z.infer<typeof unblockCustomerBody>;

export const blockCustomerBody = unblockCustomerBody.extend({
  /** For staff alone. */
  reason: z.string().trim().min(1).max(longestBlockReason),
});
export type BlockCustomerBody = z.infer<typeof blockCustomerBody>;

/** Orders and opinions of a customer's page, the latest ones. */
export const shownOfCustomer = 20;

const customerOrder = z.object({
  number: orderNumber,
  status: orderStatus,
  delivery: z.enum(deliveryStates),
  payment: z.string(),
  total: toman,
  createdAt: moment,
  pieces: count,
});
export type CustomerOrder = z.infer<typeof customerOrder>;

const customerOpinion = z.object({
  kind: z.enum(writtenKinds),
  id: z.int(),
  /** Of the product or post. */
  title: z.string(),
  stars: z.int().nullable(),
  body: z.string(),
  state: opinionState,
  createdAt: moment,
});
export type CustomerOpinion = z.infer<typeof customerOpinion>;

const basketLine = z.object({
  websiteCode,
  nameFa: z.string(),
  image: picturePath.nullable(),
  count: z.int().min(1),
  /** Of one piece now; null when it has none. */
  price: toman.nullable(),
});

export const customerAnswer = customer.extend({
  /** Whether `mobile` is whole. */
  isMobileWhole: z.boolean(),
  /** When one of their devices was seen last; null when none is signed in. */
  seenAt: moment.nullable(),
  isVerified: z.boolean(),
  /** Of the active staff, who cannot be blocked. */
  isStaff: z.boolean(),
  hasNewsletter: z.boolean(),
  /** Since when they may not log in, why, and who of the staff decided so; null for one who may. */
  block: z.object({ at: moment, reason: z.string(), by: z.string().nullable() }).nullable(),
  /** For `Admin/Block-Customer`. */
  blockVersion: z.int(),
  /** Back-in-stock alerts that wait. */
  alerts: z.array(z.object({ websiteCode, nameFa: z.string(), wantedAt: moment })),
  orderList: z.array(customerOrder),
  opinions: z.array(customerOpinion),
  opinionCount: count,
  /** What is in the basket; null when it is empty, or its order waits for a payment. */
  basket: z.object({ updatedAt: moment, total: toman, lines: z.array(basketLine) }).nullable(),
});
export type CustomerAnswer = z.infer<typeof customerAnswer>;

export const customerMobileAnswer = z.object({
  /** `09…` */
  mobile: z.string(),
});
export type CustomerMobileAnswer = z.infer<typeof customerMobileAnswer>;

export const exportCustomersBody = getCustomersBody.pick({ query: true, kind: true });
export type ExportCustomersBody = z.output<typeof exportCustomersBody>;

export const listSubscribersBody = getCustomersBody.pick({ after: true, limit: true });
export type ListSubscribersBody = z.output<typeof listSubscribersBody>;
/** Numbers of the newsletter, in their order. */
export const subscribersAnswer = listAnswer(
  z.object({
    /** Masked like those of customers. */
    mobile: z.string(),
    subscribedAt: moment,
  }),
);
export type SubscribersAnswer = z.infer<typeof subscribersAnswer>;

/** Goods that people wait for, those with the most alerts first. */
export const awaitedAnswer = listAnswer(
  z.object({
    variantId: z.int(),
    websiteCode,
    nameFa: z.string(),
    /** Colour, storage, size; '' for a product of one kind. */
    options: z.string(),
    image: picturePath.nullable(),
    alerts: z.int().min(1),
    /** Since when the first of them waits. */
    since: moment,
  }),
);
export type AwaitedAnswer = z.infer<typeof awaitedAnswer>;

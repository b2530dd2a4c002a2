import { z } from 'zod';
import { deliveryStates } from '#lib/contract/codes.ts';
import { staffMember } from '#lib/contract/admin-order.ts';
import { deliveryMethod, deliveryPeriod, orderNumber, orderStatus } from '#lib/contract/order.ts';
import { picturePath, toman } from '#lib/contract/values.ts';

/** Orders a page of `Admin/Get-Orders`. */
export const ordersPageSize = 20;
/** Of an order in the list, the first ones. */
export const listedPictures = 2;

const deliveryState = z.enum(deliveryStates);
const moment = z.iso.datetime();
const id = z.int().min(1).max(Number.MAX_SAFE_INTEGER);

/**
 * What an order needs next; each order is in one. `waiting`: a decision of the shop, without payment in advance.
 * `unpaid`: its payment, at a gateway.
 */
const orderState = z.enum([
  'waiting',
  'unpaid',
  'paid',
  'packing',
  'sent',
  'delivered',
  'returned',
  'cancelled',
]);
export type OrderState = z.infer<typeof orderState>;

/** The database has no year 0. */
const day = z.iso.date().refine((written) => written >= '0001');

export const getOrdersBody = z.object({
  /** `next` of the page before; null: the first page. */
  after: id.nullable().default(null),
  state: orderState.nullable().default(null),
  status: orderStatus.nullable().default(null),
  delivery: deliveryState.nullable().default(null),
  /** Name of a payment. */
  payment: z.string().max(20).nullable().default(null),
  /** An order's number, its member's mobile number or name, or its parcel's code, in any digits; '' finds all. */
  q: z.string().max(64).default(''),
  /** One of its labels. */
  label: z.string().max(30).nullable().default(null),
  /** Days in Tehran on which it was made, both included. */
  from: day.nullable().default(null),
  to: day.nullable().default(null),
  /** As orders are packed; otherwise the newest come first. */
  isOldestFirst: z.boolean().default(false),
});
export type GetOrdersBody = z.output<typeof getOrdersBody>;

const listedOrder = z.object({
  number: orderNumber,
  version: z.int(),
  state: orderState,
  status: orderStatus,
  delivery: deliveryState,
  payment: z.string(),
  total: toman,
  createdAt: moment,
  paidAt: moment.nullable(),
  pieces: z.int().min(1),
  lineCount: z.int().min(1),
  /** The first `listedPictures` lines. */
  products: z.array(z.object({ nameFa: z.string(), image: picturePath })),
  deliveryMethod: deliveryMethod
    .pick({ kind: true, title: true })
    .extend({ slot: deliveryPeriod.nullable() }),
  /** Null once the account is gone. */
  member: staffMember.nullable(),
  /** Of the parcel; null once personal data was removed. */
  receiver: z.string().nullable(),
  labels: z.array(z.string()),
  /** Whether its invoice is made out to a company. */
  isForCompany: z.boolean(),
  /** Whether a receipt waits to be decided about. */
  receiptWaits: z.boolean(),
  /** Whether a return waits for a decision or for its goods. */
  returnWaits: z.boolean(),
  /** Whether a refund waits for staff. */
  hasManualRefund: z.boolean(),
});
export type ListedOrder = z.infer<typeof listedOrder>;

export const adminOrdersAnswer = z.object({
  items: z.array(listedOrder),
  /** `after` of the page that follows; null on the last one. */
  next: id.nullable(),
});
export type AdminOrdersAnswer = z.infer<typeof adminOrdersAnswer>;

/** All orders, by what they need. */
export const orderCountsAnswer = z.object({ counts: z.record(orderState, z.int().min(0)) });
export type OrderCountsAnswer = z.infer<typeof orderCountsAnswer>;

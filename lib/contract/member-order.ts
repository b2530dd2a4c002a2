import { z } from 'zod';
import { deliveryStates } from '#lib/contract/codes.ts';
import { mostReceiptBytes } from '#lib/contract/limits.ts';
import { address } from '#lib/contract/member-address.ts';
import {
  deliveryMethod,
  deliveryPeriod,
  orderNumber,
  orderStatus,
  orderTotals,
} from '#lib/contract/order.ts';
import { picturePath, toman, websiteCode } from '#lib/contract/values.ts';

/** Orders a page of `order/get-list`. */
export const orderPageSize = 10;

const deliveryState = z.enum(deliveryStates);
const moment = z.iso.datetime();

/** One order of the member. */
export const oneOrderBody = z.object({ number: orderNumber });

const order = z.object({
  number: orderNumber,
  status: orderStatus,
  delivery: deliveryState,
  total: toman,
  createdAt: moment,
  canPay: z.boolean(),
});

/** `open`: under way, or not paid yet. Each order is in one group besides `all`. */
const orderGroup = z.enum(['all', 'open', 'delivered', 'returned', 'cancelled']);
export type OrderGroup = z.infer<typeof orderGroup>;

export const orderListBody = z.object({
  page: z.int().min(1).max(100_000).default(1),
  group: orderGroup.default('all'),
});
export type OrderListBody = z.input<typeof orderListBody>;

/** The member's orders, the newest first. */
export const orderListAnswer = z.object({
  items: z.array(
    order.extend({
      /** The sum of counts. */
      pieces: z.int().min(1),
      lineCount: z.int().min(1),
      /** The first four lines. */
      products: z.array(z.object({ nameFa: z.string(), image: picturePath })),
    }),
  ),
  /** Number of orders in each group. */
  counts: z.record(orderGroup, z.int().min(0)),
  page: z.int(),
  /** Of the group asked for. */
  pageCount: z.int().min(0),
});
export type OrderListAnswer = z.infer<typeof orderListAnswer>;

/** A line as it was bought; its product may have changed or gone. */
export const orderLine = z.object({
  websiteCode,
  propertyId: z.int(),
  nameFa: z.string(),
  slug: z.string(),
  image: picturePath,
  /** Colour, storage, size. */
  options: z.array(z.object({ title: z.string(), value: z.string() })),
  guarantee: z.string(),
  count: z.int().min(1),
  /** Of one piece, like `oldPrice` and `insurance`, which is 0 without one. */
  price: toman,
  oldPrice: toman.nullable(),
  insurance: toman,
  /** The line's share of the discount. */
  discount: toman,
  /** To pay for the line. */
  total: toman,
  /** VAT within `total`. */
  vat: toman,
});
export type OrderLine = z.infer<typeof orderLine>;

/** An order with everything its page shows; answered by all calls that change one. */
export const orderAnswer = order.extend({
  /** As in `UpdateOrderEvent`: an answer with a lower one is older. */
  version: z.int(),
  paidAt: moment.nullable(),
  /** Until when it can be paid; null if it does not expire. */
  expiresAt: moment.nullable(),
  lines: z.array(orderLine),
  totals: orderTotals,
  /** As it was; null after it was removed at the member's request. */
  address: address.omit({ id: true, isDefault: true }).nullable(),
  deliveryMethod: deliveryMethod.extend({ slot: deliveryPeriod.nullable() }),
  note: z.string(),
  payment: z.object({
    name: z.string(),
    title: z.string(),
    /** Of the payment that paid it; null until then, and where the bank gives none. */
    reference: z.string().nullable(),
    maskedCard: z.string().nullable(),
    /** Card to card, while it is to be paid: where to, and whether the receipt has come. */
    transfer: z.object({ card: z.string(), owner: z.string(), hasReceipt: z.boolean() }).nullable(),
  }),
  /** Its steps, the first one first. */
  events: z.array(z.object({ at: moment, status: orderStatus, delivery: deliveryState })),
  canCancel: z.boolean(),
  canReturn: z.boolean(),
  hasInvoice: z.boolean(),
});
export type OrderAnswer = z.infer<typeof orderAnswer>;

export const requestReturnBody = z.object({
  number: orderNumber,
  lines: z
    .array(
      z.object({
        propertyId: z.int().min(1).max(2_147_483_647),
        count: z.int().min(1).max(1_000_000),
      }),
    )
    .min(1)
    .max(100),
  /** Whether the goods have a defect; the return then costs the member nothing. */
  isDefective: z.boolean(),
  reason: z.string().max(2_000),
});
export type RequestReturnBody = z.input<typeof requestReturnBody>;

/** The receipt of a transfer from card to card. */
export const uploadReceiptBody = z.object({
  number: orderNumber,
  /** JPEG, PNG or WebP in base64. */
  picture: z.base64().max(Math.ceil(mostReceiptBytes / 3) * 4, 'تصویر بیش از اندازه بزرگ است'),
  /** The bank's reference, as typed. */
  reference: z.string().max(100).default(''),
});
export type UploadReceiptBody = z.input<typeof uploadReceiptBody>;

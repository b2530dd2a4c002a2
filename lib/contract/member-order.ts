import { z } from 'zod';
import { deliveryStates } from '#lib/contract/codes.ts';
import {
  longestReturnNote,
  mostLinePictures,
  mostReceiptBytes,
  mostReturnPictures,
} from '#lib/contract/limits.ts';
import { address } from '#lib/contract/member-address.ts';
import {
  buyer,
  deliveryMethod,
  deliveryPeriod,
  gatewayOffer,
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
      /** Whether the receipt of a transfer from card to card is still to be sent. */
      awaitsTransfer: z.boolean(),
      /** Whether a parcel of it has been sent; of a cancelled one it came back. */
      wasSent: z.boolean(),
      /** Until when its pieces are held; null if it does not expire. */
      expiresAt: moment.nullable(),
      /** The last moment to ask for a return; null while none can be asked for. */
      returnUntil: moment.nullable(),
      /** What has gone back to the member. */
      refunded: toman,
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

/** Id of a picture for `order/get-picture`. */
const pictureId = z.uuid();

/** A receipt of a transfer that is not approved. */
export const transferReceipt = z.object({
  state: z.enum(['waiting', 'refused']),
  /** Why it was refused; '' until then. */
  answer: z.string(),
  /** The bank's reference, as typed. */
  reference: z.string(),
  picture: pictureId.nullable(),
  createdAt: moment,
});
export type TransferReceipt = z.infer<typeof transferReceipt>;

/** Causes of `lib/rules/returns.ts`: a defect, wrong or incomplete goods, a change of mind. */
const returnCause = z.enum(['defect', 'wrong', 'unwanted']);

/** A request for a return, with what was decided about it. */
export const orderReturn = z.object({
  id: z.int(),
  /** `received`: the goods are at the shop, and the money goes back. */
  state: z.enum(['asked', 'approved', 'refused', 'received']),
  lines: z.array(
    z.object({
      propertyId: z.int(),
      count: z.int().min(1),
      cause: returnCause,
      note: z.string(),
      pictures: z.array(pictureId),
    }),
  ),
  /** The shop's, for the member; '' without one. */
  answer: z.string(),
  createdAt: moment,
  /** What goes back, or will when the goods are received. */
  refund: toman,
  /** Whether the money has gone out. */
  isRefunded: z.boolean(),
});
export type OrderReturn = z.infer<typeof orderReturn>;

/** What an invoice says of the seller; '' where the shop has none. */
const sellerCodes = z.object({
  /** As it is registered; the shop's name where it is ''. */
  name: z.string(),
  nationalId: z.string(),
  economicCode: z.string(),
  /** Number in the register of companies. */
  registration: z.string(),
});

/** A place in the shop's series of invoices, which has no gaps. */
export const issuedInvoice = z.object({ number: z.int().min(1), issuedAt: moment });

/** An order with everything its page shows; answered by all calls that change one. */
export const orderAnswer = order.extend({
  /** As in `UpdateOrderEvent`: an answer with a lower one is older. */
  version: z.int(),
  paidAt: moment.nullable(),
  /** Until when it can be paid; null if it does not expire. */
  expiresAt: moment.nullable(),
  lines: z.array(orderLine),
  totals: orderTotals,
  /** Of a cancelled one whose parcel came back: toman of the freight that stay with the shop. */
  freightKept: toman,
  /** Whether its personal data can be removed: it is over, and so is the time for a return. */
  canClear: z.boolean(),
  /** When that was done; then `address` is null and `note` ''. */
  clearedAt: moment.nullable(),
  /** As it was; null after it was removed at the member's request. */
  address: address.omit({ id: true, isDefault: true }).nullable(),
  deliveryMethod: deliveryMethod.extend({ slot: deliveryPeriod.nullable() }),
  note: z.string(),
  /** The company its invoice is made out to; null for a person. */
  buyer: buyer.nullable(),
  payment: z.object({
    name: z.string(),
    title: z.string(),
    /** Whether the gateway lends the amount. */
    isLent: z.boolean(),
    /** Of the payment that paid it; null until then, and where the bank gives none. */
    reference: z.string().nullable(),
    /** What the gateway's support asks for; null as `reference`. */
    trace: z.string().nullable(),
    maskedCard: z.string().nullable(),
    /** Whether a receipt waits to be decided about, also of an order that was cancelled meanwhile. */
    receiptWaits: z.boolean(),
    /** Card to card, while it is to be paid: where to, and whether a receipt waits to be approved. */
    transfer: z
      .object({
        card: z.string(),
        owner: z.string(),
        hasReceipt: z.boolean(),
        /** The last one; null before the first. */
        receipt: transferReceipt.nullable(),
      })
      .nullable(),
  }),
  /** Gateways that take its amount at its price, the order's own first; empty when it cannot be paid. */
  ways: z.array(gatewayOffer),
  /** Its steps, the first one first. */
  events: z.array(z.object({ at: moment, status: orderStatus, delivery: deliveryState })),
  /** Null before it is sent, and for what is picked up. `carrier` is one of `carriers.ts`. */
  parcel: z
    .object({
      carrier: z.string(),
      /** '' without one. */
      code: z.string(),
      /** Where it can be followed; null where it cannot. */
      url: z.string().nullable(),
      sentAt: moment,
      deliveredAt: moment.nullable(),
    })
    .nullable(),
  /** Money that goes back to the member, or has gone, the first one first. */
  refunds: z.array(
    z.object({ amount: toman, state: z.enum(['pending', 'done']), createdAt: moment }),
  ),
  canCancel: z.boolean(),
  canReturn: z.boolean(),
  /** The last moment to ask for a return; null before the delivery. */
  returnUntil: moment.nullable(),
  /** The first one first. */
  returns: z.array(orderReturn),
  /** Whether it has an invoice, or gets one within seconds. */
  hasInvoice: z.boolean(),
  /** Its place in the shop's series; null until it is issued. */
  invoice: issuedInvoice.extend({ seller: sellerCodes }).nullable(),
});
export type OrderAnswer = z.infer<typeof orderAnswer>;

/** Number of orders whose personal data was removed. */
export const clearedAnswer = z.object({ cleared: z.int().min(0) });
export type ClearedAnswer = z.infer<typeof clearedAnswer>;

/**
 * What of an order is in the basket again. `message` is null, or why nothing was added: then the basket is
 * frozen and `basketCount` is -8.
 */
export const reorderAnswer = z.object({
  message: z.string().nullable(),
  basketCount: z.int(),
  sequence: z.int(),
  /** Pieces that were added. */
  added: z.int().min(0),
  /** Lines of which pieces are missing, each with the reason. */
  missing: z.array(
    z.object({ nameFa: z.string(), count: z.int().min(1), message: z.string().nullable() }),
  ),
});
export type ReorderAnswer = z.infer<typeof reorderAnswer>;

/** A request for a return. Pictures are ids of `order/upload-picture`. */
export const requestReturnBody = z.object({
  number: orderNumber,
  lines: z
    .array(
      z
        .object({
          propertyId: z.int().min(1).max(2_147_483_647),
          count: z.int().min(1).max(1_000_000),
          cause: returnCause,
          /** What is wrong; needed for a fault of the shop. */
          note: z.string().trim().max(longestReturnNote).default(''),
          pictures: z.array(pictureId).max(mostLinePictures).default([]),
        })
        .refine(({ cause, note }) => cause === 'unwanted' || note !== '', {
          path: ['note'],
          message: 'بنویسید کالا چه ایرادی دارد',
        }),
    )
    .min(1)
    .max(100)
    .refine((lines) => new Set(lines.map(({ propertyId }) => propertyId)).size === lines.length)
    .refine(
      (lines) =>
        lines.reduce((sum, { pictures }) => sum + pictures.length, 0) <= mostReturnPictures,
      'تصویرها بیش از اندازه‌اند',
    ),
});
export type RequestReturnBody = z.input<typeof requestReturnBody>;

/** JPEG, PNG or WebP in base64; the shop makes it anew as WebP. */
const picture = z
  .base64('تصویر را دوباره انتخاب کنید')
  .min(1, 'تصویر را انتخاب کنید')
  .max(Math.ceil(mostReceiptBytes / 3) * 4, 'تصویر بیش از اندازه بزرگ است');

/** The receipt of a transfer from card to card; it replaces one that waits. */
export const uploadReceiptBody = z.object({
  number: orderNumber,
  picture,
  /** The bank's reference, as typed. */
  reference: z.string().trim().max(100).default(''),
});
export type UploadReceiptBody = z.input<typeof uploadReceiptBody>;

/** A picture for a request that follows; it is kept for a day without one. */
export const uploadPictureBody = z.object({ number: orderNumber, picture });
export const uploadPictureAnswer = z.object({ id: pictureId });
export type UploadPictureAnswer = z.infer<typeof uploadPictureAnswer>;

/** A picture that only the order’s member and staff may see. */
export const orderPictureBody = z.object({ id: pictureId });

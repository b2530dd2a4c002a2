import { z } from 'zod';
import { carrierNames } from '#lib/contract/carriers.ts';
import { deliveryStates } from '#lib/contract/codes.ts';
import { orderAnswer } from '#lib/contract/member-order.ts';
import { orderNumber, orderStatus } from '#lib/contract/order.ts';
import { toman } from '#lib/contract/values.ts';

/** Rows a page of `Admin/Get-Strays` and `Admin/Get-Left-Payments`. */
export const adminPageSize = 20;

const deliveryState = z.enum(deliveryStates);
const moment = z.iso.datetime();
const id = z.int().min(1).max(Number.MAX_SAFE_INTEGER);
const page = z.int().min(1).max(100_000).default(1);

export const staffMember = z.object({ id, name: z.string(), mobile: z.string() });

export const adminOrderBody = z.object({ number: orderNumber });

/** A gateway's answer, cut. */
const answered = z.object({ call: z.string(), status: z.int().nullable(), body: z.string() });

const refundState = z.enum(['wanted', 'asking', 'unknown', 'manual', 'done', 'refused']);

/** An order as staff see it; answered by all calls that change one. */
export const adminOrderAnswer = orderAnswer.omit({ events: true, refunds: true }).extend({
  /** Null once the account is gone. `isBlocked`: staff have blocked them. */
  member: staffMember.extend({ isBlocked: z.boolean() }).nullable(),
  /** What staff call it among themselves. */
  labels: z.array(z.string()),
  /** Codes of the lines' goods and their shelves as they are now, for packing; goods that are gone have none. A product's own code is that of its only variant. */
  codes: z.array(
    z.object({
      propertyId: z.int(),
      sku: z.string().nullable(),
      gtin: z.string().nullable(),
      shelf: z.string(),
    }),
  ),
  /** Toman that was paid, and of that what goes back or has gone. */
  paid: toman,
  refunded: toman,
  /** Tries to pay it at a gateway, the first one first. */
  attempts: z.array(
    z.object({
      id,
      /** Its number at the gateway. */
      merchantRef: id,
      gateway: z.string(),
      /** Whether it was made in the gateway's test mode: no money moved. */
      isTest: z.boolean(),
      state: z.enum(['created', 'redirected', 'verifying', 'unknown', 'paid', 'unpaid']),
      amount: toman,
      gatewayRef: z.string().nullable(),
      /** The bank's reference. */
      reference: z.string().nullable(),
      /** What the gateway's support asks for. */
      trace: z.string().nullable(),
      card: z.string().nullable(),
      /** Of an unpaid one: why, in a word; null when it never got so far. */
      failure: z.string().nullable(),
      /** Whether its money pays no order. */
      isStray: z.boolean(),
      createdAt: moment,
      endedAt: moment.nullable(),
      answers: z.array(answered),
    }),
  ),
  /** The first one first. `manual`: staff must pay it. `refused`: withdrawn. */
  refunds: z.array(
    z.object({
      id,
      amount: toman,
      reason: z.string(),
      state: refundState,
      reference: z.string(),
      /** Calls about it so far. */
      tries: z.int(),
      createdAt: moment,
      endedAt: moment.nullable(),
      answers: z.array(answered),
    }),
  ),
  events: z.array(
    z.object({
      at: moment,
      status: orderStatus,
      delivery: deliveryState,
      /** `shopper`, `gateway`, `job` or `staff`. */
      by: z.string(),
      reason: z.string(),
      /** Who of the staff did it; null for others, and once the account is gone. */
      person: z.string().nullable(),
      /** Whether its member sees it. */
      isShown: z.boolean(),
    }),
  ),
});
export type AdminOrderAnswer = z.infer<typeof adminOrderAnswer>;

const readVersion = z.int().min(1).max(2_147_483_647);
/** `version` as it was read: 409 STALE if the order has changed since. */
const change = z.object({ number: orderNumber, version: readVersion });
const reason = z.string().trim().min(1, 'دلیل را بنویسید').max(500, 'دلیل بیش از اندازه بلند است');

export const startPreparingBody = change;
export const deliverBody = change;
export const cancelOrderBody = change.extend({ reason });

/** Latin, Persian or Arabic digits; kept with Latin ones. */
const parcelCode = z
  .string()
  .trim()
  .max(64, 'کد رهگیری بیش از اندازه بلند است')
  .regex(/^[\p{L}\p{N}/_-]*$/u, 'کد رهگیری تنها حرف، عدد، خط و «/» دارد')
  .transform((code) =>
    code.replaceAll(/[۰-۹٠-٩]/g, (digit) => String((digit.codePointAt(0) ?? 0) % 16)),
  );
export const sendOrderBody = change
  .extend({ carrier: z.enum(carrierNames), code: parcelCode.default('') })
  .refine(({ carrier, code }) => code !== '' || (carrier !== 'post' && carrier !== 'tipax'), {
    path: ['code'],
    error: 'کد رهگیری را وارد کنید',
  });

/** Characters of a note. */
export const longestNote = 500;
export const addNoteBody = change.extend({
  /** For staff alone; nothing personal. */
  text: z
    .string()
    .trim()
    .min(1, 'یادداشت را بنویسید')
    .max(longestNote, 'یادداشت بیش از اندازه بلند است'),
});

/** Labels of an order, and letters of each. */
const mostLabels = 10;
const longestLabel = 30;
const label = z
  .string()
  .trim()
  .min(1, 'برچسب را بنویسید')
  .max(longestLabel, 'برچسب بیش از اندازه بلند است');
/** All labels that it is to have; nothing personal. */
export const setLabelsBody = change.extend({
  labels: z.array(label).max(mostLabels, 'هر سفارش تا ده برچسب دارد'),
});
/** Labels that orders have, the most used ones first. */
export const labelsAnswer = z.object({ items: z.array(z.string()) });
export type LabelsAnswer = z.infer<typeof labelsAnswer>;

export const takeBackBody = change
  .extend({
    /** `again`: it is packed and sent once more. `cancel`: it is cancelled, and what was paid goes back. */
    outcome: z.enum(['again', 'cancel']),
    /** Of a cancelled one: whether its pieces are sold again. */
    restock: z.boolean().default(false),
    /** Of a cancelled one: whether the freight stays with the shop, as far as it was paid. */
    keepFreight: z.boolean().default(false),
    /** For members and staff; nothing personal. */
    reason,
  })
  .refine(
    ({ outcome, restock, keepFreight }) => outcome === 'cancel' || !(restock || keepFreight),
    {
      path: ['outcome'],
      error: 'کالای سفارشی که دوباره فرستاده می‌شود به انبار نمی‌رود و پولی از آن بازنمی‌گردد',
    },
  );

export const refundOrderBody = change.extend({
  /** Toman; absent: all that is left of what was paid. */
  amount: z.int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
  reason,
});

export const settleRefundBody = change
  .extend({
    id,
    /** `paid`: staff paid it themselves. `again`: the gateway is asked. `withdrawn`: it is not paid. */
    outcome: z.enum(['paid', 'again', 'withdrawn']),
    /** Of the bank, of a refund that was paid. */
    reference: z.string().trim().max(100, 'شمارهٔ مرجع بیش از اندازه بلند است').default(''),
  })
  .refine(({ outcome, reference }) => outcome !== 'paid' || reference !== '', {
    path: ['reference'],
    error: 'شمارهٔ مرجع بانک را وارد کنید',
  });

export const getStraysBody = z.object({
  page,
  /** Whether only those that are not settled are listed. */
  isOpen: z.boolean().default(true),
});

/** Money that arrived and pays no order. */
const stray = z.object({
  attemptId: id,
  /** Of the payment at its gateway. */
  merchantRef: id,
  /** Of the order it was meant for. */
  number: orderNumber,
  gateway: z.string(),
  amount: toman,
  reference: z.string().nullable(),
  card: z.string().nullable(),
  reason: z.string(),
  createdAt: moment,
  /** When its gateway is asked to give it back; null: staff must settle it. */
  dueAt: moment.nullable(),
  settledAt: moment.nullable(),
  /** What was done with it, or why the gateway did not give it back. */
  settlement: z.string(),
  version: readVersion,
});
export type Stray = z.infer<typeof stray>;

export const straysAnswer = z.object({
  items: z.array(stray),
  page: z.int(),
  pageCount: z.int().min(0),
});
export type StraysAnswer = z.infer<typeof straysAnswer>;

export const settleStrayBody = z
  .object({
    attemptId: id,
    /** As it was read: 409 STALE if it has changed since. */
    version: readVersion,
    /** `settled`: staff did something with it. `again`: its gateway is asked to give it back. */
    outcome: z.enum(['settled', 'again']),
    /** What was done; nothing personal. */
    settlement: z.string().trim().max(500, 'توضیح بیش از اندازه بلند است').default(''),
  })
  .refine(({ outcome, settlement }) => outcome === 'again' || settlement !== '', {
    path: ['settlement'],
    error: 'بنویسید با این پول چه کرده‌اید',
  });
export const strayAnswer = z.object({ stray });

export const getLeftPaymentsBody = z.object({ page });

/** Payments no job can end: their gateway is not set, or has not paid them out. */
export const leftPaymentsAnswer = z.object({
  items: z.array(
    z.object({
      attemptId: id,
      /** Of the payment at its gateway. */
      merchantRef: id,
      number: orderNumber,
      gateway: z.string(),
      /** `paid`: it was verified, and is to be paid out. Otherwise it is not known whether it is paid. */
      state: z.enum(['redirected', 'verifying', 'unknown', 'paid']),
      amount: toman,
      gatewayRef: z.string().nullable(),
      reference: z.string().nullable(),
      createdAt: moment,
      /** Of its order. */
      version: readVersion,
    }),
  ),
  page: z.int(),
  pageCount: z.int().min(0),
});
export type LeftPaymentsAnswer = z.infer<typeof leftPaymentsAnswer>;

export const settlePaymentBody = z.object({
  attemptId: id,
  /** Of its order, as it was read: 409 STALE if that has changed since. */
  version: readVersion,
  /** `paid`: its money is at the shop, or was paid out. `unpaid`: there is none. */
  outcome: z.enum(['paid', 'unpaid']),
  /** Of the bank; needed for one that was not known to be paid. */
  reference: z.string().trim().max(100, 'شمارهٔ مرجع بیش از اندازه بلند است').default(''),
});
export const settlePaymentAnswer = z.object({
  number: orderNumber,
  status: orderStatus,
  /** Whether its money pays no order, and waits among the strays. */
  isStray: z.boolean(),
});
export type SettlePaymentAnswer = z.infer<typeof settlePaymentAnswer>;

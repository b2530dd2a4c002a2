import { z } from 'zod';
import { deliverySchedule, freightRates, promotionRule } from '#lib/contract/selling-rules.ts';
import { toman } from '#lib/contract/values.ts';

const id = z.int().min(1).max(2_147_483_647);
const slotId = z.int().min(1).max(Number.MAX_SAFE_INTEGER);
const version = z.int().min(1).max(2_147_483_647);
const title = z.string().trim().min(1).max(200);
const limit = z.int().min(1).max(2_147_483_647).nullable();

/** What a change was made on; both absent for a new one. */
const base = { id: id.optional(), version: version.optional() };
interface Base {
  readonly id?: number | undefined;
  readonly version?: number | undefined;
}
const hasVersion = ({ id: of, version: read }: Base): boolean =>
  (of === undefined) === (read === undefined);
const versionMissing = { message: 'نسخه‌ای را که دیده‌اید بفرستید', path: ['version'] };

const couponFields = {
  /** In any notation; stored folded. */
  code: z.string().trim().min(1).max(200),
  /** Greatest number of uses in all, and by one member; null: no limit. */
  useLimit: limit.default(null),
  memberLimit: limit.default(null),
  /** Whether carts and product cards mention it. */
  isShown: z.boolean().default(false),
  isActive: z.boolean().default(true),
};

export const savePromotionBody = z
  .object({
    ...base,
    title,
    rule: promotionRule,
    /** The highest is applied first. */
    priority: z.int().min(-1_000).max(1_000).default(0),
    /** Whether it is never combined with another promotion. */
    isExclusive: z.boolean().default(false),
    isActive: z.boolean().default(true),
    /** The first code of a new promotion, which then is never everybody's. */
    coupon: z.object(couponFields).optional(),
  })
  .refine(hasVersion, versionMissing)
  .refine(({ id: of, coupon }) => of === undefined || coupon === undefined, {
    message: 'کدهای بعدی جداگانه ثبت می‌شوند',
    path: ['coupon'],
  });
export type SavePromotionBody = z.output<typeof savePromotionBody>;

export const saveCouponBody = z
  .object({ ...base, promotionId: id, ...couponFields })
  .refine(hasVersion, versionMissing);
export type SaveCouponBody = z.output<typeof saveCouponBody>;

export const adminCoupon = z.object({
  id,
  version,
  promotionId: id,
  code: z.string(),
  useLimit: limit,
  memberLimit: limit,
  /** Uses that count. */
  used: z.int().min(0),
  isShown: z.boolean(),
  isActive: z.boolean(),
});
export type AdminCoupon = z.infer<typeof adminCoupon>;

/** Codes of a promotion in its answer. */
export const mostCoupons = 100;

/** A promotion without codes is everybody's. */
export const adminPromotion = z.object({
  id,
  version,
  title: z.string(),
  rule: promotionRule,
  priority: z.int(),
  isExclusive: z.boolean(),
  isActive: z.boolean(),
  couponCount: z.int().min(0),
  /** The newest ones. */
  coupons: z.array(adminCoupon).max(mostCoupons),
});
export type AdminPromotion = z.infer<typeof adminPromotion>;

export const promotionPageSize = 50;
export const getPromotionsBody = z.object({ page: z.int().min(1).max(100_000).default(1) });
/** The newest first. A page past the last is empty. */
export const promotionsAnswer = z.object({
  items: z.array(adminPromotion),
  page: z.int(),
  pageCount: z.int().min(0),
});
export type PromotionsAnswer = z.infer<typeof promotionsAnswer>;

export const saveMethodBody = z
  .object({
    ...base,
    kind: z.enum(['post', 'courier', 'pick-up']),
    title,
    note: z.string().trim().max(500).default(''),
    rates: freightRates.min(1),
    isPaidOnArrival: z.boolean().default(false),
    /** Free for goods worth at least this; null: never. */
    freeFrom: toman.max(1_000_000_000_000).nullable().default(null),
    /** Working days until arrival. */
    daysFrom: z.int().min(0).max(365),
    daysTo: z.int().min(0).max(365),
    isActive: z.boolean().default(true),
    position: z.int().min(0).max(10_000).default(0),
  })
  .refine(hasVersion, versionMissing)
  .refine(({ daysFrom, daysTo }) => daysFrom <= daysTo, {
    message: 'پایان زمان ارسال پیش از آغاز آن است',
    path: ['daysTo'],
  });
export type SaveMethodBody = z.output<typeof saveMethodBody>;

/** Periods of the same day may not overlap. */
const isFree = (schedule: z.infer<typeof deliverySchedule>): boolean =>
  schedule.every((one, at) =>
    schedule.every(
      (other, otherAt) =>
        at === otherAt ||
        one.weekday !== other.weekday ||
        one.toHour <= other.fromHour ||
        other.toHour <= one.fromHour,
    ),
  );

export const saveSlotsBody = z.object({
  methodId: id,
  /** Of the delivery method. */
  version,
  schedule: deliverySchedule
    .refine((all) => all.every(({ fromHour, toHour }) => fromHour < toHour), {
      message: 'پایان هر بازه باید پس از آغاز آن باشد',
    })
    .refine(isFree, { message: 'بازه‌های یک روز روی هم افتاده‌اند' }),
  /** Other capacities of single slots; 0 closes one that nobody took. */
  slots: z
    .array(z.object({ id: slotId, capacity: z.int().min(0).max(10_000) }))
    .max(500)
    .default([]),
});
export type SaveSlotsBody = z.output<typeof saveSlotsBody>;

const adminSlot = z.object({
  id: slotId,
  /** In Tehran. */
  day: z.iso.date(),
  fromHour: z.int(),
  toHour: z.int(),
  capacity: z.int().min(0),
  taken: z.int().min(0),
});

export const adminMethod = z.object({
  id,
  version,
  kind: z.enum(['post', 'courier', 'pick-up']),
  title: z.string(),
  note: z.string(),
  rates: freightRates,
  isPaidOnArrival: z.boolean(),
  freeFrom: toman.nullable(),
  daysFrom: z.int(),
  daysTo: z.int(),
  schedule: deliverySchedule,
  isActive: z.boolean(),
  position: z.int(),
  /** Of the next two weeks, in the order of time, but for those that have begun; those of capacity 0 are closed. */
  slots: z.array(adminSlot),
});
export type AdminMethod = z.infer<typeof adminMethod>;

export const methodsAnswer = z.object({ items: z.array(adminMethod) });
export type MethodsAnswer = z.infer<typeof methodsAnswer>;

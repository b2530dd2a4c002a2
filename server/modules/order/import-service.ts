import { z } from 'zod';
import { deliverySchedule, freightRates, promotionRule } from '#lib/contract/selling-rules.ts';
import { normaliseCouponCode } from '#lib/rules/coupon-code.ts';
import type { Db } from '#server/db/database.ts';
import { setting } from '#server/db/schema/content.ts';
import { deliveryMethod } from '#server/db/schema/delivery.ts';
import { coupon, promotion } from '#server/db/schema/promotion.ts';
import { openSlots } from '#server/modules/order/slot-queries.ts';
import { sellingSettings } from '#server/modules/order/stored.ts';

const method = z.object({
  kind: z.enum(['post', 'courier', 'pick-up']),
  title: z.string().min(1),
  note: z.string().default(''),
  rates: freightRates.min(1),
  schedule: deliverySchedule.default([]),
  isPaidOnArrival: z.boolean().default(false),
  freeFrom: z.int().min(0).nullable().default(null),
  daysFrom: z.int().min(0),
  daysTo: z.int().min(0),
});

const reduction = z.object({
  title: z.string().min(1),
  rule: promotionRule,
  priority: z.int().default(0),
  isExclusive: z.boolean().default(false),
  /** Codes that bring it; without any it is everybody's. */
  codes: z
    .array(
      z.object({
        code: z.string(),
        useLimit: z.int().min(1).nullable().default(null),
        memberLimit: z.int().min(1).nullable().default(null),
        isShown: z.boolean().default(false),
      }),
    )
    .default([]),
});

const selling = z.object({
  settings: sellingSettings,
  methods: z.array(method),
  promotions: z.array(reduction),
});
/** What a shop needs to sell: settings, delivery methods in their order, promotions. */
export type Selling = z.input<typeof selling>;

/**
 * Writes how an empty shop sells.
 * @throws {z.ZodError} for values that break their schema
 */
export async function importSelling(tx: Db, given: Selling): Promise<void> {
  const { settings, methods, promotions } = selling.parse(given);
  await tx.insert(setting).values({ key: 'selling', value: settings });
  await tx.insert(deliveryMethod).values(methods.map((each, position) => ({ ...each, position })));
  for (const { codes, ...each } of promotions) {
    /* oxlint-disable no-await-in-loop -- A transaction runs one statement at a time. */
    const [made] = await tx.insert(promotion).values(each).returning({ id: promotion.id });
    const promotionId = made?.id ?? 0;
    for (const { code, ...limits } of codes) {
      await tx
        .insert(coupon)
        .values({ ...limits, promotionId, code: normaliseCouponCode(code) ?? '' });
    }
    /* oxlint-enable no-await-in-loop */
  }
  await openSlots(tx);
}

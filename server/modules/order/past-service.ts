import { sql } from 'drizzle-orm';
import type { VatRate } from '#lib/rules/pricing/vat.ts';
import type { Db } from '#server/db/database.ts';
import { advanceIdentity, insertRows, type NewRows } from '#server/db/insert-rows.ts';
import { returnRequest, shipment } from '#server/db/schema/after-sale.ts';
import { couponUse, orderEvent, orderLine, shopOrder, stockHold } from '#server/db/schema/order.ts';
import { runIn } from '#server/db/transaction.ts';
import { readSoldVariants, type SoldVariant } from '#server/modules/order/past-queries.ts';
import {
  type FoundPromotion,
  type Method,
  readMethods,
  readPromotions,
} from '#server/modules/order/quote-queries.ts';
import { moveHeld } from '#server/modules/order/stock-queries.ts';
import { readSelling } from '#server/modules/order/selling-service.ts';

export type { FoundPromotion, Method, SoldVariant };

/** What orders of the past are made of. */
export interface PastGround {
  readonly variants: readonly SoldVariant[];
  readonly methods: readonly Method[];
  /** Those without a code, and the one of the code asked for. */
  readonly promotions: readonly FoundPromotion[];
  readonly vat: readonly VatRate[];
}

/** Products whose variants are read. */
const mostProducts = 400;

/** Reads what orders can be made of. @param code a folded coupon code */
export async function readPastGround(tx: Db, code: string): Promise<PastGround> {
  return {
    variants: await runIn(tx, readSoldVariants, [mostProducts]),
    methods: await runIn(tx, readMethods, []),
    promotions: await runIn(tx, readPromotions, [0, code]),
    vat: (await readSelling(tx)).vat,
  };
}

/** Orders with explicit ids, and all that belongs to them but payments. */
export interface NewOrders {
  readonly orders: NewRows<typeof shopOrder>;
  readonly lines: NewRows<typeof orderLine>;
  readonly events: NewRows<typeof orderEvent>;
  /** Of orders that wait for the shop's decision; they must leave more than a few pieces of each variant. */
  readonly holds: NewRows<typeof stockHold>;
  readonly couponUses: NewRows<typeof couponUse>;
  readonly shipments: NewRows<typeof shipment>;
}

export async function hasOrders(db: Db): Promise<boolean> {
  return (await db.select({ id: shopOrder.id }).from(shopOrder).limit(1)).length > 0;
}

/** Adds orders of the past, which change neither today's stock nor popularity. */
export async function importOrders(tx: Db, added: NewOrders): Promise<void> {
  await insertRows(tx, shopOrder, added.orders);
  await insertRows(tx, orderLine, added.lines);
  await insertRows(tx, orderEvent, added.events);
  await insertRows(tx, stockHold, added.holds);
  for (const { variantId, count } of added.holds) {
    // oxlint-disable-next-line no-await-in-loop -- A transaction runs one statement at a time.
    await moveHeld(tx, [{ variantId, count }], 1);
  }
  await insertRows(tx, couponUse, added.couponUses);
  await tx.execute(sql`
    update coupon c set used = u.count from (
      select coupon_id, count(*)::int as count from coupon_use where returned_at is null group by 1
    ) u where u.coupon_id = c.id`);
  await insertRows(tx, shipment, added.shipments);
  await advanceIdentity(tx, shopOrder);
}

/** Adds requests to return goods; their refunds must be there. */
export const importReturns = (tx: Db, added: NewRows<typeof returnRequest>): Promise<void> =>
  insertRows(tx, returnRequest, added);

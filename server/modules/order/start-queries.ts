import { randomInt } from 'node:crypto';
import { z } from 'zod';
import { orderStatus } from '#lib/contract/order.ts';
import type { Db } from '#server/db/database.ts';
import type { orderLine, shopOrder } from '#server/db/schema/order.ts';
import type { Statement } from '#server/db/statement.ts';
import { runIn } from '#server/db/transaction.ts';

/** Eight digits: long enough not to collide, short enough to be read out on the phone. */
const randomNumber = (): number => randomInt(10_000_000, 100_000_000);

export interface NewOrder extends Omit<typeof shopOrder.$inferInsert, 'number' | 'expiresAt'> {
  /** Minutes until it expires; null: never. */
  readonly expiresIn: number | null;
}
export type NewLine = Omit<typeof orderLine.$inferInsert, 'orderId' | 'position'>;

const writeOrder = {
  name: 'order-insert',
  text: `
    with made as (
      insert into shop_order (number, member_id, basket_id, start_key, start_hash, status, payment,
        delivery_method_id, slot_id, delivery_chosen, address, buyer, note, refer, coupon_id, lines_total,
        discount, freight, total, vat, vat_rate, reductions, expires_at)
      select $1, "memberId", "basketId", "startKey", "startHash", status, payment,
        "deliveryMethodId", "slotId", "deliveryChosen", address, buyer, note, refer, "couponId", "linesTotal",
        discount, freight, total, vat, "vatRate", reductions, now() + "expiresIn" * interval '1 minute'
      from json_to_record($2::json) o ("memberId" bigint, "basketId" bigint, "startKey" uuid,
        "startHash" text, status smallint, payment text, "deliveryMethodId" int, "slotId" bigint,
        "deliveryChosen" jsonb, address jsonb, buyer jsonb, note text, refer text, "couponId" int,
        "linesTotal" bigint, discount bigint, freight bigint, total bigint, vat bigint, "vatRate" smallint,
        reductions jsonb, "expiresIn" int)
      on conflict (number) do nothing
      returning id, number, status
    ), lines as (
      insert into order_line (order_id, position, product_id, variant_id, name_fa, slug, image, options,
        guarantee, count, price, old_price, insurance, discount, vat, refer)
      select made.id, position - 1, l."productId", l."variantId", l."nameFa", l.slug, l.image, l.options,
        l.guarantee, l.count, l.price, l."oldPrice", l.insurance, l.discount, l.vat, l.refer
      from made, json_array_elements($3::json) with ordinality each (line, position),
        json_to_record(line) l ("productId" int, "variantId" int, "nameFa" text, slug text, image text,
          options jsonb, guarantee text, count int, price bigint, "oldPrice" bigint, insurance bigint,
          discount bigint, vat bigint, refer text)
    ), event as (
      insert into order_event (order_id, status, version, by, reason)
      select id, status, 1, 'shopper', 'start' from made
    )
    select id, number from made`,
  row: z.object({ id: z.int(), number: z.int() }),
} satisfies Statement<unknown>;

/**
 * Writes an order with its lines and its first event.
 * @returns its id and its random number
 */
export async function insertOrder(
  tx: Db,
  order: NewOrder,
  lines: readonly NewLine[],
): Promise<{ id: number; number: number }> {
  const values = [randomNumber(), JSON.stringify(order), JSON.stringify(lines)];
  const [made] = await runIn(tx, writeOrder, values);
  // The number is taken: another one.
  return made ?? insertOrder(tx, order, lines);
}

const lockMember = {
  name: 'order-lock-member',
  text: `select id from member where id = $1 and blocked_at is null for share`,
  row: z.object({ id: z.int() }),
} satisfies Statement<unknown>;

/**
 * Keeps staff from blocking a member until the transaction ends.
 * @returns whether they are not blocked yet
 */
export const holdUnblocked = async (tx: Db, memberId: number): Promise<boolean> =>
  (await runIn(tx, lockMember, [memberId])).length > 0;

const earlierRow = z.object({
  id: z.int(),
  number: z.int(),
  status: orderStatus,
  payment: z.string(),
  startHash: z.string(),
  /** Whether it was started with this key; otherwise the basket is frozen for it. */
  isSame: z.boolean(),
});
export type EarlierOrder = z.infer<typeof earlierRow>;

const readEarlier = {
  name: 'order-earlier',
  text: `
    select id, number, status, payment, start_hash as "startHash", start_key = $2::uuid as "isSame"
    from shop_order
    where (member_id = $1 and start_key = $2::uuid) or basket_id = $3
    order by "isSame" desc limit 1`,
  row: earlierRow,
} satisfies Statement<unknown>;

/** The order a member has started with this key, else the one their basket is frozen for. */
export async function findEarlier(
  tx: Db,
  memberId: number,
  startKey: string,
  basketId: number | null,
): Promise<EarlierOrder | null> {
  const [found] = await runIn(tx, readEarlier, [memberId, startKey, basketId]);
  return found ?? null;
}

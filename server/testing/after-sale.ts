import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { rows } from '#server/db/database.ts';
import { type Buyer, startBody, writeBuyers } from '#server/testing/selling.ts';
import type { TestShop } from '#server/testing/shop.ts';

/** A picture as browsers send it, in base64. */
export async function aPicture(colour = '#ffffff'): Promise<string> {
  const { default: sharp } = await import('sharp');
  const create = { width: 40, height: 30, channels: 3, background: colour } as const;
  return (await sharp({ create }).jpeg().toBuffer()).toString('base64');
}

/** Changes the setting `selling`. */
export const changeSelling = ({ shop }: TestShop, change: object) =>
  shop.database.db.execute(
    sql`update setting set value = value || ${JSON.stringify(change)}::jsonb where key = 'selling'`,
  );

export interface MadeOrder {
  readonly buyer: Buyer;
  readonly id: number;
  readonly number: number;
}

/** A new member's order of `count` pieces of each variant. */
export async function makeOrder(
  { shop }: TestShop,
  variantIds: readonly number[],
  more: object = {},
  count = 1,
): Promise<MadeOrder> {
  const [buyer] = await writeBuyers(shop.database, 1, variantIds, count);
  if (!buyer) throw new Error('no buyer');
  const { id, number } = await shop.orders.start(buyer.memberId, startBody(buyer, more));
  return { buyer, id, number };
}

/** Delivers an order on delivery, so many days ago. */
export async function deliver({ shop }: TestShop, { id }: MadeOrder, daysAgo = 0): Promise<void> {
  const cause = { by: 'staff', reason: 'test' } as const;
  await shop.database.transaction(async (tx) => {
    const order = await shop.orderStates.lock(tx, id);
    if (order === null) throw new Error('no order');
    const taken = await shop.orderStates.prepare(tx, order, cause);
    const sent = await shop.orderStates.step(tx, taken, { status: 3, delivery: 'sent' }, cause);
    await shop.orderStates.step(tx, sent, { status: 3, delivery: 'delivered' }, cause);
    await tx.execute(sql`
      insert into shipment (order_id, delivered_at)
      values (${id}, now() - ${daysAgo}::int * interval '1 day')`);
  });
}

/** Text messages to an order's member, the first one first. */
export async function messagesTo({ shop }: TestShop, { id }: MadeOrder): Promise<string[]> {
  const found = await rows(
    shop.database.db,
    sql`select s.text from sms s join member m on m.mobile = s.mobile
      join shop_order o on o.member_id = m.id where o.id = ${id} order by s.id`,
    z.object({ text: z.string() }),
  );
  return found.map(({ text }) => text);
}

/** The only administrator of a shop with test members. */
export async function administratorOf({ shop }: TestShop): Promise<number> {
  const [found] = await rows(
    shop.database.db,
    sql`select id from member where role = 'Administrator'`,
    z.object({ id: z.coerce.number() }),
  );
  return found?.id ?? 0;
}

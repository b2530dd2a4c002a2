import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type OrderStatus, deliveryStates, orderStatuses } from '#lib/contract/codes.ts';
import { getReviewsAnswer } from '#lib/contract/opinion.ts';
import { tags } from '#lib/contract/tags.ts';
import { rows } from '#server/db/database.ts';
import { review } from '#server/db/schema/opinion.ts';
import { codes, variants } from '#server/testing/fixture.ts';
import {
  nowhere,
  sellingShop,
  startBody,
  testGateways,
  writeBuyers,
} from '#server/testing/selling.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ filling: sellingShop, config: { gateways: testGateways(nowhere) } });
});
afterAll(() => shop.close());

const { preparing, cancelled } = orderStatuses;
const { sent, delivered, returned } = deliveryStates;
const text = 'از خریدم راضی‌ام';

/** A reviewed product, ordered by the author. */
async function reviewed() {
  const { database, orders } = shop.shop;
  const [buyer, other] = await writeBuyers(database, 2, [variants.laptop]);
  if (!buyer || !other) throw new Error('no buyers');
  await database.db.execute(sql`truncate review_picture, review_vote, review`);
  await database.db.insert(review).values(
    [buyer, other].map(({ memberId }) => ({
      productId: codes.laptop,
      memberId,
      author: 'سارا',
      stars: 5,
      body: text,
      state: 'shown' as const,
    })),
  );
  return orders.start(buyer.memberId, startBody(buyer, { Payment: 'zarinpal' }));
}

/** Makes a step of the order; resolves to whether the product's page is announced by it. */
async function step(id: number, status: OrderStatus, delivery: string): Promise<boolean> {
  const { database, orderStates } = shop.shop;
  await database.db.execute(sql`delete from outbox`);
  await database.transaction(async (tx) => {
    const order = await orderStates.lock(tx, id);
    const cause = { by: 'staff', reason: '' } as const;
    if (order) await orderStates.step(tx, order, { status, delivery }, cause);
  });
  const found = await rows(
    database.db,
    sql`select 1 as one from outbox where payload->'tags' ? ${tags.product(codes.laptop)}`,
    z.unknown(),
  );
  return found.length > 0;
}

async function marks(): Promise<boolean[]> {
  const answer = await shop.post('/api/Product/Get-Reviews', { WebsiteCode: codes.laptop });
  return getReviewsAnswer
    .parse(answer.body)
    .items.map(({ isBuyer }) => isBuyer)
    .toSorted();
}

test('a review has the mark of a buyer while an order of the product is delivered', async () => {
  const { id } = await reviewed();
  expect(await step(id, preparing, sent)).toBe(false);
  expect(await marks()).toEqual([false, false]);
  expect(await step(id, preparing, delivered)).toBe(true);
  expect(await marks()).toEqual([false, true]);
  expect(await step(id, cancelled, returned)).toBe(true);
  expect(await marks()).toEqual([false, false]);
});

test('of a delivered order only the products it had', async () => {
  const { id } = await reviewed();
  await shop.shop.database.db.execute(
    sql`update order_line set product_id = ${codes.phone} where order_id = ${id}`,
  );
  expect(await step(id, preparing, delivered)).toBe(false);
  expect(await marks()).toEqual([false, false]);
});

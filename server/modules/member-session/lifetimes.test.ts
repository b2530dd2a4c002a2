import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { memberSession } from '#server/db/schema/member.ts';
import { accounts, fillTestMembers, logIn, sending } from '#server/testing/members.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await fillTestMembers(shop);
});
afterAll(() => shop.close());

test.each([
  { age: 1, left: 30 },
  { age: 80, left: 10 },
])('a session used $age days after its login lasts $left days more', async ({ age, left }) => {
  const { db } = shop.shop.database;
  await db.delete(memberSession);
  const { jar } = await logIn(shop, accounts.member, { remember: true });
  await db.update(memberSession).set({ createdAt: sql`now() - ${age} * interval '1 day'` });
  expect((await shop.post('/api/member-account/refresh', {}, sending(jar))).status).toBe(200);
  const days = sql<number>`round(extract(epoch from expires_at - now()) / 86400)::integer`;
  expect(await db.select({ days }).from(memberSession)).toEqual([{ days: left }]);
});

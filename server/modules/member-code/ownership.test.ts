import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Database, rows } from '#server/db/database.ts';
import { ShopEvents } from '#server/events.ts';
import { member, memberNetwork } from '#server/db/schema/member.ts';
import { takeOwnership } from '#server/modules/member-code/ownership.ts';
import { createSessionService } from '#server/modules/member-session/service.ts';
import { testsOnPostgres } from '#server/testing/server-database.ts';
import { createCodeCalls, newNumber } from '#server/testing/codes.ts';
import { type TestShop, openTestShop, testMembers } from '#server/testing/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const { profile } = createCodeCalls(() => shop);
/** The hash of no password. */
const old = 'old hash';
const arrival = { remember: false, address: '9.9.9.9', userAgent: '' };

test('someone who loses an account during login leaves no known network behind', async () => {
  const mobile = newNumber();
  const { database } = shop.shop;
  const [made] = await database.db.insert(member).values({ mobile, passwordHash: old }).returning();
  if (!made) throw new Error('No member was written.');
  /**
   * The owner takes over the account after the other's session was created, before their network is stored.
   */
  const meanwhile: Database = {
    ...database,
    run: async (statement, values) => {
      if (statement.name === 'member-note-network') await takeOwnership(shop.shop, mobile, null);
      return database.run(statement, values);
    },
  };
  const { startSession } = createSessionService(meanwhile, new ShopEvents(), testMembers);
  const session = await startSession(made.id, arrival, old);
  expect(session).not.toBeNull();
  expect((await profile({ authorization: `Bearer ${session?.accessToken}` })).status).toBe(401);
  const known = await database.db
    .select()
    .from(memberNetwork)
    .where(eq(memberNetwork.memberId, made.id));
  expect(known).toEqual([]);
});

// The embedded database runs one transaction at a time.
(testsOnPostgres ? test : test.skip)(
  'a login and a new password at the same time do not deadlock',
  async () => {
    const { database, sessions } = shop.shop;
    const mobile = newNumber();
    const [made] = await database.db
      .insert(member)
      .values({ mobile, passwordHash: old, mobileVerifiedAt: new Date() })
      .returning();
    if (!made) throw new Error('No member was written.');
    const known = Array.from({ length: 20 }, (_, n) => `network ${n}`);
    await database.db
      .insert(memberNetwork)
      .values(known.map((networkHash) => ({ memberId: made.id, networkHash })));
    const begun: Promise<unknown>[] = [];
    await database.transaction(async (tx) => {
      // The login locks its session and then waits for the networks that are to be deleted.
      await tx.execute(sql`select from member_network where member_id = ${made.id} for update`);
      begun.push(sessions.startSession(made.id, arrival, old));
      await waitersAre(1);
      begun.push(takeOwnership(shop.shop, mobile, 'another hash'));
      await waitersAre(2);
    });
    expect(await Promise.allSettled(begun)).toEqual([
      { status: 'fulfilled', value: expect.objectContaining({ remembered: false }) },
      { status: 'fulfilled', value: made.id },
    ]);
  },
);

/** Waits until this many statements wait for row locks. */
async function waitersAre(count: number): Promise<void> {
  const query = sql`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  const [found] = await rows(shop.shop.database.db, query, z.object({ count: z.int() }));
  if (found?.count !== count) await waitersAre(count);
}

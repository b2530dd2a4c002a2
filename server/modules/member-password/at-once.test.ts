import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { loginAnswer } from '#lib/contract/member.ts';
import { type Database, rows } from '#server/db/database.ts';
import { member, memberNetwork, memberSession } from '#server/db/schema/member.ts';
import { createEntrance } from '#server/modules/member-session/entrance.ts';
import { mostNetworks } from '#server/modules/member-session/lifetimes.ts';
import { takeOwnership } from '#server/modules/member-code/ownership.ts';
import { hashPassword } from '#server/modules/member-password/password.ts';
import { noteNetwork, readForLogin } from '#server/modules/member-session/queries.ts';
import { createTokens } from '#server/modules/member-session/tokens.ts';
import { testsOnPostgres } from '#server/testing/server-database.ts';
import { bearerOf, codeOf, createCodeCalls, newNumber } from '#server/testing/codes.ts';
import { jarOf, logIn, sending } from '#server/testing/members.ts';
import { type TestShop, openTestShop, testMembers } from '#server/testing/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ config: { codeLimit: 50 } });
});
afterAll(() => shop.close());

const { call, codeFor, profile } = createCodeCalls(() => shop);
const [old, next] = ['the old password', 'the next password'];

test('three ways into a number nobody knows make one member', async () => {
  const mobile = newNumber();
  const login = { mobile, code: await codeFor(mobile) };
  await call('register', { mobile, password: next });
  const register = { mobile, password: next, code: await codeOf(shop, mobile) };
  await call('forgot-password', { mobile });
  const reset = { mobile, password: next, code: await codeOf(shop, mobile) };
  const answers = await Promise.all([
    call('login', login),
    call('register', register),
    call('reset-password', reset),
  ]);
  for (const { body } of answers) expect(body).toMatchObject({ success: true });
  const found = await shop.shop.database.db.select().from(member).where(eq(member.mobile, mobile));
  expect(found).toHaveLength(1);
  // A new password ends what was open before it; its own session is good in any case.
  const open = await Promise.all(answers.map((answer) => profile(bearerOf(answer))));
  expect(open.some(({ status }) => status === 200)).toBe(true);
  expect((await call('login', { mobile, password: next })).body).toMatchObject({ success: true });
});

test('tokens that are renewed while the password is changed are good for nothing', async () => {
  const mobile = newNumber();
  const passwordHash = await hashPassword(old);
  await shop.shop.database.db
    .insert(member)
    .values({ mobile, passwordHash, mobileVerifiedAt: new Date() });
  const [one, other] = [
    await logIn(shop, { mobile, password: old }),
    await logIn(shop, { mobile, password: old }),
  ];
  const renew = (jar = other.jar) => call('refresh', {}, sending(jar));
  const [changed, ...renewed] = await Promise.all([
    call('change-password', { currentPassword: old, newPassword: next }, one.bearer),
    ...Array.from({ length: 10 }, () => renew()),
  ]);
  expect(changed.body).toEqual({ ended: 1 });
  for (const answer of renewed) {
    if (answer.status !== 200) continue;
    expect(loginAnswer.parse(answer.body).success).toBe(true);
    // oxlint-disable-next-line no-await-in-loop
    expect((await profile(bearerOf(answer))).status).toBe(401);
    // oxlint-disable-next-line no-await-in-loop
    expect((await renew(jarOf(answer))).status).toBe(401);
  }
  expect((await profile(one.bearer)).status).toBe(200);
});

test('who is turned out of an account while he enters leaves no network it is known from', async () => {
  const mobile = newNumber();
  const { database } = shop.shop;
  await database.db.insert(member).values({ mobile, passwordHash: await hashPassword(old) });
  /** The owner takes the account between the other's session and the note of his network. */
  const meanwhile: Database = {
    ...database,
    run: async (statement, values) => {
      if (statement.name === noteNetwork.name) await takeOwnership(database, mobile, null);
      return database.run(statement, values);
    },
  };
  const tokens = createTokens({ secret: testMembers.tokenSecret, issuer: testMembers.siteUrl });
  const letIn = createEntrance({ database: meanwhile, tokens, memberRole: 'Member' });
  const [standing] = await database.run(readForLogin, [mobile, '']);
  if (!standing) throw new Error('There is no such member.');
  const arrival = { remember: false, address: '9.9.9.9', userAgent: '' };
  const session = await letIn(standing, arrival, standing.passwordHash);
  expect(session).not.toBeNull();
  expect((await profile({ authorization: `Bearer ${session?.accessToken}` })).status).toBe(401);
  const known = await database.db
    .select()
    .from(memberNetwork)
    .where(eq(memberNetwork.memberId, standing.id));
  expect(known).toEqual([]);
});

// The embedded database does one thing after the other.
(testsOnPostgres ? test : test.skip)(
  'a login and a new password at once do not wait for each other for ever',
  async () => {
    const { database } = shop.shop;
    const mobile = newNumber();
    const passwordHash = await hashPassword(old);
    const [made] = await database.db
      .insert(member)
      .values({ mobile, passwordHash, mobileVerifiedAt: new Date() })
      .returning();
    if (!made) throw new Error('No member was written.');
    const known = Array.from({ length: mostNetworks }, (_, n) => `network ${n}`);
    await database.db
      .insert(memberNetwork)
      .values(known.map((networkHash) => ({ memberId: made.id, networkHash })));
    await logIn(shop, { mobile, password: old });
    const [session] = await database.db
      .select()
      .from(memberSession)
      .where(eq(memberSession.memberId, made.id));
    const begun: Promise<unknown>[] = [];
    await database.transaction(async (tx) => {
      // The login holds its session and comes to a halt at the networks that give way.
      await tx.execute(sql`select from member_network where member_id = ${made.id} for update`);
      begun.push(database.run(noteNetwork, [made.id, 'another', session?.id]));
      await waitersAre(1);
      begun.push(takeOwnership(database, mobile, 'another hash'));
      await waitersAre(2);
    });
    expect(await Promise.allSettled(begun)).toEqual([
      { status: 'fulfilled', value: [{ memberId: made.id }] },
      { status: 'fulfilled', value: expect.objectContaining({ id: made.id }) },
    ]);
  },
);

/** Waits until so many statements of this database wait for rows others hold. */
async function waitersAre(count: number): Promise<void> {
  const query = sql`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  const [found] = await rows(shop.shop.database.db, query, z.object({ count: z.int() }));
  if (found?.count !== count) await waitersAre(count);
}

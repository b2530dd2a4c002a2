import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { desc, eq, sql } from 'drizzle-orm';
import { memberNetwork, memberSession } from '#server/db/schema/member.ts';
import { mostSessions } from '#server/modules/member-session/lifetimes.ts';
import { accounts, fillTestMembers, logIn } from '#server/testing/members.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ config: { loginLimit: 1_000 } });
  await fillTestMembers(shop);
});
afterAll(() => shop.close());

const { mobile, password } = accounts.member;
const post = (body: object, headers = {}) => shop.post('/api/member-account/login', body, headers);
const from = (address: string) => ({ 'x-forwarded-for': address });

const kept = () => shop.shop.database.db.select().from(memberNetwork);

describe('networks a member logged in from', () => {
  test('are stored as hashes, each once, the latest twenty', async () => {
    await shop.shop.database.db.delete(memberNetwork);
    for (let n = 0; n < 25; n += 1) {
      // oxlint-disable-next-line no-await-in-loop
      await post({ mobile, password }, from(`5.5.5.${n}`));
    }
    const all = await kept();
    expect(all).toHaveLength(20);
    await post({ mobile, password }, from('5.5.5.24'));
    await post({ mobile, password: 'wrong' }, from('6.6.6.6'));
    const hashes = (await kept()).map(({ networkHash }) => networkHash);
    expect(hashes.toSorted()).toEqual(all.map(({ networkHash }) => networkHash).toSorted());
    expect(JSON.stringify(all)).not.toContain('5.5.5');
  });

  test('are deleted after 90 days without a login', async () => {
    const { database, sessions } = shop.shop;
    await database.db.delete(memberNetwork);
    await post({ mobile, password }, from('5.5.5.1'));
    await database.db.update(memberNetwork).set({ seenAt: sql`now() - interval '91 days'` });
    await post({ mobile, password }, from('5.5.5.2'));
    expect(await sessions.forgetSomeNetworks()).toBe(1);
    expect(await kept()).toHaveLength(1);
  });
});

test('beyond the maximum of sessions, the least recently used ends', async () => {
  const { db } = shop.shop.database;
  const { memberId: id } = memberSession;
  const { bearer } = await logIn(shop, accounts.administrator);
  const theirs = await logIn(shop);
  const [newest] = await db.select().from(memberSession).orderBy(desc(memberSession.createdAt));
  if (!newest) throw new Error('There is no session.');
  const before = {
    ...newest,
    rotatedAt: new Date('2020-01-01'),
    expiresAt: new Date('2099-01-01'),
  };
  const old = Array.from({ length: mostSessions + 5 }, () => ({ ...before, id: randomUUID() }));
  await db.insert(memberSession).values(old);
  await logIn(shop);
  const left = await db.select().from(memberSession).where(eq(id, newest.memberId));
  expect(left).toHaveLength(mostSessions);
  for (const each of [bearer, theirs.bearer]) {
    // oxlint-disable-next-line no-await-in-loop
    expect((await shop.get('/api/member-account/get-profile', each)).status).toBe(200);
  }
});

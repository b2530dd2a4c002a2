import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { adminOrderAnswer } from '#lib/contract/admin-order.ts';
import {
  type CustomerAnswer,
  customerAnswer,
  customersAnswer,
  longestBlockReason,
} from '#lib/contract/customer.ts';
import { rows } from '#server/db/database.ts';
import { staffEvent } from '#server/db/schema/after-sale.ts';
import { member, memberSession } from '#server/db/schema/member.ts';
import { createBlockService } from '#server/modules/customer/block-service.ts';
import { changeRole } from '#server/modules/staff/command-service.ts';
import { bearerOf, callMember, codeFor, codeOf, refusedWith } from '#server/testing/codes.ts';
import { createDeskWork, type Desk, openDesk } from '#server/testing/desk.ts';
import { accounts, logIn, sending } from '#server/testing/members.ts';
import { piece } from '#server/testing/paying.ts';
import { endsOf, startBody, writeBuyers } from '#server/testing/selling.ts';
import { testsOnPostgres } from '#server/testing/server-database.ts';
import { signInStaff } from '#server/testing/staff.ts';
import { until } from '#server/testing/until.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

const { call, order, db } = createDeskWork(() => desk);
const sentence = 'دسترسی شما محدود شده است';
const reason = 'سفارش‌های ساختگی';
const { mobile, password } = accounts.member;

async function idOf(whose: string): Promise<number> {
  const [found] = await db().select({ id: member.id }).from(member).where(eq(member.mobile, whose));
  return found?.id ?? 0;
}
const read = async (id: number): Promise<CustomerAnswer> =>
  customerAnswer.parse((await call('Get-Customer', { id })).body);
const versionOf = async (id: number): Promise<number> => (await read(id)).blockVersion;
const block = async (id: number, more: object = {}) =>
  call('Block-Customer', { id, version: await versionOf(id), reason, ...more });
const unblock = async (id: number) =>
  call('Unblock-Customer', { id, version: await versionOf(id) });

beforeEach(async () => {
  await db().execute(
    sql`update member set blocked_at = null, blocked_reason = '', blocked_by = null`,
  );
});

describe('a blocked member', () => {
  test('is out at once, with every token, and is told so by every way in', async () => {
    const id = await idOf(mobile);
    const { jar, bearer } = await logIn(desk.shop);
    expect((await block(id)).status).toBe(200);
    expect((await desk.shop.get('/api/member-account/get-profile', bearer)).status).toBe(401);
    expect((await callMember(desk.shop, 'refresh', {}, sending(jar))).status).toBe(401);
    expect((await desk.shop.get('/api/member-account/get-devices', bearer)).status).toBe(401);
    const login = (body: object) => callMember(desk.shop, 'login', { mobile, ...body });
    expect(await login({ password })).toMatchObject(refusedWith(sentence));
    // A stranger does not learn it.
    expect(await login({ password: 'a river in winter' })).not.toMatchObject(refusedWith(sentence));
    expect(await login({ code: await codeFor(desk.shop, mobile) })).toMatchObject(
      refusedWith(sentence),
    );
    await callMember(desk.shop, 'forgot-password', { mobile });
    const reset = { mobile, code: await codeOf(desk.shop, mobile), password: 'a river in summer' };
    expect(await callMember(desk.shop, 'reset-password', reset)).toMatchObject(
      refusedWith(sentence),
    );
    expect(await db().select().from(memberSession).where(eq(memberSession.memberId, id))).toEqual(
      [],
    );
    // And the password stayed as it was.
    expect((await unblock(id)).status).toBe(200);
    const again = await login({ password });
    expect(again.body).toMatchObject({ success: true });
    expect((await desk.shop.get('/api/member-account/get-profile', bearerOf(again))).status).toBe(
      200,
    );
  });

  test('is marked in the list, on their page and on their orders, which stay', async () => {
    const { number, buyer } = await order();
    const id = buyer.memberId;
    const answer = customerAnswer.parse((await block(id)).body);
    expect(answer).toMatchObject({
      isBlocked: true,
      block: { reason, by: accounts.administrator.name },
      orderList: [{ number }],
    });
    const list = await call('Get-Customers', { kind: 'blocked' });
    expect(customersAnswer.parse(list.body).items).toMatchObject([{ id, isBlocked: true }]);
    const shown = adminOrderAnswer.parse((await call('Get-Order', { number })).body);
    expect(shown).toMatchObject({ member: { id, isBlocked: true }, status: 1 });
    await unblock(id);
    expect(await read(id)).toMatchObject({ isBlocked: false, block: null });
  });

  test('stays in the records, with who did it', async () => {
    const id = await idOf(accounts.unverified.mobile);
    await block(id);
    await block(id, { reason: 'بازگرداندن همهٔ سفارش‌ها' });
    await unblock(id);
    const records = await db()
      .select()
      .from(staffEvent)
      .where(eq(staffEvent.subject, `customer ${id}`))
      .orderBy(staffEvent.id);
    expect(records.map(({ action, before, after }) => [action, before, after])).toEqual([
      ['Block-Customer', { blocked: false, reason: '' }, { blocked: true, reason }],
      [
        'Block-Customer',
        { blocked: true, reason },
        { blocked: true, reason: 'بازگرداندن همهٔ سفارش‌ها' },
      ],
      ['Unblock-Customer', { blocked: true, reason: 'بازگرداندن همهٔ سفارش‌ها' }, { blocked: false }],
    ]);
  });

  test('cannot join the staff', async () => {
    const id = await idOf(mobile);
    await block(id);
    await expect(
      changeRole(desk.shop.shop.database, { mobile, role: 'Administrator' }),
    ).rejects.toMatchObject({ status: 409, code: 'IS_BLOCKED' });
    const body = { mobile, name: 'مریم', roles: [1] };
    expect(await call('Invite-Staff', body)).toMatchObject({
      status: 409,
      body: { code: 'IS_BLOCKED' },
    });
    expect(await read(id)).toMatchObject({ isStaff: false, isBlocked: true });
  });
});

describe('is refused:', () => {
  test('a change of what somebody else has changed, of staff, and of nobody', async () => {
    const id = await idOf(mobile);
    const version = await versionOf(id);
    await block(id);
    const stale = {
      status: 409,
      body: { code: 'STALE', fields: { version: String(version + 1) } },
    };
    expect(await call('Block-Customer', { id, version, reason })).toMatchObject(stale);
    expect(await call('Unblock-Customer', { id, version })).toMatchObject(stale);
    const staff = await idOf(accounts.administrator.mobile);
    expect(await block(staff)).toMatchObject({ status: 409, body: { code: 'IS_STAFF' } });
    const nobody = { id: 9_000_000, version: 1, reason };
    expect((await call('Block-Customer', nobody)).status).toBe(404);
    expect((await call('Unblock-Customer', nobody)).status).toBe(404);
  });

  test.each([
    { reason: '' },
    { reason: '   ' },
    { reason: 'x'.repeat(longestBlockReason + 1) },
    { reason: null },
    { version: 0 },
    { version: '1' },
    { id: -1 },
  ])('%j', async (wrong) => {
    const body = { id: 1, version: 1, reason, ...wrong };
    expect((await call('Block-Customer', body)).status).toBe(422);
  });

  test('a caller who may not see customers, and a member', async () => {
    const id = await idOf(mobile);
    const body = { id, version: 1, reason };
    const others = await signInStaff(desk.shop, ['orders']);
    expect((await call('Block-Customer', body, others)).status).toBe(403);
    const { bearer } = await logIn(desk.shop);
    expect((await call('Block-Customer', body, bearer)).status).toBe(401);
    desk = { ...desk, admin: await signInStaff(desk.shop) };
  });
});

/** Blocks a member, and does something else before that is committed. */
async function meanwhile<Done>(id: number, work: () => Promise<Done>): Promise<Done> {
  const { database, sessions } = desk.shop.shop;
  const blocks = createBlockService(database, sessions);
  const staff = await idOf(accounts.administrator.mobile);
  const version = await versionOf(id);
  let doing: Promise<Done> | undefined;
  await database.transaction(async (tx) => {
    await blocks.block(staff, { id, version, reason }, tx);
    doing = work();
    if (testsOnPostgres) await until(async () => (await waiting()) > 0);
  });
  if (!doing) throw new Error('Nothing was done.');
  return doing;
}

async function waiting(): Promise<number> {
  const [found] = await rows(
    db(),
    sql`select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`,
    z.object({ count: z.int() }),
  );
  return found?.count ?? 0;
}

describe('at the moment of the block', () => {
  test('no order is started', async () => {
    const [buyer] = await writeBuyers(desk.shop.shop.database, 1, [piece]);
    if (!buyer) throw new Error('no buyer');
    const start = () => endsOf([desk.shop.shop.orders.start(buyer.memberId, startBody(buyer))]);
    expect(await meanwhile(buyer.memberId, start)).toEqual(['SESSION_ENDED']);
    expect(await start()).toEqual(['SESSION_ENDED']);
    expect((await read(buyer.memberId)).orderList).toEqual([]);
  });

  test('no session is opened', async () => {
    const id = await idOf(mobile);
    const login = () => callMember(desk.shop, 'login', { mobile, password });
    expect(await meanwhile(id, login)).toMatchObject(refusedWith(sentence));
    expect(await db().select().from(memberSession).where(eq(memberSession.memberId, id))).toEqual(
      [],
    );
  });

  test('nobody joins the staff, and of two who block, one is told', async () => {
    const id = await idOf(mobile);
    const { database } = desk.shop.shop;
    const join = () => endsOf([changeRole(database, { mobile, role: 'Administrator' })]);
    expect(await meanwhile(id, join)).toEqual(['IS_BLOCKED']);
    const version = await versionOf(id);
    const both = await Promise.all(
      [reason, 'دیگر'].map((each) => call('Block-Customer', { id, version, reason: each })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

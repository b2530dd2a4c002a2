import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { todayAnswer } from '#lib/contract/admin-today.ts';
import type { Permission } from '#lib/contract/permissions.ts';
import { type Desk, createDeskWork, openDesk } from '#server/testing/desk.ts';
import { type StaffAction, staffActions } from '#server/staff-actions.ts';
import { recordStaff } from '#server/staff-log.ts';
import { signInStaff } from '#server/testing/staff.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

const { call, done, order, payAt } = createDeskWork(() => desk);
const read = async (headers = desk.admin) =>
  todayAnswer.parse((await call('Get-Today', {}, headers)).body);
const held = (permissions: readonly Permission[]) => signInStaff(desk.shop, permissions);

test('what waits is counted, with its age and its sum, and the day is compared by hour', async () => {
  const nothing = { count: 0, oldest: null };
  expect((await read()).waiting).toMatchObject({
    toPack: nothing,
    toAccept: nothing,
    money: nothing,
  });
  await order();
  await payAt('zarinpal');
  const { number } = await payAt('zibal');
  await done('Cancel', number, { reason: 'دیر شد' });
  const { waiting, days } = await read();
  expect(waiting).toMatchObject({
    toPack: { count: 1, oldest: expect.any(String), amount: null },
    toAccept: { count: 1 },
    receipts: { count: 0, amount: 0 },
    returns: { count: 0 },
    money: { count: 1, amount: 180_000 },
    chats: { count: 0, oldest: null },
    opinions: { count: expect.any(Number) },
  });
  expect(waiting.lowStock).toEqual({ count: 0, oldest: null, amount: null });
  await desk.shop.shop.database.db.execute(
    sql`update variant set low_stock = stock - held where id = (select min(id) from variant)`,
  );
  expect((await read()).waiting.lowStock?.count).toBe(1);
  const low = sql`id = (select product_id from variant where id = (select min(id) from variant))`;
  await desk.shop.shop.database.db.execute(sql`update product set removed_at = now() where ${low}`);
  expect((await read()).waiting.lowStock?.count).toBe(0);
  await desk.shop.shop.database.db.execute(sql`update product set removed_at = null where ${low}`);
  const sums = days?.today.filter(({ orders }) => orders > 0);
  expect(sums).toEqual([{ orders: 1, amount: 180_000 }]);
  expect(days?.yesterday.every(({ orders }) => orders === 0)).toBe(true);
});

test('owners see each kind of guarded change of the last week, however many there are, and nobody else does', async () => {
  const { db } = desk.shop.shop.database;
  const record = (action: StaffAction) =>
    recordStaff(db, { memberId: null, action, subject: 'settings sms', before: null, after: {} });
  await record('Save-Sms-Settings');
  await db.execute(sql`update staff_event set at = now() - interval '8 days'`);
  await record('Save-Card');
  for (let saves = 0; saves < 60; saves += 1) {
    // oxlint-disable-next-line no-await-in-loop -- In this order.
    await record('Save-Payment-Settings');
  }
  await record('Save-Settings');
  expect((await read()).guarded).toMatchObject([
    { label: staffActions['Save-Payment-Settings'].label, person: null, count: 60 },
    { label: staffActions['Save-Card'].label, person: null, count: 1 },
  ]);
  expect((await read(await held(['settings']))).guarded).toBeNull();
});

test('parts without a permission are not shown', async () => {
  const { waiting, days } = await read(await held(['orders']));
  expect(waiting).toMatchObject({
    money: null,
    opinions: null,
    lowStock: null,
    toPack: { count: 1 },
  });
  expect(days).toBeNull();
  const { waiting: none } = await read(await held(['content']));
  expect(Object.values(none).every((each) => each === null)).toBe(true);
  expect((await call('Get-Today', {}, {})).status).toBe(401);
  expect((await call('Get-Today', {}, desk.member)).status).toBe(401);
});

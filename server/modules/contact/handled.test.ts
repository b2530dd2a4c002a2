import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { listMessagesAnswer, staffMessage } from '#lib/contract/contact.ts';
import { staffEvent } from '#server/db/schema/after-sale.ts';
import { accounts, fillTestMembers } from '#server/testing/members.ts';
import { signInStaff } from '#server/testing/staff.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';

let shop: TestShop;
let admin: Record<string, string>;
beforeAll(async () => {
  shop = await openTestShop();
  await fillTestMembers(shop);
  admin = await signInStaff(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  const { db } = shop.shop.database;
  await db.execute(sql`truncate contact_message, staff_event restart identity`);
  await db.execute(sql`insert into contact_message (name, mobile, subject, message)
    select 'مریم', '09123456789', 'س', 'پیام ' || n from generate_series(1, 5) n`);
});

const call = (name: string, body: unknown = {}, headers = admin) =>
  shop.post(`/api/Admin/${name}`, body, headers);
async function done<Row>(schema: z.ZodType<Row>, name: string, body: object = {}): Promise<Row> {
  const { status, body: answer } = await call(name, body);
  expect([status, answer]).toEqual([200, expect.anything()]);
  return schema.parse(answer);
}
const list = (body: object = {}) => done(listMessagesAnswer, 'List-Contact-Messages', body);
const ids = async (body: object = {}) => (await list(body)).items.map(({ id }) => id);
const mark = (id: number, isHandled: boolean) =>
  done(staffMessage, 'Mark-Contact-Message', { id, isHandled });

test('messages go on without a gap, the newest first', async () => {
  const first = await list({ limit: 3 });
  expect(first).toMatchObject({ total: { count: 5, isExact: true }, open: 5 });
  const second = await list({ limit: 3, after: first.next });
  expect(second).toMatchObject({ total: null, next: null });
  expect([...first.items, ...second.items].map(({ id }) => id)).toEqual([5, 4, 3, 2, 1]);
});

test('a message is marked as handled, once, and opened again', async () => {
  const marked = await mark(3, true);
  expect(marked).toMatchObject({ id: 3, handledBy: accounts.administrator.name });
  expect(await mark(3, true)).toEqual(marked);
  expect(await ids({ state: 'open' })).toEqual([5, 4, 2, 1]);
  expect(await list({ state: 'handled' })).toMatchObject({ items: [{ id: 3 }], open: 4 });
  expect(await mark(3, false)).toMatchObject({ handledAt: null, handledBy: null });
  expect(await ids({ state: 'handled' })).toEqual([]);
  const events = await shop.shop.database.db.select().from(staffEvent).orderBy(staffEvent.id);
  expect(events).toMatchObject([
    { action: 'Mark-Contact-Message', subject: 'message 3', after: { isHandled: true } },
    { after: { isHandled: false } },
  ]);
  expect(JSON.stringify(events)).not.toContain('09123456789');
});

test.each([
  ['List-Contact-Messages', { state: 'other' }, 422],
  ['List-Contact-Messages', { after: '!' }, 422],
  ['List-Contact-Messages', { limit: -1 }, 422],
  ['Mark-Contact-Message', { id: 99, isHandled: true }, 404],
  ['Mark-Contact-Message', { id: 1 }, 422],
  ['Mark-Contact-Message', { id: 1e12, isHandled: true }, 422],
])('%s refuses %j with %i', async (name, body, status) => {
  expect((await call(name, body)).status).toBe(status);
});

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { sellingPart } from '#lib/contract/settings.ts';
import { rows } from '#server/db/database.ts';
import { messagesTo } from '#server/testing/codes.ts';
import { accounts, fillTestMembers } from '#server/testing/members.ts';
import { type PanelHeaders, signInStaff } from '#server/testing/staff.ts';
import { openTestShop, type TestShop } from '#server/testing/shop.ts';

let shop: TestShop;
let owner: PanelHeaders;
beforeAll(async () => {
  shop = await openTestShop();
  await fillTestMembers(shop);
  owner = await signInStaff(shop);
});
afterAll(() => shop.close());

const [one, other] = ['6037997599999993', '6219861034529007'];
const call = (name: string, body: object) => shop.post(`/api/Admin/${name}`, body, owner);
const read = async () => sellingPart.parse((await call('Get-Selling-Settings', {})).body);
const save = async (change: object) =>
  call('Save-Selling-Settings', { ...(await read()), ...change });
const cardOf = (card: string, name = 'سارا محمدی') => ({
  cardToCard: { card, owner: name, hours: 6 },
});
const confirmed = (until: string) =>
  shop.shop.database.db.execute(
    sql`update panel_session set confirmed_until = now() + ${until}::interval`,
  );
const news = () => messagesTo(shop, accounts.administrator.mobile);
const recorded = () =>
  rows(
    shop.shop.database.db,
    sql`select before, after from staff_event where action = 'Save-Card' order by id`,
    z.object({ before: z.unknown(), after: z.unknown() }),
  );
const refused = { status: 403, body: { code: 'CONFIRM_IDENTITY' } };

test('another card, or none, must be confirmed, is recorded without its number, and owners hear of it', async () => {
  expect((await save(cardOf(one))).status).toBe(200);
  await confirmed('-1 minute');
  expect(await save(cardOf(other))).toMatchObject(refused);
  expect(await save(cardOf(one, 'دیگری'))).toMatchObject(refused);
  const none = { cardToCard: null, returnDays: 12 };
  expect(await save(none)).toMatchObject(refused);
  await confirmed('10 minutes');
  const { revision } = await read();
  expect((await save(none)).status).toBe(200);
  await confirmed('-1 minute');
  // A former version may have another card.
  const restore = { part: 'selling', version: revision, revision: revision + 1 };
  expect(await call('Restore-Settings', restore)).toMatchObject(refused);
  expect(await read()).toMatchObject({ cardToCard: null, returnDays: 12 });
  expect(await news()).toHaveLength(2);
  await confirmed('10 minutes');
  expect((await call('Restore-Settings', restore)).status).toBe(200);
  expect((await save(cardOf(other))).status).toBe(200);
  expect(await news()).toHaveLength(4);
  expect((await news())[0]?.text).toMatch(/تنظیمات کارت به کارت .+ تغییر داد/);
  expect(await recorded()).toEqual([
    { before: null, after: { card: '9993', isOtherOwner: true } },
    { before: { card: '9993' }, after: null },
    { before: null, after: { card: '9993', isOtherOwner: true } },
    { before: { card: '9993' }, after: { card: '9007', isOtherOwner: false } },
  ]);
});

test('the same card asks nobody', async () => {
  await confirmed('-1 minute');
  expect((await save({ ...cardOf(other), returnDays: 20 })).status).toBe(200);
  expect(await news()).toHaveLength(4);
});

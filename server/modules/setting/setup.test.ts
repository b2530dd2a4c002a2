import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { adminCategory } from '#lib/contract/goods-tree.ts';
import { setupAnswer, shopPart } from '#lib/contract/settings.ts';
import { setting } from '#server/db/schema/content.ts';
import { fillTestMembers } from '#server/testing/members.ts';
import { signInStaff } from '#server/testing/staff.ts';
import { openTestShop, type TestShop } from '#server/testing/shop.ts';

let shop: TestShop;
let admin: Record<string, string>;
beforeAll(async () => {
  shop = await openTestShop();
  await fillTestMembers(shop);
  admin = await signInStaff(shop);
});
afterAll(() => shop.close());

const call = (name: string, body: unknown = {}) => shop.post(`/api/Admin/${name}`, body, admin);
const states = (body: unknown) => {
  const { isShown, steps } = setupAnswer.parse(body);
  return { isShown, ...Object.fromEntries(steps.map(({ name, state }) => [name, state])) };
};
const setup = async () => states((await call('Get-Setup')).body);

test('a shop that has goods shows no set-up', async () => {
  expect(await setup()).toMatchObject({ isShown: false, product: 'done' });
});

test('an empty shop does; steps are done by what is saved, or by what staff say', async () => {
  await shop.shop.database.db.execute(sql`truncate product, category, brand cascade`);
  expect(await setup()).toMatchObject({
    isShown: true,
    product: 'open',
    shop: 'open',
    look: 'open',
  });
  const read = shopPart.parse((await call('Get-Shop-Settings')).body);
  await call('Save-Shop-Settings', { ...read, name: 'دکان ما' });
  const { body } = await call('Mark-Setup-Step', { step: 'look', state: 'done' });
  expect(states(body)).toMatchObject({ shop: 'done', look: 'done' });
  await call('Mark-Setup-Step', { step: 'sms', state: 'skipped' });
  expect(await setup()).toMatchObject({ sms: 'skipped', look: 'done', payment: 'open' });
});

const sell = (value: object) =>
  shop.shop.database.db
    .insert(setting)
    .values({ key: 'selling', value })
    .onConflictDoUpdate({ target: setting.key, set: { value } });

test.each([
  ['cardToCard', { card: '6037997599999993', owner: 'سارا محمدی', hours: 24 }],
  ['onDelivery', { cities: ['تهران'], most: 50_000_000 }],
])('%s is a way to pay like a gateway', async (way, terms) => {
  const none = { cardToCard: null, onDelivery: null };
  await sell(none);
  expect(await setup()).toMatchObject({ payment: 'open' });
  await sell({ ...none, [way]: terms });
  expect(await setup()).toMatchObject({ payment: 'done' });
});

test('what a shop has stays done, whatever is said of it; unknown steps are refused', async () => {
  await call('Mark-Setup-Step', { step: 'shop', state: 'skipped' });
  expect(await setup()).toMatchObject({ shop: 'done' });
  expect((await call('Mark-Setup-Step', { step: 'other', state: 'done' })).status).toBe(422);
  expect((await call('Mark-Setup-Step', { step: 'sms', state: 'x' })).status).toBe(422);
});

test('the first category and product of an empty shop need four fields', async () => {
  const made = await call('Save-Category', { title: 'چینی' });
  expect(made.status).toBe(200);
  const { id: categoryId } = adminCategory.parse(made.body);
  const body = { nameFa: 'قوری', categoryId, price: 450_000, stock: 5, pictures: [] };
  expect((await call('Save-Product', { ...body, state: 'published' })).status).toBe(200);
  expect(await setup()).toMatchObject({ product: 'done', isShown: true });
});

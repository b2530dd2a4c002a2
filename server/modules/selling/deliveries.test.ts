import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { methodsAnswer } from '#lib/contract/admin-selling.ts';
import { masterData } from '#lib/contract/home.ts';
import { staffEvent } from '#server/db/schema/after-sale.ts';
import { setting } from '#server/db/schema/content.ts';
import { outbox } from '#server/db/schema/outbox.ts';
import {
  createDeliveryDesk,
  everywhere,
  post,
} from '#server/modules/selling/testing/delivery-desk.ts';
import { changeSelling } from '#server/testing/after-sale.ts';
import { fillTestMembers } from '#server/testing/members.ts';
import {
  brokenInvariants,
  nowhere,
  sellingShop,
  startBody,
  testGateways,
} from '#server/testing/selling.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';
import { type PanelHeaders, signInStaff } from '#server/testing/staff.ts';

let shop: TestShop;
let admin: PanelHeaders;
beforeAll(async () => {
  shop = await openTestShop({
    filling: sellingShop,
    config: { gateways: testGateways(nowhere) },
  });
  await fillTestMembers(shop);
  admin = await signInStaff(shop);
});
afterAll(async () => {
  expect(await brokenInvariants(shop.shop.database)).toEqual([]);
  await shop.close();
});

const { call, saved, buyer, offered } = createDeliveryDesk(() => ({ shop, admin }));

describe('a delivery method', () => {
  test('is offered from its creation, changes, and is switched off', async () => {
    const { id } = await saved(post);
    expect(await offered(id)).toMatchObject({ title: 'پست ویژه', price: 70_000 });
    const cheaper = { ...post, rates: [{ ...everywhere, base: 60_000 }] };
    const changed = await saved({ ...cheaper, id, version: 1, freeFrom: 200_000_000 });
    expect(changed).toMatchObject({ version: 2, freeFrom: 200_000_000 });
    expect(await offered(id)).toMatchObject({ price: 60_000 });
    await saved({ ...cheaper, id, version: 2, isActive: false });
    expect(await offered(id)).toBeUndefined();
    const of = await buyer();
    await expect(
      shop.shop.orders.start(of.memberId, startBody(of, { Delivery: id })),
    ).rejects.toMatchObject({ status: 422 });
    const { items } = methodsAnswer.parse((await call('Get-Delivery-Methods', {})).body);
    expect(items.find((each) => each.id === id)).toMatchObject({ isActive: false, version: 3 });
    const { db } = shop.shop.database;
    const events = await db
      .select()
      .from(staffEvent)
      .where(eq(staffEvent.subject, `delivery method ${id}`))
      .orderBy(staffEvent.id);
    expect(events).toMatchObject([
      { action: 'Save-Delivery-Method', before: null },
      { before: { freeFrom: null }, after: { freeFrom: 200_000_000 } },
      { after: { isActive: false } },
    ]);
  });

  test('is shown on the pages, which follow its changes', async () => {
    const { db } = shop.shop.database;
    const terms = { shipping: { handlingDays: [0, 1] } };
    const services = [{ icon: 'x', title: 'بازگشت {returnDays} روزه', text: '' }];
    const texts = { name: 'فروشگاه', title: '', description: '', phone: '', services };
    await db.insert(setting).values({ key: 'shop', value: { ...texts, terms } });
    const shown = async () =>
      masterData.parse((await shop.get('/api/home/get-master-data')).body).shop;
    const shownTerms = async () => (await shown()).terms;
    const { id } = await saved({ ...post, rates: [{ ...everywhere, base: 2_000 }], daysTo: 9 });
    await db.delete(outbox);
    expect(await shownTerms()).toMatchObject({
      returnDays: 10,
      shipping: { price: 2_000, handlingDays: [0, 1], transitDays: [0, 9] },
    });
    await changeSelling(shop, { returnDays: 14 });
    expect(await shown()).toMatchObject({
      services: [{ title: 'بازگشت ۱۴ روزه' }],
      terms: { returnDays: 14 },
    });
    const cheaper = { ...post, rates: [{ ...everywhere, base: 1_000 }], freeFrom: 3_000_000 };
    await saved({ ...cheaper, id, version: 1 });
    expect(await shownTerms()).toMatchObject({ shipping: { price: 1_000, freeFrom: 3_000_000 } });
    await saved({ ...cheaper, id, version: 2, isActive: false });
    expect((await shownTerms())?.shipping?.price).toBeGreaterThan(2_000);
    const announced = await db.select({ payload: outbox.payload }).from(outbox);
    expect(announced).toMatchObject([
      { payload: { tags: ['master'] } },
      { payload: { tags: ['master'] } },
    ]);
  });

  test('changed on an older version is refused, and one of two at once', async () => {
    const { id } = await saved(post);
    const both = await Promise.all(
      ['یک', 'دو'].map((title) => call('Save-Delivery-Method', { ...post, id, version: 1, title })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await call('Save-Slots', { methodId: id, version: 1, schedule: [] })).toMatchObject({
      status: 409,
      body: { code: 'STALE', fields: { version: '2' } },
    });
    expect(await call('Save-Delivery-Method', { ...post, id: 99_999, version: 1 })).toMatchObject({
      status: 404,
    });
  });

  test.each([
    { ...post, kind: 'rocket' },
    { ...post, rates: [] },
    { ...post, rates: [{ ...everywhere, provinces: ['ناکجا'] }] },
    { ...post, rates: [{ ...everywhere, base: -1 }] },
    { ...post, rates: [{ ...everywhere, base: 1e18 }] },
    { ...post, freeFrom: 1.5 },
    { ...post, daysFrom: 4 },
    { ...post, title: '\u200c' },
    { ...post, id: 1 },
  ])('of impossible values is refused: %j', async (body) => {
    expect(await call('Save-Delivery-Method', body)).toMatchObject({ status: 422 });
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { adminCoupon, adminPromotion, promotionsAnswer } from '#lib/contract/admin-selling.ts';
import { staffEvent } from '#server/db/schema/after-sale.ts';
import { codes, variants } from '#server/testing/fixture.ts';
import { fillTestMembers } from '#server/testing/members.ts';
import {
  brokenInvariants,
  nowhere,
  sellingShop,
  startBody,
  testGateways,
  writeBuyers,
} from '#server/testing/selling.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';
import { signInStaff } from '#server/testing/staff.ts';

let shop: TestShop;
let admin: Record<string, string>;
beforeAll(async () => {
  shop = await openTestShop({
    filling: sellingShop,
    config: { gateways: testGateways(nowhere) },
  });
  await fillTestMembers(shop);
  admin = await signInStaff(shop);
});
beforeEach(async () => {
  // Each test's promotions are the only ones, besides the one of the code TEN.
  await shop.shop.database.db.execute(sql`update promotion set is_active = false where id > 1`);
});
afterAll(async () => {
  expect(await brokenInvariants(shop.shop.database)).toEqual([]);
  await shop.close();
});

const call = (name: string, body: object, headers = admin) =>
  shop.post(`/api/Admin/${name}`, body, headers);
const percent = (share: number, when: object = {}) => ({
  title: `${share} درصد`,
  rule: { when, give: { kind: 'percent', percent: share } },
});
async function saved(body: object) {
  const answer = await call('Save-Promotion', body);
  expect(answer).toMatchObject({ status: 200 });
  return adminPromotion.parse(answer.body);
}
async function savedCoupon(body: object) {
  const answer = await call('Save-Coupon', body);
  expect(answer).toMatchObject({ status: 200 });
  return adminCoupon.parse(answer.body);
}
async function buyer(count = 1) {
  const [made] = await writeBuyers(shop.shop.database, 1, [variants.laptop], count);
  if (!made) throw new Error('no buyer');
  return made;
}
/** The discount of a laptop of 90 million toman. */
async function discount(coupon = ''): Promise<number> {
  const { memberId } = await buyer();
  const { totals } = await shop.shop.orders.preview(memberId, { Coupon: coupon });
  return totals.discount;
}
let lastCode = 0;
const newCode = () => `CODE-${(lastCode += 1)}`;
/** A promotion with a code. */
async function withCode(limits: object = {}) {
  const made = await saved({ ...percent(5), coupon: { code: newCode(), ...limits } });
  const [coupon] = made.coupons;
  if (!coupon) throw new Error('no coupon');
  return coupon;
}

describe('a promotion', () => {
  test('counts from its creation, changes, and counts no more when it is switched off', async () => {
    const made = await saved(percent(10));
    expect(made).toMatchObject({ version: 1, isActive: true, couponCount: 0 });
    expect(await discount()).toBe(9_000_000);
    const { id } = made;
    const changed = await saved({ id, version: 1, ...percent(20), priority: 3 });
    expect(changed).toMatchObject({ id, version: 2, priority: 3, title: '20 درصد' });
    expect(await discount()).toBe(18_000_000);
    await saved({ id, version: 2, ...percent(20), isActive: false });
    expect(await discount()).toBe(0);
    const order = await buyer();
    await shop.shop.orders.start(order.memberId, startBody(order, { Payment: 'zarinpal' }));
    const { db } = shop.shop.database;
    const events = await db
      .select()
      .from(staffEvent)
      .where(eq(staffEvent.subject, `promotion ${id}`))
      .orderBy(staffEvent.id);
    expect(events).toMatchObject([
      { action: 'Save-Promotion', before: null, after: { title: '10 درصد' } },
      { before: { title: '10 درصد', priority: 0 }, after: { title: '20 درصد', priority: 3 } },
      { after: { isActive: false } },
    ]);
    expect(events.every(({ memberId }) => memberId !== null)).toBe(true);
  });

  test('made with its first code is never everybody’s', async () => {
    const code = newCode();
    const { coupons } = await saved({
      ...percent(50),
      coupon: { code: ` ${code.toLowerCase()} ` },
    });
    expect(coupons).toMatchObject([{ code, used: 0, isShown: false }]);
    expect(await discount()).toBe(0);
    expect(await discount(code)).toBe(45_000_000);
  });

  test('changed on an older version is refused, and one of two at once', async () => {
    const { id } = await saved(percent(1));
    const both = await Promise.all(
      [2, 3].map((share) => call('Save-Promotion', { id, version: 1, ...percent(share) })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await call('Save-Promotion', { id, version: 1, ...percent(4) })).toMatchObject({
      status: 409,
      body: { code: 'STALE', fields: { version: '2' } },
    });
  });

  test('about what does not exist is refused with the field', async () => {
    const when = {
      products: [codes.phone, 9_999],
      brands: [77],
      categories: [0],
      methods: [50],
      payments: ['zarinpal', 'nobody'],
      from: '2026-01-02T00:00:00Z',
      to: '2026-01-01T00:00:00Z',
    };
    const answer = await call('Save-Promotion', percent(1, when));
    expect(answer).toMatchObject({ status: 422, body: { code: 'INVALID' } });
    expect(Object.keys((answer.body as { fields: object }).fields).toSorted()).toEqual([
      'rule.when.brands',
      'rule.when.categories',
      'rule.when.methods',
      'rule.when.payments',
      'rule.when.products',
      'rule.when.to',
    ]);
  });

  test.each([
    { ...percent(0) },
    { ...percent(101) },
    { ...percent(1.5) },
    { ...percent(1), title: ' \u200c ' },
    { ...percent(1), title: 'x'.repeat(201) },
    { ...percent(1), priority: 1e9 },
    { ...percent(1), isActive: 'no' },
    { ...percent(1, { subtotal: -1 }) },
    { ...percent(1, { provinces: ['ناکجا'] }) },
    { ...percent(1, { products: Array.from({ length: 501 }, (_, n) => n + 1) }) },
    { title: 'x', rule: { when: {}, give: { kind: 'amount', amount: 1e15 } } },
    { title: 'x', rule: { when: {}, give: { kind: 'cheapest', of: 1 } } },
    { title: 'x', rule: { when: {}, give: { kind: 'everything' } } },
    { ...percent(1), id: 1 },
    { ...percent(1), version: 1 },
    { ...percent(1), coupon: { code: '!' } },
    { ...percent(1), coupon: { code: 'OK', useLimit: 0 } },
    [],
    null,
  ])('of impossible values is refused: %j', async (body) => {
    expect(await shop.post('/api/Admin/Save-Promotion', body, admin)).toMatchObject({
      status: 422,
    });
  });

  test('that is unknown is not found', async () => {
    expect(await call('Save-Promotion', { id: 99_999, version: 1, ...percent(1) })).toMatchObject({
      status: 404,
    });
  });
});

describe('a code', () => {
  test('is unique however it is written', async () => {
    const { code, promotionId } = await withCode();
    expect(await call('Save-Coupon', { promotionId, code: code.toLowerCase() })).toMatchObject({
      status: 409,
      body: { code: 'CODE_TAKEN' },
    });
    const other = await savedCoupon({ promotionId, code: newCode() });
    const { id, version } = other;
    expect(await call('Save-Coupon', { id, version, promotionId, code })).toMatchObject({
      status: 409,
      body: { code: 'CODE_TAKEN' },
    });
    const twice = newCode();
    const both = await Promise.all([
      call('Save-Coupon', { promotionId, code: twice }),
      call('Save-Coupon', { promotionId, code: twice }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('with a limit is used so often, and no limit may be below that', async () => {
    const { id, version, code, promotionId } = await withCode({ useLimit: 2 });
    for (let use = 0; use < 2; use += 1) {
      // oxlint-disable-next-line no-await-in-loop -- One after the other.
      const of = await buyer();
      // oxlint-disable-next-line no-await-in-loop
      await shop.shop.orders.start(
        of.memberId,
        startBody(of, { Payment: 'zarinpal', Coupon: code }),
      );
    }
    const late = await buyer();
    await expect(
      shop.shop.orders.start(late.memberId, startBody(late, { Payment: 'zarinpal', Coupon: code })),
    ).rejects.toMatchObject({ code: 'COUPON_REFUSED' });
    const change = { id, version, code, promotionId };
    expect(await call('Save-Coupon', { ...change, useLimit: 1 })).toMatchObject({
      status: 422,
      body: { fields: { useLimit: expect.stringContaining('۲') } },
    });
    expect(
      await savedCoupon({ ...change, useLimit: 3, memberLimit: 1, isShown: true }),
    ).toMatchObject({ version: version + 1, used: 2, useLimit: 3, isShown: true });
    await shop.shop.orders.start(
      late.memberId,
      startBody(late, { Payment: 'zarinpal', Coupon: code }),
    );
  });

  test('that is switched off gives nothing, and its promotion is still not everybody’s', async () => {
    const { id, version, code, promotionId } = await withCode();
    expect(await discount(code)).toBe(4_500_000);
    await savedCoupon({ id, version, code, promotionId, isActive: false });
    expect(await discount(code)).toBe(0);
    expect(await discount()).toBe(0);
  });

  test('stays with its promotion, and is not changed on an older version', async () => {
    const { id, version, code, promotionId } = await withCode();
    const change = { id, version, code, promotionId };
    expect(await call('Save-Coupon', { ...change, promotionId: 1 })).toMatchObject({
      status: 422,
      body: { fields: { promotionId: expect.any(String) } },
    });
    await savedCoupon(change);
    expect(await call('Save-Coupon', change)).toMatchObject({
      status: 409,
      body: { code: 'STALE' },
    });
    expect(await call('Save-Coupon', { ...change, id: 99_999 })).toMatchObject({ status: 404 });
    expect(await call('Save-Coupon', { promotionId: 99_999, code: newCode() })).toMatchObject({
      status: 404,
    });
  });
});

test('promotions are listed page by page with their codes, the newest first', async () => {
  const { id } = await saved({ ...percent(3), coupon: { code: newCode() } });
  const { items, pageCount } = promotionsAnswer.parse((await call('Get-Promotions', {})).body);
  expect(items[0]).toMatchObject({ id, couponCount: 1 });
  expect(pageCount).toBe(Math.ceil(items.length / 50));
  const past = await call('Get-Promotions', { page: pageCount + 1 });
  expect(past.body).toMatchObject({ items: [] });
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { availabilityCodes } from '#lib/contract/codes.ts';
import { backInStock } from '#server/db/schema/back-in-stock.ts';
import { variant } from '#server/db/schema/catalogue.ts';
import { sms } from '#server/db/schema/sms.ts';
import { codes, variants } from '#server/testing/fixture.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(async () => {
  const { db } = shop.shop.database;
  await db.delete(backInStock);
  await db.delete(sms);
  await db.execute(sql`update variant set availability = ${availabilityCodes.available}, stock = 0, price = 1000000
    where id in (${variants.soldOut}, ${variants.phoneBlue})`);
  await db.execute(
    sql`update variant set availability = ${availabilityCodes.soon}, stock = 0, price = null where id = ${variants.soon}`,
  );
});
afterAll(() => shop.close());

const path = '/api/Product/Tell-When-Back';
const asForm = { 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8' };
const mobile = '09123456789';
const ask = (body: object, of = shop) =>
  of.post(path, { WebsiteCode: codes.soldOut, ProductProperty: variants.soldOut, mobile, ...body });
const send = (form: string, headers = {}) => shop.post(path, form, { ...asForm, ...headers });
const pageAfter = async (form: string) => {
  const { status, headers } = await send(form);
  return [status, headers['location'], headers['cache-control']];
};
const soldOut: { websiteCode: number; variantId: number } = {
  websiteCode: codes.soldOut,
  variantId: variants.soldOut,
};
const setStock = (stock: number, place = soldOut) => shop.shop.catalogue.setStock(place, stock);

async function waiting(): Promise<[number, string][]> {
  const { db } = shop.shop.database;
  const found = await db.select().from(backInStock);
  return found.map((each) => [each.variantId, each.mobile]);
}
const messages = async () => {
  const found = await shop.shop.database.db.select().from(sms);
  return found.map((each) => ({ mobile: each.mobile, text: each.text, purpose: each.purpose }));
};

describe('an alert', () => {
  test('is stored once, and a repeated request gets the same answer', async () => {
    const first = await ask({});
    expect(first).toMatchObject({
      status: 200,
      body: { Success: true, Message: expect.stringMatching(/خبرتان می‌کنیم/) },
    });
    const again = await ask({ mobile: '+98 ۹۱۲ ۳۴۵ ۶۷۸۹' });
    expect([again.status, again.body]).toEqual([first.status, first.body]);
    expect(await waiting()).toEqual([[variants.soldOut, mobile]]);
  });

  test('requested fifty times at once is stored once', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask({})));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await waiting()).toHaveLength(1);
  });

  test('requested for fifty numbers at once is stored for each', async () => {
    const numbers = Array.from({ length: 50 }, (_, n) => `091200000${10 + n}`);
    await Promise.all(numbers.map((each) => ask({ mobile: each })));
    expect((await waiting()).map(([, number]) => number).toSorted()).toEqual(numbers);
  });

  test('for the default variant needs no ProductProperty', async () => {
    await shop.post(path, { WebsiteCode: codes.soldOut, mobile });
    await ask({ WebsiteCode: codes.soon, ProductProperty: 0 });
    expect((await waiting()).map(([id]) => id).toSorted()).toEqual([
      variants.soldOut,
      variants.soon,
    ]);
  });

  test.each([
    ['can be bought', codes.laptop, variants.laptop, /هم‌اکنون موجود/],
    ['has its price on request', codes.call, variants.call, /خبر داده نمی‌شود/],
    ['is not made any more', codes.discontinued, variants.discontinued, /خبر داده نمی‌شود/],
  ])('for what %s is refused with a message', async (_what, WebsiteCode, ProductProperty, text) => {
    expect(await ask({ WebsiteCode, ProductProperty })).toMatchObject({
      status: 200,
      body: { Success: false, Message: expect.stringMatching(text) },
    });
    expect(await waiting()).toEqual([]);
  });

  test.each([
    [404, { WebsiteCode: 999_999 }],
    [404, { WebsiteCode: codes.removed, ProductProperty: 0 }],
    [404, { ProductProperty: variants.laptop }],
    [422, { WebsiteCode: 0 }],
    [422, { WebsiteCode: 1.5 }],
    [422, { WebsiteCode: '1e3' }],
    [422, { WebsiteCode: "1003'; drop table sms" }],
    [422, { ProductProperty: -1 }],
    [422, { ProductProperty: 99_999_999_999 }],
    [422, { mobile: '0912' }],
    [422, { mobile: '02112345678' }],
    [422, { mobile: { $ne: '' } }],
    [422, { mobile: '\ud800' }],
    [422, { mobile: null }],
  ])('answers %d to %j', async (status, body) => {
    expect((await ask(body)).status).toBe(status);
    expect(await waiting()).toEqual([]);
  });

  test('without a number gets the sentence of the contract', async () => {
    expect((await shop.post(path, { WebsiteCode: codes.soldOut })).body).toMatchObject({
      code: 'INVALID',
      fields: { mobile: 'شماره موبایل خود را وارد کنید' },
    });
    expect((await shop.post(path, '{"WebsiteCode":')).status).toBe(400);
    expect((await ask({ mobile: '9'.repeat(100_000) })).status).toBe(413);
  });

  test('is limited in number for each mobile number', async () => {
    await shop.shop.database.db.execute(sql`
      insert into back_in_stock (variant_id, mobile)
      select id, ${mobile} from variant where id > 100 limit 40`);
    expect((await ask({})).body).toMatchObject({ Success: true });
    await shop.shop.database.db.execute(sql`
      insert into variant (id, product_id, availability) select 900 + n, ${codes.soon}, ${availabilityCodes.soon}
      from generate_series(1, 9) n`);
    await shop.shop.database.db.execute(sql`
      insert into back_in_stock (variant_id, mobile) select 900 + n, ${mobile}
      from generate_series(1, 9) n`);
    const refused = await ask({ WebsiteCode: codes.soon, ProductProperty: variants.soon });
    expect(refused.body).toMatchObject({ Success: false, Message: expect.stringMatching(/زیادی/) });
    // It may repeat an existing request, and other numbers are not affected.
    expect((await ask({})).body).toMatchObject({ Success: true });
    expect((await ask({ mobile: '09351112233' })).body).toMatchObject({ Success: true });
    await shop.shop.database.db.delete(variant).where(sql`id > 900 and id < 910`);
  });
});

describe('a variant that can be bought again', () => {
  test('notifies every subscriber once, with product name and URL', async () => {
    await shop.shop.database.db.execute(sql`
      insert into setting (key, value) values ('shop', '{"name": "فروشگاه نمونه"}')`);
    await ask({});
    await ask({ mobile: '09351112233' });
    await ask({ WebsiteCode: codes.soon, ProductProperty: variants.soon, mobile: '09360000000' });
    await setStock(4);
    const text = `فروشگاه نمونه: گوشی تمام شده موجود شد.\nhttps://shop.example/shop/product/${codes.soldOut}/-?variant=${variants.soldOut}`;
    const expected = [mobile, '09351112233'].map((each) => ({
      mobile: each,
      text,
      purpose: 'back-in-stock',
    }));
    expect((await messages()).toSorted((a, b) => a.mobile.localeCompare(b.mobile))).toEqual(
      expected,
    );
    await setStock(7);
    await setStock(0);
    await setStock(1);
    expect(await messages()).toHaveLength(2);
    expect(await waiting()).toEqual([[variants.soon, '09360000000']]);
  });

  test('notifies again a subscriber who asked again', async () => {
    await ask({});
    await setStock(1);
    await setStock(0);
    expect((await ask({})).body).toMatchObject({ Success: true });
    await setStock(1);
    expect(await messages()).toHaveLength(2);
  });

  test('notifies after any change that makes it available, and after no other', async () => {
    const place = { websiteCode: codes.soon, variantId: variants.soon };
    await ask({ WebsiteCode: codes.soon, ProductProperty: variants.soon });
    await shop.shop.catalogue.changeVariant(place, { price: 9_000_000 });
    await shop.shop.catalogue.changeVariant(place, { availability: availabilityCodes.available });
    expect(await messages()).toEqual([]);
    await shop.shop.catalogue.changeVariant(place, { stock: 2 });
    expect(await messages()).toHaveLength(1);
  });

  test('is named in the message when the product has several', async () => {
    await ask({ WebsiteCode: codes.phone, ProductProperty: variants.phoneBlue });
    await setStock(1, { websiteCode: codes.phone, variantId: variants.phoneBlue });
    expect((await messages())[0]?.text).toContain('گوشی گلکسی اس ۲۴، آبی، 512 موجود شد');
  });

  test('notifies nobody while its page does not exist', async () => {
    const { db } = shop.shop.database;
    await ask({});
    await db.execute(sql`update product set removed_at = now() where id = ${codes.soldOut}`);
    await setStock(4);
    expect(await messages()).toEqual([]);
    expect(await waiting()).toHaveLength(1);
    await db.execute(sql`update product set removed_at = null where id = ${codes.soldOut}`);
    await setStock(0);
    await setStock(1);
    expect(await messages()).toHaveLength(1);
  });

  test('notifies nobody when the change fails', async () => {
    await ask({});
    const change = { stock: 5, oldPrice: 1 };
    await expect(shop.shop.catalogue.changeVariant(soldOut, change)).rejects.toThrow();
    expect(await messages()).toEqual([]);
    expect(await waiting()).toHaveLength(1);
  });

  test('changed twice at once while alerts are added, misses nobody and notifies nobody twice', async () => {
    const numbers = Array.from({ length: 40 }, (_, n) => `091200000${10 + n}`);
    const answers = numbers.map((each) => ask({ mobile: each }));
    await Promise.all([setStock(3), setStock(5), ...answers]);
    const kept = z.object({ Success: z.boolean() });
    const isStored = (await Promise.all(answers)).map(({ body }) => kept.parse(body).Success);
    const expected = numbers.filter((_, n) => isStored[n]);
    expect((await messages()).map((each) => each.mobile).toSorted()).toEqual(expected);
    expect(await waiting()).toEqual([]);
  });
});

describe('a form without scripts', () => {
  const form = `WebsiteCode=${codes.soldOut}&ProductProperty=${variants.soldOut}`;
  const page = `/shop/product/${codes.soldOut}/-`;

  test('redirects back to the product, which shows the result', async () => {
    expect(await pageAfter(`${form}&mobile=%DB%B0%DB%B9123456789`)).toEqual([
      303,
      `${page}#tell-done`,
      'no-store',
    ]);
    expect(await waiting()).toEqual([[variants.soldOut, mobile]]);
    for (const wrong of ['', '0912', '%00', '%E0%A4%A']) {
      // oxlint-disable-next-line no-await-in-loop
      expect((await pageAfter(`${form}&mobile=${wrong}`))[1]).toBe(`${page}#tell-invalid`);
    }
    const sold = `WebsiteCode=${codes.laptop}&mobile=${mobile}`;
    expect((await pageAfter(sold))[1]).toBe(`/shop/product/${codes.laptop}/-#tell-refused`);
  });

  test.each([
    [`WebsiteCode=//evil.example&mobile=${mobile}`, '/shop'],
    [`mobile=${mobile}`, '/shop'],
    ['', '/shop'],
    [`${form}&mobile=${mobile}&mobile=09351112233`, '/shop'],
    [`__proto__=1&${form}&mobile=${mobile}`, '/shop'],
    [`WebsiteCode=999999&mobile=${mobile}`, '/shop/product/999999/-#tell-failed'],
  ])('with unexpected content, %j, redirects to %s', async (body, where) => {
    expect((await pageAfter(body)).slice(0, 2)).toEqual([303, where]);
    expect(await waiting()).toEqual([]);
  });

  test('of another site is refused', async () => {
    const headers = { origin: 'https://evil.example' };
    expect((await send(`${form}&mobile=${mobile}`, headers)).status).toBe(403);
  });
});

test('a network that requests too many alerts in a day gets Retry-After', async () => {
  const limited = await openTestShop({ config: { stockAlertDailyLimit: 2 }, beside: shop });
  const numbers = ['09120000001', '09120000002', '09120000003'];
  const answers = [];
  for (const each of numbers) {
    // oxlint-disable-next-line no-await-in-loop
    answers.push(await ask({ mobile: each }, limited));
  }
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
  expect(Number(answers[2]?.headers['retry-after'])).toBeGreaterThan(3_600);
  expect(await waiting()).toHaveLength(2);
  await limited.close();
});

test('an address that requests alerts too often gets Retry-After', async () => {
  const limited = await openTestShop({ config: { newsletterRateLimit: 2 }, beside: shop });
  const statuses = [await ask({}, limited), await ask({}, limited), await ask({}, limited)];
  expect(statuses.map(({ status }) => status)).toEqual([200, 200, 429]);
  expect(statuses[2]?.headers['retry-after']).toMatch(/^\d+$/);
  const form = `WebsiteCode=${codes.soldOut}&mobile=${mobile}`;
  const from = (referer: string) => limited.post(path, form, { ...asForm, referer });
  const product = 'https://shop.example/shop/product/1003/x';
  expect((await from(`${product}?y=1`)).headers['location']).toBe(
    '/shop/product/1003/x#tell-failed',
  );
  for (const referer of ['https://evil.example/', 'https://evil.example//evil.example', '//', '']) {
    // oxlint-disable-next-line no-await-in-loop
    expect((await from(referer)).headers['location']).toBe('/shop');
  }
  await limited.close();
});

test('alerts older than a year are deleted', async () => {
  await ask({});
  await ask({ mobile: '09351112233' });
  await shop.shop.database.db.execute(
    sql`update back_in_stock set wanted_at = now() - interval '366 days' where mobile = ${mobile}`,
  );
  expect(await shop.shop.backInStock.removeSomeOld()).toBe(1);
  expect(await waiting()).toEqual([[variants.soldOut, '09351112233']]);
});

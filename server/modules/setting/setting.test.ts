import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { asc, sql } from 'drizzle-orm';
import { exportSPKI, generateKeyPair, SignJWT } from 'jose';
import type { z } from 'zod';
import { errorBody } from '#lib/contract/errors.ts';
import { masterData } from '#lib/contract/home.ts';
import {
  brandPart,
  feedPart,
  sellingPart,
  shopPart,
  staleSelling,
  staleShop,
} from '#lib/contract/settings.ts';
import { jalaliYear } from '#lib/text/date.ts';
import { staffEvent } from '#server/db/schema/after-sale.ts';
import { picture } from '#server/db/schema/picture.ts';
import { outbox } from '#server/db/schema/outbox.ts';
import { readSelling } from '#server/modules/order/selling-service.ts';
import { outboxChange } from '#server/outbox/change.ts';
import { fillTestMembers } from '#server/testing/members.ts';
import { signInStaff } from '#server/testing/staff.ts';
import { openTestShop, type TestShop } from '#server/testing/shop.ts';

let shop: TestShop;
/** A second node beside it. */
let other: TestShop;
let admin: Record<string, string>;
beforeAll(async () => {
  shop = await openTestShop();
  other = await openTestShop({ beside: shop });
  await fillTestMembers(shop);
  admin = await signInStaff(shop);
  await shop.shop.database.db.insert(picture).values([
    { hash: 'a0a0a0a0a0a0', width: 600, height: 600 },
    { hash: 'b0b0b0b0b0b0', width: 900, height: 300 },
    { hash: 'c0c0c0c0c0c0', width: 200, height: 200 },
  ]);
});
afterAll(() => other.close().then(() => shop.close()));
beforeEach(() =>
  shop.shop.database.db.execute(
    sql`truncate appearance_part, appearance_version, staff_event, outbox, setting`,
  ),
);

const call = (name: string, body: unknown = {}, headers = admin) =>
  shop.post(`/api/Admin/${name}`, body, headers);
async function done<Row>(schema: z.ZodType<Row>, name: string, body: object = {}): Promise<Row> {
  const { status, body: answer } = await call(name, body);
  expect([status, answer]).toEqual([200, expect.anything()]);
  return schema.parse(answer);
}
async function refused(name: string, body: object): Promise<Record<string, string>> {
  const { status, body: answer } = await call(name, body);
  expect([status, answer]).toEqual([422, expect.anything()]);
  return errorBody.parse(answer).fields ?? {};
}
const master = async () => masterData.parse((await other.get('/api/home/get-master-data')).body);
const announced = async () => {
  const found = await shop.shop.database.db.select().from(outbox).orderBy(asc(outbox.id));
  return found.map(({ payload }) => outboxChange.parse(payload));
};
const events = () => shop.shop.database.db.select().from(staffEvent);

const emalls = async (from = other) => (await from.get('/api/feeds/emalls')).status;
const saveFeeds = async (values: object) =>
  done(feedPart, 'Save-Feed-Settings', {
    ...(await done(feedPart, 'Get-Feed-Settings')),
    ...values,
  });
const askTorob = (signed: string) =>
  other.post(
    '/api/torob/v3/products',
    { page: 1, sort: 'date_added_desc' },
    { 'x-torob-token': signed },
  );
const isKey = async (key: string) =>
  (await other.post('/api/feeds/is-index-now-key', { key })).body;
const getBrand = () => done(brandPart, 'Get-Look');
const getShop = () => done(shopPart, 'Get-Shop-Settings');
const getSelling = () => done(sellingPart, 'Get-Selling-Settings');

describe('what the shop says of itself', () => {
  const written = {
    name: ' دكان ما ',
    phone: '۰۲۱ ۹۱۰۰ ۴۵۶۷',
    email: 'info@SHOP.example',
    street: 'خیابان آزادی، شمارهٔ ۱۲',
    city: 'تهران',
    opens: '۹',
    closes: '21',
    sellerName: 'شرکت دکان ما',
    copyrightFrom: 1400,
  };

  test('has defaults, is kept in one notation, and is shown at once, on every node', async () => {
    const before = await getShop();
    expect(before).toMatchObject({ revision: 1, name: '', title: '', phone: '', sellerName: '' });
    expect(before.copyrightFrom).toBe(jalaliYear(new Date()));
    expect(await done(shopPart, 'Save-Shop-Settings', { ...before, ...written })).toMatchObject({
      revision: 2,
      name: 'دکان ما',
      phone: '02191004567',
      opens: '09:00',
      closes: '21:00',
    });
    expect((await master()).shop).toMatchObject({
      name: 'دکان ما',
      title: 'دکان ما',
      email: 'info@shop.example',
      address: { city: 'تهران' },
      phoneHours: { opens: '09:00', closes: '21:00' },
      copyrightFrom: 1400,
    });
    expect((await readSelling(shop.shop.database.db)).seller.name).toBe('شرکت دکان ما');
    expect(await announced()).toEqual([{ tags: ['master'], paths: [] }]);
    expect(await events()).toMatchObject([
      { action: 'Save-Settings', subject: 'settings shop', after: { version: 2 } },
    ]);
  });

  test('can leave out again what was said', async () => {
    const first = await done(shopPart, 'Save-Shop-Settings', { ...(await getShop()), ...written });
    const rest = { email: '', street: '', city: '', opens: '', closes: '' };
    await done(shopPart, 'Save-Shop-Settings', { ...first, ...rest });
    const { shop: now } = await master();
    expect([now.email, now.address, now.phoneHours]).toEqual([undefined, undefined, undefined]);
  });

  test('keeps the promises of the footer and the terms, which others change', async () => {
    await done(sellingPart, 'Save-Selling-Settings', { ...(await getSelling()), handlingTo: 4 });
    const texts = { aboutUs: '', contactUs: '', eNamad: '', socialNetwork: [] };
    const services = [{ icon: 'truck', title: 'ارسال', text: '' }];
    await call('Save-Footer', { revision: 1, ...texts, services });
    await done(shopPart, 'Save-Shop-Settings', { ...(await getShop()), ...written });
    expect((await master()).shop).toMatchObject({ name: 'دکان ما', services });
    expect(await getSelling()).toMatchObject({ handlingTo: 4 });
  });

  test.each([
    [{ name: ' ' }, 'name'],
    [{ phone: 'زنگ' }, 'phone'],
    [{ closes: '' }, 'closes'],
    [{ city: '' }, 'city'],
    [{ nationalId: '12345678901' }, 'nationalId'],
    [{ copyrightFrom: 2026 }, 'copyrightFrom'],
    [{ description: 'x'.repeat(501) }, 'description'],
    [{ email: 5 }, 'email'],
  ])('with %j is refused at its field, and nothing is changed', async (wrong, field) => {
    const body = { ...(await getShop()), ...written, ...wrong };
    expect(Object.keys(await refused('Save-Shop-Settings', body))).toContain(field);
    expect([await announced(), await events()]).toEqual([[], []]);
  });

  test('saved on an older version gets the one of now; of two at once one is kept', async () => {
    const body = { ...(await getShop()), ...written };
    const both = await Promise.all([
      call('Save-Shop-Settings', body),
      call('Save-Shop-Settings', { ...body, name: 'دیگری' }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(staleShop.parse((await call('Save-Shop-Settings', body)).body)).toMatchObject({
      code: 'STALE',
      now: { revision: 2 },
    });
  });
});

describe('how the shop sells', () => {
  const card = '6037997599999993';

  test('is kept, and holds for the next order', async () => {
    const saved = await done(sellingPart, 'Save-Selling-Settings', {
      ...(await getSelling()),
      vat: [
        { from: '2027-03-21T00:00:00+03:30', rate: 12 },
        { from: '2024-03-20T00:00:00+03:30', rate: 10 },
      ],
      cardToCard: { card: '۶۰۳۷-۹۹۷۵-۹۹۹۹-۹۹۹۳', owner: 'سارا محمدی', hours: 6 },
      onDelivery: { cities: ['تهران'], most: 5_000_000 },
      returnDays: 14,
      freeReturns: true,
      handlingFrom: 1,
      handlingTo: 3,
    });
    expect(saved).toMatchObject({ cardToCard: { card }, freeReturns: true });
    expect(saved.vat.map(({ rate }) => rate)).toEqual([10, 12]);
    expect(await readSelling(other.shop.database.db)).toMatchObject({
      cardToCard: { card },
      onDelivery: { most: 5_000_000 },
    });
    expect((await master()).shop.terms).toMatchObject({ returnDays: 14, freeReturns: true });
  });

  test.each([
    [{ cardToCard: { card: '6037997599999994', owner: 'الف ب', hours: 1 } }, 'cardToCard.card'],
    [{ cardToCard: { card, owner: ' ', hours: 1 } }, 'cardToCard.owner'],
    [{ cardToCard: { card, owner: 'الف ب', hours: 0 } }, 'cardToCard.hours'],
    [{ onDelivery: { cities: [], most: 1 } }, 'onDelivery.cities'],
    [{ onDelivery: { cities: [' '], most: 1 } }, 'onDelivery.cities'],
    [{ onDelivery: { cities: ['تهران'], most: -1 } }, 'onDelivery.most'],
    [{ vat: [{ from: '2024-03-20T00:00:00+03:30', rate: 100 }] }, 'vat.0.rate'],
    [{ vat: [{ from: 'فردا', rate: 1 }] }, 'vat.0.from'],
    [{ vat: [1, 2].map((rate) => ({ from: '2024-03-20T00:00:00+03:30', rate })) }, 'vat.1.from'],
    [{ returnDays: 9 }, 'returnDays'],
    [{ holdMinutes: 0 }, 'holdMinutes'],
    [{ holdMinutes: 1e9 }, 'holdMinutes'],
    [{ mostUnpaid: 1.5 }, 'mostUnpaid'],
    [{ handlingFrom: 5, handlingTo: 2 }, 'handlingTo'],
    [{ freightCategories: [99_999] }, 'freightCategories'],
  ])('with %j is refused at its field', async (wrong, field) => {
    const found = await refused('Save-Selling-Settings', { ...(await getSelling()), ...wrong });
    expect(found[field]).toMatch(/[\u0600-\u06ff]/);
    expect(await events()).toEqual([]);
  });

  test('saved on an older version gets the one of now', async () => {
    const body = await getSelling();
    await done(sellingPart, 'Save-Selling-Settings', body);
    expect(staleSelling.parse((await call('Save-Selling-Settings', body)).body)).toMatchObject({
      now: { revision: 2 },
    });
  });
});

describe('price lists and keys', () => {
  test('are switched on and off on every node without a restart', async () => {
    expect(await emalls()).toBe(404);
    await saveFeeds({ enabled: ['emalls'] });
    expect(await emalls()).toBe(200);
    expect((await other.get('/api/feeds/google.xml')).status).toBe(404);
    await saveFeeds({ enabled: [] });
    expect(await emalls()).toBe(404);
  });

  test("Torob's needs its key, by which its requests are judged", async () => {
    const { publicKey, privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519' });
    const pem = await exportSPKI(publicKey);
    const read = await done(feedPart, 'Get-Feed-Settings');
    const wanted = { ...read, enabled: ['torob'] };
    expect(await refused('Save-Feed-Settings', wanted)).toHaveProperty('torobKey');
    const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey;
    for (const torobKey of ['x', String(rsa.export({ type: 'spki', format: 'pem' }))]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await refused('Save-Feed-Settings', { ...wanted, torobKey })).toHaveProperty(
        'torobKey',
      );
    }
    await done(feedPart, 'Save-Feed-Settings', { ...wanted, torobKey: pem });
    const token = await new SignJWT({})
      .setProtectedHeader({ alg: 'EdDSA' })
      .setExpirationTime('5m')
      .setAudience('shop.example')
      .sign(privateKey);
    expect((await askTorob(token)).status).toBe(200);
    expect((await askTorob(`${token}x`)).status).toBe(401);
  });

  test('a key for search engines is known by the shop, and only that one', async () => {
    expect(
      await refused('Save-Feed-Settings', {
        ...(await done(feedPart, 'Get-Feed-Settings')),
        indexNowKey: 'کلید',
      }),
    ).toHaveProperty('indexNowKey');
    await saveFeeds({ indexNowKey: 'a-key-of-mine' });
    expect(await isKey('a-key-of-mine')).toEqual({ isKey: true });
    expect(await isKey('another-key')).toEqual({ isKey: false });
  });

  test('what the environment sets wins and is said; a test copy serves none', async () => {
    const enabled = ['google'] as const;
    const config = { feeds: { enabled, torobKey: '' } };
    const fixed = await openTestShop({ beside: shop, config });
    const copy = await openTestShop({ beside: shop, config: { isPublic: false } });
    await saveFeeds({ enabled: ['emalls'] });
    expect([await emalls(fixed), await emalls(copy)]).toEqual([404, 404]);
    expect((await fixed.get('/api/feeds/google.xml')).status).toBe(200);
    const { body } = await fixed.post('/api/Admin/Get-Feed-Settings', {}, admin);
    expect(feedPart.parse(body)).toMatchObject({ fixed: { enabled }, enabled: ['emalls'] });
    await Promise.all([fixed.close(), copy.close()]);
  });
});

describe("the shop's own look", () => {
  const mark = 'a0a0a0a0a0a0-850.webp';
  const logo = 'b0b0b0b0b0b0-850.webp';

  test('is absent until it is saved, and goes again', async () => {
    expect((await master()).brand).toBeUndefined();
    const read = await getBrand();
    expect(read).toEqual({ revision: 1, colour: '', mark: '', logo: '' });
    await done(brandPart, 'Save-Look', { ...read, colour: ' #24598F ', mark, logo });
    expect((await master()).brand).toEqual({
      colour: '#24598f',
      mark: { image: mark, width: 600, height: 600 },
      logo: { image: logo, width: 900, height: 300 },
    });
    expect(await announced()).toEqual([{ tags: ['master'], paths: [] }]);
    await done(brandPart, 'Save-Look', { revision: 2, colour: '', mark: '', logo: '' });
    expect((await master()).brand).toEqual({ colour: null, mark: null, logo: null });
  });

  test.each([
    [{ colour: '#ffffff' }, 'colour'],
    [{ colour: 'red' }, 'colour'],
    [{ colour: '#123456;}' }, 'colour'],
    [{ mark: 'b0b0b0b0b0b0-850.webp' }, 'mark'],
    [{ mark: 'c0c0c0c0c0c0-850.webp' }, 'mark'],
    [{ mark: 'd0d0d0d0d0d0-850.webp' }, 'mark'],
    [{ mark: 'https://evil.example/a.png' }, 'mark'],
    [{ logo: 'a0a0a0a0a0a0-850.webp' }, 'logo'],
  ])('with %j is refused at its field', async (wrong, field) => {
    const found = await refused('Save-Look', { ...(await getBrand()), ...wrong });
    expect(found[field]).toMatch(/[\u0600-\u06ff]/);
    expect((await master()).brand).toBeUndefined();
  });
});

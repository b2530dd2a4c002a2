import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { addToBasketAnswer, getBasketAnswer } from '#lib/contract/basket.ts';
import { masterData } from '#lib/contract/home.ts';
import { loginAnswer } from '#lib/contract/member.ts';
import { guestBasket, memberBasket } from '#server/basket-owner.ts';
import { rows } from '#server/db/database.ts';
import type { BasketChange } from '#server/events.ts';
import { createBasketService } from '#server/modules/basket/service.ts';
import { codes, variants } from '#server/testing/fixture.ts';
import { accounts, fillTestMembers, jarOf, logIn, sending } from '#server/testing/members.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';

let shop: TestShop;
let guid: string;
beforeAll(async () => {
  shop = await openTestShop();
  await fillTestMembers(shop);
});
beforeEach(() => {
  guid = randomUUID();
});
afterEach(async () => {
  shop.shop.events.removeAllListeners('basketChanged');
  await shop.shop.database.db.execute(sql`delete from basket`);
});
afterAll(() => shop.close());

type Headers = Record<string, string>;
async function add(body: object, headers: Headers = {}) {
  const answer = await shop.post('/api/Basket/Add-To-Basket', body, headers);
  expect(answer.status).toBe(200);
  return addToBasketAnswer.parse(answer.body);
}
async function basket(headers: Headers) {
  return getBasketAnswer.parse((await shop.get('/api/Basket/Get-Basket', headers)).body);
}
const { mobile, password } = accounts.member;
const enter = (of = guid) =>
  shop.post('/api/member-account/login', { mobile, password }, { 'x-guid': of });
async function idOf(of: string) {
  const query = sql`select id::int as id from member where mobile = ${of}`;
  const [found] = await rows(shop.shop.database.db, query, z.object({ id: z.int() }));
  return found?.id ?? 0;
}
const countsOf = ({ lines }: { lines: { propertyId: number; count: number }[] }) =>
  lines.map(({ propertyId, count }) => [propertyId, count]);

describe('a member’s basket', () => {
  test('is the same on every device, whatever guid is sent', async () => {
    const [phone, laptop] = [await logIn(shop), await logIn(shop)];
    const body = { WebsiteCode: codes.cheapPhone, GuidCode: guid };
    expect(await add(body, phone.bearer)).toMatchObject({ message: null, basketCount: 1 });
    expect(await add({ ...body, GuidCode: randomUUID() }, laptop.bearer)).toMatchObject({
      basketCount: 2,
    });
    expect(countsOf(await basket(laptop.bearer))).toEqual([[variants.cheapPhone, 2]]);
    expect((await basket({ 'x-guid': guid })).lines).toEqual([]);
    const master = await shop.get('/api/home/get-master-data', { ...phone.bearer, 'x-guid': guid });
    expect(masterData.parse(master.body)).toMatchObject({
      bCount: 2,
      sequence: 2,
      userInfo: { bCount: 2 },
    });
  });

  test('is not visible to other members or with an invalid token', async () => {
    const [mine, other] = [await logIn(shop), await logIn(shop, accounts.administrator)];
    await add({ WebsiteCode: codes.cheapPhone }, mine.bearer);
    expect((await basket(other.bearer)).lines).toEqual([]);
    const at = { WebsiteCode: codes.cheapPhone };
    expect((await shop.post('/api/Basket/Remove-From-Basket', at, other.bearer)).status).toBe(404);
    const forged = { authorization: 'Bearer a.b.c', 'x-guid': guid };
    expect((await shop.get('/api/Basket/Get-Basket', forged)).status).toBe(401);
    expect((await shop.post('/api/Basket/Add-To-Basket', at, forged)).status).toBe(401);
    expect((await basket(mine.bearer)).basketCount).toBe(1);
  });

  test('is not readable once the session has ended', async () => {
    const { bearer, jar } = await logIn(shop);
    await shop.post('/api/member-account/logout', {}, sending(jar));
    expect((await shop.get('/api/Basket/Get-Basket', bearer)).status).toBe(401);
  });
});

describe('a login', () => {
  test("merges the guest's basket into the member's once; after that the guid has an empty one", async () => {
    const { bearer } = await logIn(shop);
    await add({ WebsiteCode: codes.cheapPhone }, bearer);
    await add({ WebsiteCode: codes.cheapPhone, Count: 2, GuidCode: guid });
    await add({ WebsiteCode: codes.phone, Insurance: true, GuidCode: guid });
    const answer = loginAnswer.parse((await enter()).body);
    expect(answer.userInfo?.bCount).toBe(4);
    const merged = await basket(bearer);
    expect(countsOf(merged)).toEqual([
      [variants.cheapPhone, 3],
      [variants.phoneBlack, 1],
    ]);
    expect(merged.lines[1]?.insurance).toBe(true);
    expect(await basket({ 'x-guid': guid })).toMatchObject({ lines: [], basketCount: 0 });
    await enter();
    expect(await basket(bearer)).toEqual(merged);
  });

  test('respects limits and stock, reports it, and lets the shopper confirm it', async () => {
    const { bearer } = await logIn(shop);
    await add({ WebsiteCode: codes.phone, Count: 2 }, bearer);
    await add({ WebsiteCode: codes.phone, Count: 2, GuidCode: guid });
    await enter();
    const merged = await basket(bearer);
    expect(merged.lines).toMatchObject([{ count: 2, maxCount: 2, notices: [{ kind: 'capped' }] }]);
    expect(merged.lines[0]?.notices[0]?.message).toMatch(/از ۴ به ۲/);
    const body = { NewsKey: merged.newsKey };
    await shop.post('/api/Basket/Confirm-Changes', body, bearer);
    expect((await basket(bearer)).lines).toMatchObject([{ count: 2, notices: [] }]);
  });

  test('notifies the tabs of both baskets, in order', async () => {
    const id = await idOf(mobile);
    await add({ WebsiteCode: codes.cheapPhone, GuidCode: guid });
    await add({ WebsiteCode: codes.laptop, Count: 2, GuidCode: guid });
    const events: BasketChange[] = [];
    shop.shop.events.on('basketChanged', (change) => events.push(change));
    await enter();
    const owner = memberBasket(id);
    expect(events).toMatchObject([
      { owner, websiteCode: codes.cheapPhone, count: 1, basketCount: 1, kind: 'add', sequence: 1 },
      { owner, websiteCode: codes.laptop, count: 2, basketCount: 3, kind: 'add', sequence: 2 },
      { owner: guestBasket(guid), basketCount: 0, kind: 'update', sequence: 3 },
    ]);
  });

  test('repeated concurrently merges once, and loses nothing added meanwhile', async () => {
    const { bearer } = await logIn(shop);
    await add({ WebsiteCode: codes.firstCase, Count: 3, GuidCode: guid });
    const adding = Array.from({ length: 10 }, () =>
      add({ WebsiteCode: codes.firstCase, GuidCode: guid }),
    );
    const logins = Array.from({ length: 6 }, () => enter());
    await Promise.all([...adding, ...logins]);
    const left = (await basket({ 'x-guid': guid })).basketCount;
    expect((await basket(bearer)).basketCount + left).toBe(13);
    await enter();
    expect((await basket(bearer)).basketCount).toBe(13);
    expect((await basket({ 'x-guid': guid })).basketCount).toBe(0);
  });

  test("on two nodes with two guests' baskets locks in one order and loses nothing", async () => {
    const { database, events } = shop.shop;
    const nodes = [createBasketService(database, events), createBasketService(database, events)];
    const ids = [await idOf(mobile), await idOf(accounts.administrator.mobile)];
    const guids = Array.from({ length: 4 }, () => randomUUID());
    for (const each of guids) {
      // oxlint-disable-next-line no-await-in-loop
      await add({ WebsiteCode: codes.firstCase, Count: 5, GuidCode: each });
      // oxlint-disable-next-line no-await-in-loop
      await add({ WebsiteCode: codes.firstCase + 1, Count: 7, GuidCode: each });
    }
    const orders = guids.flatMap((each, n) =>
      nodes.flatMap((node) => ids.map((id) => node.bringIn(ids[n % 2] ?? id, each))),
    );
    const thing = { websiteCode: codes.firstCase, variantId: 0, insurance: false, refer: '' };
    const additions = ids.map((id) => nodes[1]?.add(memberBasket(id), { ...thing, count: 1 }));
    await Promise.all([...orders, ...additions]);
    const counts = await Promise.all(ids.map((id) => shop.shop.basket.count(memberBasket(id))));
    expect(counts.map(({ basketCount }) => basketCount)).toEqual([25, 25]);
  });

  test('leaves a frozen basket unchanged, and Exit-Freeze merges the rest', async () => {
    const { bearer } = await logIn(shop);
    await add({ WebsiteCode: codes.cheapPhone }, bearer);
    await shop.shop.basket.freeze(memberBasket(await idOf(mobile)));
    await add({ WebsiteCode: codes.laptop, GuidCode: guid });
    await enter();
    expect(countsOf(await basket(bearer))).toEqual([[variants.cheapPhone, 1]]);
    expect((await basket({ 'x-guid': guid })).basketCount).toBe(1);
    const exit = await shop.get('/api/basket/Exit-Freeze', { ...bearer, 'x-guid': guid });
    expect(exit.body).toMatchObject({ message: null, basketCount: 2 });
    expect((await basket({ 'x-guid': guid })).basketCount).toBe(0);
  });

  test('refused for a wrong password merges nothing', async () => {
    await add({ WebsiteCode: codes.cheapPhone, GuidCode: guid });
    const wrong = { mobile, password: 'wrong' };
    await shop.post('/api/member-account/login', wrong, { 'x-guid': guid });
    expect((await basket({ 'x-guid': guid })).basketCount).toBe(1);
  });

  test('is followed by a session renewal that merges what a late tab added to the old basket', async () => {
    const entered = await enter();
    await add({ WebsiteCode: codes.cheapPhone, GuidCode: guid });
    const headers = { ...sending(jarOf(entered)), 'x-guid': guid };
    const renewed = await shop.post('/api/member-account/refresh', {}, headers);
    expect(loginAnswer.parse(renewed.body).userInfo?.bCount).toBe(1);
    expect((await basket({ 'x-guid': guid })).basketCount).toBe(0);
  });
});

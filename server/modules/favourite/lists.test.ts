import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { getFavouritesAnswer } from '#lib/contract/favourite.ts';
import { createListAnswer, listsAnswer, sharedList } from '#lib/contract/favourite-list.ts';
import { mostInList, mostLists } from '#lib/contract/limits.ts';
import { codes } from '#server/testing/fixture.ts';
import { accounts, fillTestMembers, logIn } from '#server/testing/members.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';

interface Bearer {
  authorization: string;
}

let shop: TestShop;
let ours: Bearer;
let others: Bearer;
beforeAll(async () => {
  shop = await openTestShop();
  await fillTestMembers(shop);
  ours = (await logIn(shop)).bearer;
  others = (await logIn(shop, accounts.administrator)).bearer;
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.shop.database.db.execute(sql`truncate favourite, favourite_list cascade`);
});

const post = (call: string, body: unknown, headers: object = ours) =>
  shop.post(`/api/favorite/${call}`, body, { ...headers });
async function change(call: string, body: unknown) {
  const answer = await post(call, body);
  expect(answer.status).toBe(200);
  return listsAnswer.parse(answer.body).lists;
}
async function create(name: string, headers: object = ours): Promise<number> {
  const answer = await post('create-list', { name }, headers);
  expect(answer.status).toBe(200);
  return createListAnswer.parse(answer.body).id;
}
const refusalOf = async (call: string, body: unknown, headers: object = ours) => {
  const answer = await post(call, body, headers);
  return [answer.status, (answer.body as { code?: string }).code];
};
const lists = async (headers: object = ours) =>
  listsAnswer.parse((await shop.get('/api/favorite/get-lists', { ...headers })).body).lists;
const namesOf = async () => (await lists()).map(({ name }) => name);
const page = async (list: number, headers: object = ours) =>
  getFavouritesAnswer.parse((await post('get-list', { list }, headers)).body);
const codesIn = async (list: number) =>
  (await page(list)).items.map(({ websiteCode }) => websiteCode);
const add = (WebsiteCode: number) => post('add-favorite', { WebsiteCode });
const move = (from: number, to: number, products: number[], copies = false) =>
  post('move-products', { from, to, codes: products, copies });

describe('lists', () => {
  test('are made, renamed, deleted and brought back with their goods', async () => {
    const gifts = await create(' هدیه‌ی   مامان ');
    const home = await create('خانه');
    expect(await namesOf()).toEqual(['هدیه‌ی مامان', 'خانه']);
    await add(codes.phone);
    await move(0, gifts, [codes.phone]);
    await change('rename-list', { id: gifts, name: 'تولد' });
    await change('remove-list', { id: gifts });
    expect(await change('remove-list', { id: gifts })).toMatchObject([{ id: home }]);
    expect(await refusalOf('get-list', { list: gifts })).toEqual([404, 'LIST_NOT_FOUND']);
    expect(await refusalOf('rename-list', { id: gifts, name: 'x' })).toEqual([
      404,
      'LIST_NOT_FOUND',
    ]);
    await change('restore-list', { id: gifts });
    expect(await change('restore-list', { id: gifts })).toEqual([
      { id: gifts, name: 'تولد', count: 1, token: null, showsName: false },
      { id: home, name: 'خانه', count: 0, token: null, showsName: false },
    ]);
    expect(await codesIn(gifts)).toEqual([codes.phone]);
  });

  test('have different names, also when one is made twice at once or brought back', async () => {
    const made = await Promise.all([1, 2, 3].map(() => post('create-list', { name: 'خانه' })));
    expect(made.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const [home] = await lists();
    const id = home?.id ?? 0;
    const other = await create('کار');
    expect(await refusalOf('rename-list', { id: other, name: 'خانه' })).toEqual([
      409,
      'LIST_NAME_TAKEN',
    ]);
    await change('remove-list', { id });
    await create('خانه');
    expect(await refusalOf('restore-list', { id })).toEqual([409, 'LIST_NAME_TAKEN']);
  });

  test('are at most twenty, however many are made at once', async () => {
    const made = await Promise.all(
      Array.from({ length: mostLists + 5 }, (_, n) => post('create-list', { name: `فهرست ${n}` })),
    );
    expect(made.filter(({ status }) => status === 200)).toHaveLength(mostLists);
    expect(await lists()).toHaveLength(mostLists);
    expect(await refusalOf('create-list', { name: 'یکی دیگر' })).toEqual([409, 'LISTS_FULL']);
  });

  test('are nobody else’s: another member gets 404, a visitor 401', async () => {
    const id = await create('راز');
    await add(codes.phone);
    const calls: [string, object][] = [
      ['rename-list', { id, name: 'ربوده' }],
      ['remove-list', { id }],
      ['restore-list', { id }],
      ['share-list', { id, isShared: true }],
      ['move-products', { from: id, to: 0, codes: [codes.phone] }],
      ['move-products', { from: 0, to: id, codes: [codes.phone] }],
      ['add-to-list', { id, WebsiteCode: codes.phone }],
      ['remove-from-list', { id, WebsiteCode: codes.phone }],
      ['get-list', { list: id }],
    ];
    for (const [call, body] of calls) {
      // oxlint-disable-next-line no-await-in-loop
      expect([call, await refusalOf(call, body, others)]).toEqual([call, [404, 'LIST_NOT_FOUND']]);
      // oxlint-disable-next-line no-await-in-loop
      expect((await post(call, body, { authorization: '' })).status).toBe(401);
    }
    expect(await lists(others)).toEqual([]);
    expect(await lists()).toMatchObject([{ name: 'راز', token: null }]);
  });

  test.each([
    ['create-list', { name: '' }],
    ['create-list', { name: '\u200c\u200b' }],
    ['create-list', { name: 'ا'.repeat(41) }],
    ['create-list', { name: '<b>' }],
    ['create-list', { name: null }],
    ['create-list', { name: { $ne: '' } }],
    ['rename-list', { id: 0, name: 'x' }],
    ['rename-list', { id: '1', name: 'x' }],
    ['remove-list', { id: -1 }],
    ['remove-list', { id: 1.5 }],
    ['move-products', { from: 0, to: 1, codes: [] }],
    ['move-products', { from: 0, to: 1, codes: Array.from({ length: 201 }, () => 1001) }],
    ['move-products', { from: 0, to: 1, codes: ['1001); drop table favourite --'] }],
    ['remove-from-list', { id: 1, WebsiteCode: 99_999_999_999 }],
    ['get-list', { list: -1 }],
    ['get-shared', { token: 'x'.repeat(401) }],
    ['get-shared', { token: ['x'] }],
  ])('%s refuses %j with 422', async (call, body) => {
    expect((await post(call, body)).status).toBe(422);
    expect(await lists()).toEqual([]);
  });
});

describe('goods', () => {
  test('are copied and moved between lists, the favourites among them', async () => {
    const [a, b] = [await create('یک'), await create('دو')];
    await add(codes.phone);
    await add(codes.laptop);
    await move(0, a, [codes.phone, codes.laptop, codes.earphones], true);
    expect([await codesIn(0), await codesIn(a)]).toEqual([
      [codes.laptop, codes.phone],
      [codes.laptop, codes.phone],
    ]);
    await move(a, b, [codes.phone]);
    await move(a, b, [codes.phone]);
    expect([await codesIn(a), await codesIn(b)]).toEqual([[codes.laptop], [codes.phone]]);
    await move(0, b, [codes.phone]);
    expect([await codesIn(0), await codesIn(b)]).toEqual([[codes.laptop], [codes.phone]]);
    await move(b, 0, [codes.phone]);
    expect([await codesIn(0), await codesIn(b)]).toEqual([[codes.phone, codes.laptop], []]);
    await move(a, a, [codes.laptop]);
    expect((await page(a)).items).toMatchObject([{ websiteCode: codes.laptop, isFav: true }]);
    const laptop = { id: a, WebsiteCode: codes.laptop };
    expect(await change('remove-from-list', laptop)).toMatchObject([{ count: 0 }, { count: 0 }]);
    await change('add-to-list', laptop);
    expect(await change('add-to-list', laptop)).toMatchObject([{ count: 1 }, { count: 0 }]);
    expect(await refusalOf('add-to-list', { id: a, WebsiteCode: codes.removed })).toEqual([
      404,
      'PRODUCT_NOT_FOUND',
    ]);
  });

  test('copied many times at once make one row', async () => {
    const id = await create('یک');
    await add(codes.phone);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => move(0, id, [codes.phone, codes.phone], true)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await lists()).toMatchObject([{ count: 1 }]);
  });

  test('beyond the bound of a list are refused, all of them, and stay where they were', async () => {
    const { db } = shop.shop.database;
    const [full, from] = [await create('پر'), await create('از')];
    await db.execute(sql`
      insert into product (id, name_fa, name_en, slug, category_id, brand_id)
      select 50000 + n, 'x', 'x', 'x', 3, 1 from generate_series(1, ${mostInList}) n`);
    await db.execute(sql`
      insert into favourite_list_item (list_id, product_id)
      select ${full}, 50000 + n from generate_series(1, ${mostInList - 1}) n`);
    await db.execute(sql`
      insert into favourite_list_item (list_id, product_id)
      values (${from}, ${codes.phone}), (${from}, ${codes.laptop})`);
    const both = { from, to: full, codes: [codes.phone, codes.laptop] };
    expect(await refusalOf('move-products', both)).toEqual([409, 'LIST_FULL']);
    expect(await lists()).toMatchObject([{ count: mostInList - 1 }, { count: 2 }]);
    expect((await move(from, full, [codes.phone])).status).toBe(200);
    expect((await move(from, full, [codes.laptop])).status).toBe(409);
    await db.execute(sql`delete from product where id > 50000 and id <= 50000 + ${mostInList}`);
  });

  test('that left the shop are neither counted nor shown', async () => {
    const { db } = shop.shop.database;
    const id = await create('یک');
    await add(codes.phone);
    await move(0, id, [codes.phone]);
    await db.execute(sql`update product set removed_at = now() where id = ${codes.phone}`);
    expect([(await lists())[0]?.count, await codesIn(id)]).toEqual([0, []]);
    expect((await move(id, 0, [codes.phone])).status).toBe(200);
    await db.execute(sql`update product set removed_at = null where id = ${codes.phone}`);
    expect(await codesIn(id)).toEqual([codes.phone]);
  });
});

const read = (token: string, asked = 1) => post('get-shared', { token, page: asked }, {});

describe('a shared list', () => {
  test('shows goods at current prices, and of its owner at most the first name', async () => {
    const id = await create('تولد');
    await add(codes.phone);
    await move(0, id, [codes.phone], true);
    const [shared] = await change('share-list', { id, isShared: true });
    const token = shared?.token ?? '';
    expect(token).toMatch(/^[\w-]{22}$/);
    const answer = await read(token);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    const [card] = (await page(id)).items;
    expect(sharedList.parse(answer.body)).toEqual({
      name: 'تولد',
      owner: '',
      items: [{ ...card, isFav: false }],
      total: 1,
      page: 1,
      pageCount: 1,
    });
    await change('share-list', { id, isShared: true, showsName: true });
    const named = await read(token);
    expect(named.body).toMatchObject({ owner: 'عضو' });
    expect(JSON.stringify(named.body)).not.toMatch(new RegExp(`نمونه|${accounts.member.mobile}`));
    expect((await read(token, 2)).status).toBe(404);
  });

  test('has another address after a fresh one was asked for, and none once it is not shared', async () => {
    const id = await create('تولد');
    const tokens: string[] = [];
    for (const isFresh of [false, false, true]) {
      // oxlint-disable-next-line no-await-in-loop
      const [list] = await change('share-list', { id, isShared: true, isFresh });
      tokens.push(list?.token ?? '');
    }
    expect(tokens[1]).toBe(tokens[0]);
    expect(tokens[2]).not.toBe(tokens[0]);
    const statuses = async () =>
      (await Promise.all(tokens.map((token) => read(token)))).map(({ status }) => status);
    expect(await statuses()).toEqual([404, 404, 200]);
    await change('share-list', { id, isShared: false });
    expect(await statuses()).toEqual([404, 404, 404]);
  });

  test.each(['', '0', 'null', '%', "' or '1'='1", '\ud800', 'A'.repeat(22), '../../x'])(
    'is not found by %j',
    async (token) => {
      await create('تولد');
      expect((await read(token)).status).toBe(404);
    },
  );
});

test('lists deleted a day ago are gone for good', async () => {
  const [old, fresh] = [await create('کهنه'), await create('تازه')];
  await change('remove-list', { id: old });
  await change('remove-list', { id: fresh });
  await shop.shop.database.db.execute(
    sql`update favourite_list set removed_at = now() - interval '25 hours' where id = ${old}`,
  );
  expect(await shop.shop.favouriteLists.removeSomeOld()).toBe(1);
  expect(await refusalOf('restore-list', { id: old })).toEqual([404, 'LIST_NOT_FOUND']);
  expect(await change('restore-list', { id: fresh })).toHaveLength(1);
});

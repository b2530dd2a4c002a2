import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { getListAnswer } from '#lib/contract/product.ts';
import { categories, codes } from '#server/testing/fixture.ts';
import { type GoodsDesk, openGoodsDesk } from '#server/testing/goods.ts';

let desk: GoodsDesk;
beforeAll(async () => {
  desk = await openGoodsDesk();
});
afterAll(() => desk.shop.close());

const [first, second, third, fourth] = [0, 1, 2, 3].map((at) => codes.firstCase + at);
const all = [first, second, third, fourth].map(Number);

const versionsOf = async () =>
  Object.fromEntries(
    await Promise.all(
      all.map(async (code): Promise<[number, number[]]> => {
        const { versionIds } = await desk.read(code);
        return [code - codes.firstCase, versionIds.map((id) => id - codes.firstCase)];
      }),
    ),
  );
const total = async () => {
  const { body } = await desk.shop.post('/api/Product/Get-List', { categoryId: categories.cases });
  return getListAnswer.parse(body).total;
};

test('chosen versions are versions of each other, and one card', async () => {
  await desk.save(Number(second), { versionIds: [first, third] });
  expect(await versionsOf()).toEqual({ 0: [1, 2], 1: [0, 2], 2: [0, 1], 3: [] });
  expect(await total()).toBe(38);
});

test('a version that goes to another model leaves its own, whose number stays its own', async () => {
  await desk.save(Number(fourth), { versionIds: [first] });
  expect(await versionsOf()).toEqual({ 0: [3], 1: [2], 2: [1], 3: [0] });
  expect(await total()).toBe(38);
});

test('without versions a product is alone, and so is the last one left', async () => {
  await desk.save(Number(fourth), { versionIds: [] });
  await desk.save(Number(third), { versionIds: [] });
  expect(await versionsOf()).toEqual({ 0: [], 1: [], 2: [], 3: [] });
  expect(await total()).toBe(40);
});

test('a form that was read before its product became a version is stale', async () => {
  const { revision } = await desk.read(Number(second));
  await desk.save(Number(first), { versionIds: [second] });
  const answer = await desk.call('Save-Product', {
    websiteCode: second,
    revision,
    shortText: 'تازه',
  });
  expect([answer.status, Object(answer.body).code]).toEqual([409, 'STALE']);
});

test('a copy of a product is no version of its model', async () => {
  const copy = Object(await desk.done('Duplicate-Product', { websiteCode: first }));
  expect(copy.versionIds).toEqual([]);
  expect((await desk.read(Number(first))).versionIds).toEqual([second]);
});

test.each([
  ['the product itself', [Number(third)]],
  ['one twice', [Number(fourth), Number(fourth)]],
  ['an unknown product', [999_999]],
  ['a product of another brand', [codes.cheapPhone]],
])('may not be %s', async (_what, versionIds) => {
  const { revision } = await desk.read(Number(third));
  const answer = await desk.call('Save-Product', { websiteCode: third, revision, versionIds });
  expect(answer.status).toBe(422);
  expect(Object(answer.body).fields).toHaveProperty('versionIds');
  expect((await desk.read(Number(third))).versionIds).toEqual([]);
});

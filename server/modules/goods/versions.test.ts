import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { getBatchAnswer, previewBulkAnswer } from '#lib/contract/goods-bulk.ts';
import { getListAnswer } from '#lib/contract/product.ts';
import { brands, categories, codes } from '#server/testing/fixture.ts';
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

const preview = async (filter: object) =>
  previewBulkAnswer.parse(
    await desk.done('Preview-Bulk', {
      filter,
      operation: { kind: 'brand', brandId: brands.apple },
    }),
  );
const onBatch = async (name: string, batch: number) =>
  getBatchAnswer.parse(await desk.done(name, { batch }));
const brandsOf = (many: readonly number[]) =>
  Promise.all(many.map(async (code) => (await desk.read(code)).brandId));

describe('a model has one brand', () => {
  const pair = [Number(first), Number(second)];

  test('so the form of one version refuses another, by the field that was changed', async () => {
    const { revision } = await desk.read(Number(first));
    const change = { websiteCode: first, revision, brandId: brands.apple };
    const answer = await desk.call('Save-Product', change);
    expect(answer.status).toBe(422);
    expect(Object(answer.body).fields).toHaveProperty('brandId');
  });

  test('so a change of many leaves out versions without the others, and takes all and back', async () => {
    expect(await preview({ websiteCodes: [first, third] })).toMatchObject({
      count: 1,
      untouched: 1,
      warnings: [{ kind: 'versions', count: 1 }],
    });
    const { batch, warnings } = await preview({ websiteCodes: pair });
    expect(warnings).toEqual([]);
    expect(await onBatch('Apply-Bulk', batch)).toMatchObject({ done: 2, skipped: 0 });
    expect(await brandsOf(pair)).toEqual([brands.apple, brands.apple]);
    expect(await onBatch('Undo-Batch', batch)).toMatchObject({ done: 2, skipped: 0 });
    expect(await brandsOf(pair)).toEqual([brands.samsung, brands.samsung]);
  });

  test('so what became a version after the preview keeps its brand', async () => {
    const { batch } = await preview({ websiteCodes: [fourth] });
    await desk.save(Number(third), { versionIds: [fourth] });
    expect(await onBatch('Apply-Bulk', batch)).toMatchObject({ done: 0, skipped: 1 });
    expect(await brandsOf([Number(fourth)])).toEqual([brands.samsung]);
  });

  test('so it changes in one step, however far apart the numbers of its versions are', async () => {
    const { db } = desk.shop.shop.database;
    await db.execute(sql`
      insert into product (id, category_id, brand_id, name_fa, name_en, slug, model_id)
      select 20000 + n, 1, 1, 'انبوه ' || n, 'Many', 'many', case when n in (1, 150) then 20001 end
      from generate_series(1, 150) n`);
    const { batch } = await preview({ query: 'انبوه' });
    expect(await onBatch('Apply-Bulk', batch)).toMatchObject({ done: 150, skipped: 0 });
  });
});

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import {
  getBatchAnswer,
  listBatchesAnswer,
  previewBulkAnswer,
  productHistoryAnswer,
} from '#lib/contract/goods-bulk.ts';
import { createLogger } from '#server/http/logging.ts';
import { caseCount, codes, variants } from '#server/testing/fixture.ts';
import { type GoodsDesk, openGoodsDesk } from '#server/testing/goods.ts';

let desk: GoodsDesk;
beforeAll(async () => {
  desk = await openGoodsDesk();
});
afterAll(() => desk.shop.close());

const preview = async (filter: object, operation: object, more: object = {}) =>
  previewBulkAnswer.parse(await desk.done('Preview-Bulk', { filter, operation, ...more }));
const onBatch = async (name: string, batch: number) =>
  getBatchAnswer.parse(await desk.done(name, { batch }));
const raise = { kind: 'raisePrice', percent: 10, roundTo: 1_000 };
const priceOf = async (code: number) => (await desk.read(code)).variants[0]?.price;
const listed = async (body: object) =>
  JSON.stringify((await desk.shop.post('/api/Product/Get-List', body)).body);
const run = () => desk.shop.job('bulk changes').run(createLogger('silent'));

describe('a change of prices', () => {
  test('is previewed, applied to just that, seen in the shop and taken back', async () => {
    const { batch, ...said } = await preview({ categoryId: 3 }, raise, { except: [102] });
    expect(said).toMatchObject({
      count: caseCount - 1,
      untouched: 0,
      productCount: caseCount - 1,
      warnings: [],
      prices: { least: 10_000, most: 14_000 },
    });
    expect(said.sample).toHaveLength(6);
    expect(said.sample[0]).toMatchObject({ field: 'price', before: 100_000, after: 110_000 });
    expect(await priceOf(codes.firstCase)).toBe(100_000);
    const done = await onBatch('Apply-Bulk', batch);
    expect(done).toMatchObject({ state: 'done', done: caseCount - 1, skipped: 0 });
    expect(await priceOf(codes.firstCase)).toBe(110_000);
    expect(await priceOf(codes.firstCase + 1)).toBe(101_000);
    const list = await desk.shop.post('/api/Product/Get-List', { categoryId: 3, type: 'priceaz' });
    expect(list.body).toMatchObject({
      items: expect.arrayContaining([
        expect.objectContaining({ websiteCode: codes.firstCase, price: 110_000 }),
      ]),
    });
    const undone = await onBatch('Undo-Batch', batch);
    expect(undone).toMatchObject({ kind: 'undo', undoOf: batch, state: 'done', left: [] });
    expect(await priceOf(codes.firstCase)).toBe(100_000);
    const { items } = listBatchesAnswer.parse(await desk.done('List-Batches', {}));
    expect(items.map(({ batch: id }) => id)).toEqual([undone.batch, batch]);
    expect(items[1]).toMatchObject({ undoUntil: null, staff: 'مدیر نمونه' });
  });

  test('leaves what became another price after the preview, and so does its undoing', async () => {
    const { batch } = await preview({ websiteCodes: [codes.laptop, codes.cheapPhone] }, raise);
    await desk.done('Save-Cells', {
      cells: [
        { variantId: variants.laptop, field: 'price', before: 90_000_000, value: 91_000_000 },
      ],
    });
    expect(await onBatch('Apply-Bulk', batch)).toMatchObject({ done: 1, skipped: 1 });
    expect(await priceOf(codes.laptop)).toBe(91_000_000);
    expect(await priceOf(codes.cheapPhone)).toBe(44_000_000);
    await desk.done('Save-Cells', {
      cells: [
        { variantId: variants.cheapPhone, field: 'price', before: 44_000_000, value: 45_000_000 },
      ],
    });
    const undone = await onBatch('Undo-Batch', batch);
    expect(undone).toMatchObject({ done: 0, skipped: 1 });
    expect(undone.left).toMatchObject([
      { websiteCode: codes.cheapPhone, field: 'price', before: 44_000_000, after: 40_000_000 },
    ]);
    expect(await priceOf(codes.cheapPhone)).toBe(45_000_000);
  });

  test('that is large is applied by the job, by two nodes at once, and can be stopped', async () => {
    const { db } = desk.shop.shop.database;
    await db.execute(sql`
      insert into product (id, category_id, brand_id, name_fa, name_en, slug)
      select 20000 + n, 1, 1, 'انبوه ' || n, 'Many', 'many' from generate_series(1, 350) n`);
    await db.execute(sql`
      insert into variant (id, product_id, availability, price, stock)
      select 20000 + n, 20000 + n, 1, 5000, 1 from generate_series(1, 350) n`);
    const filter = { query: 'انبوه' };
    const news: object[] = [];
    desk.shop.shop.events.on('batchChanged', (change) => news.push(change));
    const first = await preview(filter, raise);
    expect(await onBatch('Apply-Bulk', first.batch)).toMatchObject({ state: 'waiting', done: 0 });
    await run();
    expect(await onBatch('Get-Batch', first.batch)).toMatchObject({ state: 'running', done: 100 });
    expect(await desk.call('Undo-Batch', { batch: first.batch })).toMatchObject({ status: 409 });
    expect(await onBatch('Stop-Batch', first.batch)).toMatchObject({ state: 'stopped', done: 100 });
    await run();
    expect(await onBatch('Get-Batch', first.batch)).toMatchObject({ state: 'stopped', done: 100 });
    const part = { batch: first.batch, skipped: 0, total: 350 };
    expect(news.splice(0)).toEqual([
      { ...part, state: 'waiting', done: 0 },
      { ...part, state: 'running', done: 100 },
      { ...part, state: 'stopped', done: 100 },
    ]);
    const second = await preview(filter, { kind: 'price', value: 7_000 });
    await onBatch('Apply-Bulk', second.batch);
    const all = async () => {
      // oxlint-disable-next-line no-await-in-loop -- one part after the other
      for (let n = 0; n < 8; n += 1) await run();
    };
    await Promise.all([all(), all()]);
    expect(await onBatch('Get-Batch', second.batch)).toMatchObject({
      state: 'done',
      done: 350,
      skipped: 0,
    });
    expect(news.at(-1)).toMatchObject({ batch: second.batch, state: 'done', done: 350 });
  });
});

test('a change of brand, category and state moves products between lists', async () => {
  const filter = { websiteCodes: [codes.call, codes.soon] };
  const moved = await preview(filter, { kind: 'category', categoryId: 4 });
  await onBatch('Apply-Bulk', moved.batch);
  expect(await listed({ categoryId: 4 })).toContain('گوشی تماس');
  expect(await listed({ categoryId: 2 })).not.toContain('گوشی تماس');
  const hidden = await preview(filter, { kind: 'state', value: 'draft' });
  await onBatch('Apply-Bulk', hidden.batch);
  expect(await listed({ categoryId: 4 })).not.toContain('گوشی تماس');
  await onBatch('Undo-Batch', hidden.batch);
  await onBatch('Undo-Batch', moved.batch);
  expect(await listed({ categoryId: 2 })).toContain('گوشی تماس');
});

test('the history of a product takes single changes back', async () => {
  await desk.save(codes.earphones, { shortText: 'یک', seoTitle: 'دو' });
  const history = async (kind: string) =>
    productHistoryAnswer.parse(
      await desk.done('Get-Product-History', { websiteCode: codes.earphones, kind }),
    ).items;
  const items = await history('texts');
  expect(items.map(({ field, after }) => [field, after])).toEqual([
    ['seoTitle', 'دو'],
    ['shortText', 'یک'],
  ]);
  expect(await history('prices')).toEqual([]);
  const ids = items.map(({ id }) => id);
  await desk.save(codes.earphones, { seoTitle: 'سه' });
  const undone = getBatchAnswer.parse(await desk.done('Undo-Changes', { ids }));
  expect(undone).toMatchObject({ done: 1, skipped: 1, left: [{ field: 'seoTitle' }] });
  expect(await desk.read(codes.earphones)).toMatchObject({ shortText: '', seoTitle: 'سه' });
  expect(await desk.call('Undo-Changes', { ids: [ids[1]] })).toMatchObject({ status: 409 });
});

test('a code that another variant has by now is not given back, and nothing else fails with it', async () => {
  const give = async (code: number, sku: string) => {
    const [first, ...rest] = (await desk.read(code)).variants;
    const others = rest.map(({ id }) => ({ id }));
    await desk.save(code, { variants: [{ id: first?.id, sku }, ...others] });
  };
  await give(codes.laptop, 'First');
  await give(codes.laptop, 'Second');
  const [change] = productHistoryAnswer
    .parse(await desk.done('Get-Product-History', { websiteCode: codes.laptop, limit: 1 }))
    .items.map(({ id, field }) => ({ id, field }));
  expect(change?.field).toBe('sku');
  await give(codes.soon, 'First');
  const undone = getBatchAnswer.parse(await desk.done('Undo-Changes', { ids: [change?.id] }));
  expect(undone).toMatchObject({ state: 'done', done: 0, skipped: 1, left: [{ field: 'sku' }] });
  expect((await desk.read(codes.laptop)).variants[0]?.sku).toBe('Second');
});

test('a preview is applied once, and gone after a day', async () => {
  const { batch } = await preview(
    { websiteCodes: [codes.soldOut] },
    { kind: 'lowStock', value: 2 },
  );
  const both = await Promise.all([1, 2].map(() => desk.call('Apply-Bulk', { batch })));
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const { batch: left } = await preview(
    { websiteCodes: [codes.soldOut] },
    { kind: 'stock', value: 5 },
  );
  const { db } = desk.shop.shop.database;
  await db.execute(
    sql`update change_batch set created_at = now() - interval '2 days' where id = ${left}`,
  );
  const clean = () => desk.shop.job('clean up old changes of goods').run(createLogger('silent'));
  await clean();
  await clean();
  expect(await desk.call('Get-Batch', { batch: left })).toMatchObject({ status: 404 });
  expect(await desk.call('Get-Batch', { batch })).toMatchObject({ status: 200 });
});

const plan = () =>
  preview({ websiteCodes: [codes.soldOut] }, { kind: 'lowStock', value: 3 }).then((it) => it.batch);

test('the last five previews of a person are kept', async () => {
  const [first, second] = [await plan(), await plan()];
  for (let more = 0; more < 4; more += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await plan();
  }
  expect(await desk.call('Get-Batch', { batch: first })).toMatchObject({ status: 404 });
  expect(await desk.call('Apply-Bulk', { batch: second })).toMatchObject({ status: 200 });
});

test('baskets with the goods are counted', async () => {
  await desk.shop.post('/api/Basket/Add-To-Basket', {
    WebsiteCode: codes.phone,
    ProductProperty: variants.phoneBlack,
    Count: 1,
    GuidCode: '11111111-1111-4111-8111-111111111111',
  });
  const { warnings } = await preview({ websiteCodes: [codes.phone] }, raise);
  expect(warnings).toContainEqual({ kind: 'inBaskets', count: 1 });
});

test.each([
  ['Preview-Bulk', { filter: {}, operation: { kind: 'brand', brandId: 99 } }, 422],
  ['Preview-Bulk', { filter: {}, operation: { kind: 'category', categoryId: 99 } }, 422],
  ['Preview-Bulk', { filter: {}, operation: { kind: 'raisePrice', percent: -100 } }, 422],
  ['Preview-Bulk', { filter: {}, operation: { kind: 'raisePrice', percent: 10, roundTo: 7 } }, 422],
  ['Preview-Bulk', { filter: {}, operation: { kind: 'delete' } }, 422],
  ['Apply-Bulk', { batch: 999_999 }, 404],
  ['Stop-Batch', { batch: 999_999 }, 404],
  ['Undo-Batch', { batch: 999_999 }, 404],
  ['Undo-Batch', { batch: 0 }, 422],
  ['Undo-Changes', { ids: [999_999] }, 409],
])('%s %j is answered %i', async (name, body, status) => {
  expect(await desk.call(name, body)).toMatchObject({ status });
});

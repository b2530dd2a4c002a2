import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { listVariantsAnswer, saveCellsAnswer } from '#lib/contract/goods-grid.ts';
import { staffEvent } from '#server/db/schema/after-sale.ts';
import { changeRow, stockMovement } from '#server/db/schema/goods.ts';
import { caseCount, codes, variants } from '#server/testing/fixture.ts';
import { type GoodsDesk, openGoodsDesk } from '#server/testing/goods.ts';

let desk: GoodsDesk;
beforeAll(async () => {
  desk = await openGoodsDesk();
});
afterAll(() => desk.shop.close());

const list = async (body: object) =>
  listVariantsAnswer.parse(await desk.done('List-Variants', body));
const saveCells = async (...cells: object[]) =>
  saveCellsAnswer.parse(await desk.done('Save-Cells', { cells }));
const cell = (variantId: number, field: string, before: unknown, value: unknown) => ({
  variantId,
  field,
  before,
  value,
});
const variantOf = async (code: number, id: number) =>
  (await desk.read(code)).variants.find((each) => each.id === id);
const shown = async (WebsiteCode: number) =>
  (await desk.shop.post('/api/Product/Get-Detail', { WebsiteCode })).body;

test('variants come with their products, page by page, and only those that meet the filter', async () => {
  const phone = await list({ filter: { websiteCodes: [codes.phone] } });
  expect(phone.items).toMatchObject([
    { id: variants.phoneBlack, websiteCode: codes.phone, image: 'aaaaaaaaaaaa-850.webp', stock: 3 },
    { id: variants.phoneBlue, price: 60_000_000, oldPrice: 75_000_000 },
  ]);
  const dear = await list({ filter: { websiteCodes: [codes.phone], priceFrom: 55_000_000 } });
  expect(dear.items.map(({ id }) => id)).toEqual([variants.phoneBlue]);
  const first = await list({ filter: { categoryId: 3 }, limit: 30 });
  const rest = await list({ filter: { categoryId: 3 }, limit: 30, after: first.next });
  expect(first.total).toEqual({ count: caseCount, isExact: true });
  expect(rest.next).toBeNull();
  const ids = new Set([...first.items, ...rest.items].map(({ id }) => id));
  expect(ids.size).toBe(caseCount);
});

describe('cells', () => {
  test('are saved where nothing changed meanwhile, with an outcome for each', async () => {
    const { batch, cells } = await saveCells(
      cell(variants.phoneBlack, 'price', 50_000_000, 51_000_000),
      cell(variants.phoneBlack, 'stock', 7, 9),
      cell(variants.phoneBlue, 'lowStock', null, 2),
      cell(variants.phoneBlue, 'oldPrice', 75_000_000, 1),
      cell(variants.laptop, 'price', 90_000_000, 90_000_000),
      cell(999_999, 'price', 1, 2),
    );
    expect(cells.map(({ outcome, now }) => [outcome, now])).toEqual([
      ['saved', undefined],
      ['conflict', 3],
      ['refused', undefined],
      ['refused', undefined],
      ['same', undefined],
      ['gone', undefined],
    ]);
    expect(cells[3]?.message).toContain('قیمت');
    expect(await variantOf(codes.phone, variants.phoneBlack)).toMatchObject({
      price: 51_000_000,
      stock: 3,
      revision: 2,
    });
    expect(await shown(codes.phone)).toMatchObject({ variants: [{ price: 51_000_000 }, {}] });
    const { db } = desk.shop.shop.database;
    const kept = await db
      .select()
      .from(changeRow)
      .where(sql`batch_id = ${batch}`);
    expect(kept).toEqual([
      expect.objectContaining({ field: 'price', before: 50_000_000, after: 51_000_000 }),
    ]);
    const audit = await db
      .select()
      .from(staffEvent)
      .where(sql`subject = ${`batch ${batch}`}`);
    expect(audit).toEqual([
      expect.objectContaining({ after: { [`price (${variants.phoneBlack})`]: 51_000_000 } }),
    ]);
  });

  test('of two editors at once are saved once', async () => {
    const both = await Promise.all([
      saveCells(cell(variants.earphones, 'price', 3_000_000, 3_100_000)),
      saveCells(cell(variants.earphones, 'price', 3_000_000, 3_200_000)),
    ]);
    const outcomes = both.map(({ cells }) => cells[0]?.outcome).toSorted();
    expect(outcomes).toEqual(['conflict', 'saved']);
  });

  test('of stock move it with its reason, and below what is held they are refused', async () => {
    const { db } = desk.shop.shop.database;
    await db.execute(sql`update variant set held = 2 where id = ${variants.laptop}`);
    const { cells } = await saveCells(cell(variants.laptop, 'stock', 10, 1));
    expect(cells).toMatchObject([{ outcome: 'refused' }]);
    await saveCells(cell(variants.laptop, 'stock', 10, 4));
    const moved = await db
      .select()
      .from(stockMovement)
      .where(sql`variant_id = ${variants.laptop}`);
    expect(moved).toMatchObject([{ change: -6, stock: 4, reason: 'counted' }]);
    expect(moved[0]?.staffId).not.toBeNull();
  });

  test('give a code to one variant only', async () => {
    const { cells } = await saveCells(
      cell(101, 'sku', null, 'Same'),
      cell(102, 'sku', null, 'SAME'),
    );
    expect(cells.map(({ outcome }) => outcome)).toEqual(['saved', 'refused']);
    const later = await saveCells(cell(103, 'sku', null, 'same'));
    expect(later.cells).toMatchObject([{ outcome: 'refused' }]);
  });

  test('of 500 variants are saved by one call', async () => {
    const { db } = desk.shop.shop.database;
    await db.execute(sql`insert into variant (id, product_id, availability, price, stock, guarantee)
      select 5000 + n, ${codes.firstCase} + n % ${caseCount}, 1, 1000, 5, 'g' || n
      from generate_series(0, 499) n`);
    const ids = Array.from({ length: 500 }, (_, n) => 5000 + n);
    const { cells } = await saveCells(...ids.map((id) => cell(id, 'price', 1_000, 2_000)));
    expect(new Set(cells.map(({ outcome }) => outcome))).toEqual(new Set(['saved']));
    const tooMany = [...ids, 101].map((id) => cell(id, 'price', 1, 2));
    expect(await desk.call('Save-Cells', { cells: tooMany })).toMatchObject({ status: 422 });
  });

  test.each([
    [[]],
    [[cell(1, 'price', 1, -1)]],
    [[cell(1, 'price', 1, 1.5)]],
    [[cell(1, 'price', 1, '2')]],
    [[cell(1, 'stock', 1, null)]],
    [[cell(1, 'held', 1, 0)]],
    [[cell(1, 'availability', 1, 6)]],
    [[cell(1, 'price', 1, 1e13)]],
    [[cell(1, 'price', 1, 2), cell(1, 'price', 1, 3)]],
  ])('%j are refused', async (cells) => {
    expect(await desk.call('Save-Cells', { cells })).toMatchObject({ status: 422 });
  });
});

describe('a movement', () => {
  test('by staff changes the stock, and is listed with who did it and why', async () => {
    const variantId = variants.cheapPhone;
    await desk.done('Move-Stock', { variantId, reason: 'returned', change: 2 });
    await desk.done('Move-Stock', { variantId, reason: 'counted', counted: 7 });
    expect(await desk.done('List-Stock-Movements', { variantId })).toMatchObject({
      items: [
        { change: -5, stock: 7, reason: 'counted', staff: 'مدیر نمونه', nameFa: 'گوشی آیفون 15' },
        { change: 2, stock: 12, reason: 'returned', orderNumber: null },
      ],
      next: null,
    });
    const paged = { websiteCode: codes.cheapPhone, reason: 'counted', limit: 1 };
    expect(await desk.done('List-Stock-Movements', paged)).toMatchObject({ items: [{ stock: 7 }] });
  });

  test.each([
    [{ variantId: variants.soldOut, reason: 'corrected', change: -1 }, 422],
    [{ variantId: variants.soldOut, reason: 'sold', change: 1 }, 422],
    [{ variantId: variants.soldOut, reason: 'counted' }, 422],
    [{ variantId: variants.soldOut, reason: 'counted', counted: 1, change: 1 }, 422],
    [{ variantId: 999_999, reason: 'counted', counted: 1 }, 404],
  ])('%j is answered %i', async (body, status) => {
    expect(await desk.call('Move-Stock', body)).toMatchObject({ status });
  });
});

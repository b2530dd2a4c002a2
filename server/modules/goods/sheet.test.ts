import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { getBatchAnswer, listBatchesAnswer } from '#lib/contract/goods-bulk.ts';
import { codes, variants } from '#server/testing/fixture.ts';
import { type GoodsDesk, openGoodsDesk } from '#server/testing/goods.ts';
import {
  type SheetCell,
  idAt,
  nameAt,
  oldPriceAt,
  priceAt,
  priceSheets,
  skuAt,
  stampAt,
  stockAt,
} from '#server/testing/price-sheets.ts';

let desk: GoodsDesk;
let sheets: ReturnType<typeof priceSheets>;
beforeAll(async () => {
  desk = await openGoodsDesk();
  sheets = priceSheets(desk);
});
afterAll(() => desk.shop.close());

const all = { isAll: true };
const none = { isAll: false };
const apply = async (batch: number, body: object = { changed: all, warned: none }) =>
  getBatchAnswer.parse(await desk.done('Apply-Price-Sheet', { batch, ...body }));
const priceOf = async (code: number) => (await desk.read(code)).variants[0]?.price;

const isOf = (row: readonly SheetCell[], variant: number): boolean => row[idAt] === variant;
const withCell = (row: SheetCell[], at: number, value: SheetCell): SheetCell[] =>
  row.with(at, value);

/** Prices as they were, so that tests do not depend on each other. */
let undo: number[] = [];
beforeEach(async () => {
  for (const batch of undo.toReversed()) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await desk.call('Undo-Batch', { batch });
  }
  undo = [];
});

describe('the file', () => {
  test('has the variants of the filter, right to left, under Persian heads', async () => {
    const rows = await sheets.exported({ websiteCodes: [codes.laptop] });
    expect(rows[0]).toEqual([
      'شناسهٔ گونه',
      'کد',
      'نام کالا',
      'گونه',
      'قیمت (تومان)',
      'قیمت پیشین (تومان)',
      'موجودی',
      'نشان خروجی (دست نزنید)',
    ]);
    expect(rows.slice(1).map((row) => row[idAt])).toContain(variants.laptop);
    expect(rows[1]?.[priceAt]).toBe(90_000_000);
  });

  test('changes nothing when it comes back as it is, also through CSV', async () => {
    const rows = await sheets.exported();
    const view = await sheets.plan(rows);
    const counts = { changed: 0, warned: 0, wrong: 0, same: rows.length - 1 };
    expect(view).toMatchObject({ counts, warnings: [], isRial: false });
    const text = rows.map((row) => row.map((cell) => `"${cell ?? ''}"`).join(';')).join('\r\n');
    expect((await sheets.send(`\uFEFF${text}`)).body).toMatchObject({
      counts,
      fileName: 'قیمت‌ها.xlsx',
    });
  });

  test('changes just the cells that were edited, whatever they are', async () => {
    const rows = await sheets.exported();
    const cell = fc.record({
      row: fc.integer({ min: 1, max: rows.length - 1 }),
      at: fc.constantFrom(priceAt, stockAt),
      value: fc.integer({ min: 1, max: 1_000_000_000 }),
    });
    const edits = fc.uniqueArray(cell, {
      selector: ({ row, at }) => `${row} ${at}`,
      maxLength: 12,
    });
    await fc.assert(
      fc.asyncProperty(edits, async (wanted) => {
        const next = rows.map((row) => [...row]);
        for (const { row, at, value } of wanted) next[row] = withCell(next[row] ?? [], at, value);
        const { batch, counts } = await sheets.plan(next);
        const found = (
          await Promise.all(
            ['changed', 'warned', 'wrong'].map((state) => sheets.rowsOf(batch, state)),
          )
        ).flat();
        const touched = new Set(
          wanted.flatMap(({ row, at, value }) => (rows[row]?.[at] === value ? [] : [row + 1])),
        );
        expect(new Set(found.map(({ line }) => line))).toEqual(touched);
        expect(counts.same).toBe(rows.length - 1 - touched.size);
        for (const { line, changes, message } of found) {
          for (const { field, after } of message === '' ? changes : []) {
            if (field === 'oldPrice') continue;
            const at = field === 'price' ? priceAt : stockAt;
            expect(next[line - 1]?.[at]).toBe(after);
          }
        }
      }),
      { numRuns: 12 },
    );
  }, 60_000);
});

const rowName = 'قاب شماره 0';

describe('an edited file', () => {
  test('is applied in chosen rows, seen in the shop, listed and taken back', async () => {
    const rows = await sheets.edited((row) => {
      if (isOf(row, variants.laptop)) return withCell(row, priceAt, '۹۱٬۰۰۰٬۰۰۰ تومان');
      return row[nameAt] === rowName ? withCell(row, priceAt, Number(row[priceAt]) * 10) : null;
    });
    const { batch, counts, warnings } = await sheets.plan(rows);
    expect(counts).toMatchObject({ changed: 1, warned: 1, wrong: 0 });
    expect(warnings).toEqual([{ kind: 'tenfold', count: 1 }]);
    expect(await sheets.rowsOf(batch, 'changed')).toMatchObject([
      {
        variantId: variants.laptop,
        websiteCode: codes.laptop,
        changes: [{ field: 'price', before: 90_000_000, after: 91_000_000 }],
      },
    ]);
    expect(await priceOf(codes.laptop)).toBe(90_000_000);
    const done = await apply(batch);
    undo.push(batch);
    expect(done).toMatchObject({ kind: 'sheet', state: 'done', done: 1, skipped: 0 });
    expect(await priceOf(codes.laptop)).toBe(91_000_000);
    expect(await priceOf(codes.firstCase)).toBe(100_000);
    const { items } = listBatchesAnswer.parse(await desk.done('List-Batches', {}));
    expect(items[0]).toMatchObject({ batch, wanted: { sheet: { fileName: 'قیمت‌ها.xlsx' } } });
    await desk.done('Undo-Batch', { batch });
    expect(await priceOf(codes.laptop)).toBe(90_000_000);
  });

  test('is applied once', async () => {
    const rows = await sheets.edited((row) =>
      isOf(row, variants.laptop) ? withCell(row, priceAt, 89_000_000) : null,
    );
    const { batch } = await sheets.plan(rows);
    const nothing = { batch, changed: none, warned: none };
    expect(await desk.call('Apply-Price-Sheet', nothing)).toMatchObject({ status: 422 });
    expect(await desk.call('Apply-Bulk', { batch })).toMatchObject({ status: 404 });
    const body = { batch, changed: all, warned: none };
    const answers = await Promise.all([1, 2].map(() => desk.call('Apply-Price-Sheet', body)));
    undo.push(batch);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await desk.call('Get-Price-Sheet', { batch })).toMatchObject({ status: 409 });
  });

  test('leaves out lines that were not chosen, and of two rows takes the last', async () => {
    const rows = await sheets.edited((row) =>
      isOf(row, variants.laptop) ? withCell(row, priceAt, 92_000_000) : null,
    );
    const at = rows.findIndex((row) => isOf(row, variants.laptop));
    rows.push(withCell([...(rows[at] ?? [])], priceAt, 93_000_000));
    const { batch, warnings } = await sheets.plan(rows);
    expect(warnings).toEqual([{ kind: 'duplicate', count: 2 }]);
    const found = await sheets.rowsOf(batch, 'warned');
    expect(found.map(({ line }) => line)).toEqual([at + 1, rows.length]);
    await apply(batch, { changed: all, warned: all });
    undo.push(batch);
    expect(await priceOf(codes.laptop)).toBe(93_000_000);
  });

  test('does not take back what the shop has changed since the export', async () => {
    const rows = await sheets.edited((row) =>
      isOf(row, variants.laptop) ? withCell(row, priceAt, 95_000_000) : null,
    );
    const { variants: [now] = [] } = await desk.read(codes.laptop);
    const stock = (now?.stock ?? 0) + 7;
    const cells = [
      { variantId: variants.laptop, field: 'stock', before: now?.stock, value: stock },
      { variantId: variants.laptop, field: 'price', before: 90_000_000, value: 94_000_000 },
    ];
    const saved = (await desk.done('Save-Cells', { cells })) as { batch: number };
    undo.push(saved.batch);
    const { batch } = await sheets.plan(rows);
    expect(await sheets.rowsOf(batch, 'warned')).toMatchObject([
      {
        warnings: ['stale'],
        changes: [{ field: 'price', before: 94_000_000, after: 95_000_000 }],
      },
    ]);
  });

  test('says what is odd', async () => {
    const phone = { websiteCodes: [codes.phone] };
    const [heads = [], first = []] = await sheets.exported(phone);
    const stock = Number(first[stockAt]);
    const price = Number(first[priceAt]);
    const warningsOf = async (row: SheetCell[]) => {
      const { batch } = await sheets.plan([heads, row]);
      const [found] = await sheets.rowsOf(batch, 'warned');
      return found?.warnings;
    };
    expect(await warningsOf(withCell(first, priceAt, 0))).toEqual(['zero']);
    expect(await warningsOf(withCell(first, priceAt, price * 10))).toContain('tenfold');
    expect(await warningsOf(withCell(first, priceAt, Math.round(price * 0.4)))).toContain('large');
    expect(await warningsOf(withCell(first, stockAt, stock + 1))).toBeUndefined();
  });

  test('in rial is recognised', async () => {
    const rows = await sheets.edited((row) =>
      Number(row[priceAt]) > 0 ? withCell(row, priceAt, Number(row[priceAt]) * 10) : null,
    );
    expect((await sheets.plan(rows)).isRial).toBe(true);
  });

  test.each<[string, number, SheetCell, string]>([
    ['no number', priceAt, 'تماس', 'قیمت (تومان): یک عدد درست'],
    ['no price, though it is sold', priceAt, null, 'قیمت'],
    ['an old price below the price', oldPriceAt, 1, 'قیمت'],
    ['another row’s stamp', stampAt, 'g1_1__1', 'جابه‌جا'],
    ['neither id nor code', idAt, '', 'نه شناسه'],
    ['a variant that is gone', idAt, 999_999, 'دیگر در فروشگاه نیست'],
  ])('with %s is wrong in that row', async (_name, at, value, sentence) => {
    const rows = await sheets.edited((row) => {
      if (!isOf(row, variants.laptop)) return null;
      const next = withCell(row, at, value);
      return at === idAt ? withCell(next, skuAt, null) : next;
    });
    const { batch, counts } = await sheets.plan(rows);
    expect(counts).toMatchObject({ changed: 0, warned: 0, wrong: 1 });
    const [row] = await sheets.rowsOf(batch, 'wrong');
    expect(row?.message).toContain(sentence);
    expect(
      await desk.call('Apply-Price-Sheet', { batch, changed: all, warned: all }),
    ).toMatchObject({ status: 422 });
  });

  test('by codes and prices alone is enough', async () => {
    const [, row = []] = await sheets.exported({ websiteCodes: [codes.laptop] });
    const sku = 'L-77';
    const code = { variantId: row[idAt], field: 'sku', before: row[skuAt], value: sku };
    const saved = (await desk.done('Save-Cells', { cells: [code] })) as { batch: number };
    undo.push(saved.batch);
    const { batch, counts } = await sheets.plan([
      ['قیمت', 'کد'],
      ['۹۶۰۰۰۰۰۰', 'l-77'],
      [1, 'unknown'],
    ]);
    expect(counts).toMatchObject({ changed: 1, wrong: 1 });
    const [gone] = await sheets.rowsOf(batch, 'wrong');
    expect(gone).toMatchObject({ nameFa: 'unknown', variantId: null, changes: [] });
    await apply(batch);
    undo.push(batch);
    expect(await priceOf(codes.laptop)).toBe(96_000_000);
  });
});

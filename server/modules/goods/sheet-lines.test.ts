import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { placesOf, sheetColumns } from '#server/modules/goods/sheet-columns.ts';
import { readAmount, readLine, stampOf } from '#server/modules/goods/sheet-lines.ts';

const most = 1_000_000_000_000;

describe('a cell says', () => {
  test.each<[string | number | null, number | null]>([
    [null, null],
    ['', null],
    [' ', null],
    [0, 0],
    [12_500_000, 12_500_000],
    ['12500000', 12_500_000],
    ['۱۲٬۵۰۰٬۰۰۰', 12_500_000],
    ['١٢,٥٠٠,٠٠٠', 12_500_000],
    ['12،500،000 تومان', 12_500_000],
    ['۱۲ ۵۰۰', 12_500],
    ['1500.00', 1_500],
    ['۵ عدد', 5],
  ])('%j is %j', (cell, value) => {
    expect(readAmount(cell, most)).toEqual({ value });
  });

  test.each<[string | number, string]>([
    ['ناموجود', 'یک عدد درست'],
    ['#REF!', 'یک عدد درست'],
    ['1,50', 'یک عدد درست'],
    ['NaN', 'یک عدد درست'],
    ['Infinity', 'یک عدد درست'],
    [-1, 'منفی'],
    ['-۵', 'منفی'],
    [1.5, 'بی‌اعشار'],
    ['1.5', 'بی‌اعشار'],
    ['۱۲۰۰۰ ریال', 'نه ریال'],
    [most + 1, 'بزرگ'],
    ['9'.repeat(400), 'یک عدد درست'],
    ['150.000', 'بی‌اعشار'],
    ['۱۵۰٫۰۰۰', 'بی‌اعشار'],
    ['1.500.000', 'یک عدد درست'],
    ['0x10', 'یک عدد درست'],
    ['1e6', 'یک عدد درست'],
    ['-1.000', 'منفی'],
  ])('%j is refused: %s', (cell, fault) => {
    expect(readAmount(cell, most)).toEqual({ fault: expect.stringContaining(fault) });
  });
});

const heads = sheetColumns.map(({ header }) => header);

describe('columns are found', () => {
  test('wherever they stand, however their heads are spelled', () => {
    expect([
      ...placesOf(['x', 'موجودي', 'قيمت(تومان)', null, 'شناسه ی خود', 'شناسه‌ٔ  گونه']),
    ]).toEqual([
      ['stock', 1],
      ['price', 2],
      ['id', 5],
    ]);
  });

  test.each([
    [['نام کالا', 'قیمت'], 'شناسهٔ گونه'],
    [['کد', 'نام کالا'], 'هیچ‌یک'],
    [['کد', 'قیمت', 'قیمت (تومان)'], 'دو بار'],
    [['کد', 'قیمت (ریال)'], 'به ریال است'],
    [[], 'شناسهٔ گونه'],
  ])('unless they do not suffice: %j', (row, sentence) => {
    expect(() => placesOf(row)).toThrow(sentence);
  });
});

test('names and codes that are cut keep no half of a sign', () => {
  const cells = heads.map(() => '😀'.repeat(150).slice(1));
  const { name, sku } = readLine({ line: 2, cells }, placesOf(heads));
  expect([name.isWellFormed(), sku?.isWellFormed()]).toEqual([true, true]);
});

test('a stamp comes back as it was written', () => {
  const price = fc.option(fc.integer({ min: 0, max: most }), { nil: null });
  const stamp = fc.record({
    id: fc.integer({ min: 1, max: 2_147_483_647 }),
    price,
    oldPrice: price,
    stock: fc.integer({ min: 0, max: 100_000_000 }),
  });
  fc.assert(
    fc.property(stamp, (given) => {
      const cells = heads.map((_, at) => (at === heads.length - 1 ? stampOf(given) : null));
      expect(readLine({ line: 2, cells }, placesOf(heads)).stamp).toEqual(given);
    }),
  );
});

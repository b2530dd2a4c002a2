import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readHeads } from '#server/modules/import/heads.ts';
import { categoryKey, createPriceSample, readingsOf } from '#server/modules/import/money.ts';

const { columns } = readHeads(['نام', 'قیمت عادی', 'دسته‌ها']);

function sampleOf(rows: readonly (readonly [name: string, price: string, categories?: string])[]) {
  const sample = createPriceSample(columns);
  for (const [at, cells] of rows.entries()) {
    sample.add({ line: at + 2, cells: cells.map((cell) => cell ?? '') });
  }
  return sample.prices;
}
const shopOf = (prices: Readonly<Record<string, number>>) =>
  new Map(Object.entries(prices).map(([title, toman]) => [categoryKey(title), toman]));
const verdicts = (...given: Parameters<typeof readingsOf>) =>
  readingsOf(...given).map(({ unit, verdict, times }) => [unit, verdict, times]);

const goods = [
  ['آیفون', '984,000,000', 'کالای دیجیتال > گوشی'],
  ['هدفون', '۲۷۴۰۰۰۰۰۰', 'صوتی'],
  ['پاوربانک', '48500005', 'لوازم جانبی'],
  ['رایگان', '0'],
  ['بی‌قیمت', ''],
  ['', '5'],
] as const;

test('three goods of the file stand in each reading, the dearest first', () => {
  const [rial, toman, thousand] = readingsOf(sampleOf(goods), new Map());
  expect(rial).toMatchObject({
    unit: 'rial',
    examples: [
      { name: 'آیفون', written: '984000000', toman: 98_400_000 },
      { name: 'هدفون', written: '274000000', toman: 27_400_000 },
      { name: 'پاوربانک', written: '48500005', toman: 4_850_001 },
    ],
    rounded: 1,
  });
  expect(toman?.examples[0]?.toman).toBe(984_000_000);
  expect(thousand).toMatchObject({
    unit: 'thousand',
    examples: [{ toman: 984_000_000_000 }, {}, {}],
  });
});

describe('with prices of the shop in the same categories', () => {
  test('the reading that fits them, and those that are ten times as high and more, are named', () => {
    const shop = shopOf({ گوشي: 90_000_000, صوتی: 30_000_000, 'لوازم‌ جانبی': 700_000 });
    expect(verdicts(sampleOf(goods), shop)).toEqual([
      ['rial', 'fits', 1],
      ['toman', 'tooHigh', 10],
      ['thousand', 'tooHigh', 10_000],
    ]);
  });

  test('toman that are read as rial are a tenth', () => {
    const rows = [['گوشی', '98400000', 'گوشی']] as const;
    expect(verdicts(sampleOf(rows), shopOf({ گوشی: 90_000_000 }))).toEqual([
      ['rial', 'tooLow', 0.1],
      ['toman', 'fits', 1],
      ['thousand', 'tooHigh', 1_000],
    ]);
  });

  test('just the right unit fits, whatever the file is in', () => {
    const factors = { rial: 10, toman: 1, thousand: 1 / 1_000 } as const;
    const price = fc.integer({ min: 20, max: 80_000 }).map((thousands) => thousands * 1_000);
    fc.assert(
      fc.property(price, fc.constantFrom('rial', 'toman', 'thousand'), (toman, unit) => {
        const prices = [0.9, 1, 1.2].map((part) => Math.round(toman * part));
        const rows = prices.map((each) => ['کفش', String(each * factors[unit]), 'کفش'] as const);
        const fitting = readingsOf(sampleOf(rows), shopOf({ کفش: toman })).filter(
          ({ verdict }) => verdict === 'fits',
        );
        expect(fitting.map((each) => each.unit)).toEqual([unit]);
      }),
    );
  });
});

test('without them only what goods cannot cost is doubted', () => {
  const rows = [['نان', '30000']] as const;
  expect(verdicts(sampleOf(rows), shopOf({ گوشی: 1 }))).toEqual([
    ['rial', 'tooLow', null],
    ['toman', 'possible', null],
    ['thousand', 'possible', null],
  ]);
});

test('a reading with a price that the shop cannot have is impossible', () => {
  const rows = [['خانه', '20000000000']] as const;
  const [, , thousand] = readingsOf(sampleOf(rows), new Map());
  expect(thousand).toMatchObject({ verdict: 'impossible', examples: [{ toman: null }] });
});

test('a file without prices has no examples', () => {
  expect(readingsOf([], new Map()).map(({ examples }) => examples)).toEqual([[], [], []]);
});

test('a sample of many rows is bounded, and from all of the file', () => {
  const rows = Array.from({ length: 50_000 }, (_, at) => [`ک${at}`, String(at + 1)] as const);
  const prices = sampleOf(rows);
  expect(prices.length).toBeLessThanOrEqual(4_096);
  expect(prices.length).toBeGreaterThanOrEqual(2_048);
  expect(Number(prices.at(-1)?.written)).toBeGreaterThan(48_000);
});

import { describe, expect, test } from '@jest/globals';
import {
  formatDiscountRange,
  formatMeasure,
  formatNumber,
  formatPercent,
  formatToman,
} from '#lib/text/toman.ts';

test('numbers have Persian digits and thousands separators', () => {
  expect(formatNumber(27_400_000)).toBe('۲۷٬۴۰۰٬۰۰۰');
  expect(formatNumber(0)).toBe('۰');
  expect(formatNumber(999)).toBe('۹۹۹');
  expect(formatNumber(1_000)).toBe('۱٬۰۰۰');
  expect(formatNumber(4.8)).toBe('۴٫۸');
  expect(formatNumber(4.25)).toBe('۴٫۳');
  expect(formatNumber(1_234.5)).toBe('۱٬۲۳۴٫۵');
});

test('a measure is as precise as in the address', () => {
  expect(formatMeasure(6.67)).toBe('۶٫۶۷');
  expect(formatMeasure(0.1 + 0.2)).toBe('۰٫۳');
  expect(formatMeasure(5_200)).toBe('۵٬۲۰۰');
});

test('a price has its unit', () => {
  expect(formatToman(2_890_000)).toBe('۲٬۸۹۰٬۰۰۰ تومان');
});

test('a percentage starts with the mark that keeps its sign in place', () => {
  expect(formatPercent(12)).toBe('\u061C۱۲٪');
});

const range = (type: 3 | 4, ...values: number[]) =>
  formatDiscountRange({ type, items: values.map((value) => ({ value })) });

describe('discount range', () => {
  test('a single percentage is shown alone', () => {
    expect(range(4, 5)).toBe('\u061C۵٪');
    expect(range(4, 5, 5)).toBe('\u061C۵٪');
  });

  test('several percentages show the smallest and the largest, in any order', () => {
    expect(range(4, 12, 5, 8)).toBe('۵ تا \u061C۱۲٪');
  });

  test('toman values are grouped and have the unit once', () => {
    expect(range(3, 50_000)).toBe('۵۰٬۰۰۰ تومان');
    expect(range(3, 50_000, 1_250_000)).toBe('۵۰٬۰۰۰ تا ۱٬۲۵۰٬۰۰۰ تومان');
  });

  test('no discount is empty', () => {
    expect(range(4)).toBe('');
    expect(range(3, 0)).toBe('');
  });
});

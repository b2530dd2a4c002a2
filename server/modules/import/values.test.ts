import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  categoriesOf,
  cellText,
  dayOf,
  digitsOf,
  listOf,
  moneyOf,
  type MoneyUnit,
  wholeOf,
  withBreaks,
} from '#server/modules/import/values.ts';

describe('a cell', () => {
  test.each([
    ["'=SUM(A1)", '=SUM(A1)'],
    ["'-5", '-5'],
    ["'@x", '@x'],
    ["'quoted'", "'quoted'"],
    ['  ../../etc  ', '../../etc'],
  ])('%j says %j', (cell, text) => {
    expect(cellText(cell)).toBe(text);
  });

  test('has line breaks that were written as signs', () => {
    expect(withBreaks(String.raw`یک\nدو\n`)).toBe('یک\nدو');
  });
});

test('a list comes back as it was, whatever stands in its parts', () => {
  const part = fc
    .string({ unit: fc.constantFrom('a', ',', ' ', 'ی', '>', '=', '"'), minLength: 1 })
    .map((text) => `x${text}x`);
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const cell = parts.map((each) => each.replaceAll(',', String.raw`\,`)).join(', ');
      expect(listOf(cell)).toEqual(parts);
    }),
  );
});

test('categories are paths from the top down', () => {
  expect(categoriesOf(String.raw`پوشاک > کفش>مردانه, حراج, >, لوازم\, دیگر`)).toEqual([
    ['پوشاک', 'کفش', 'مردانه'],
    ['حراج'],
    ['لوازم, دیگر'],
  ]);
  expect(categoriesOf(Array.from({ length: 30 }, () => 'x').join(' > '))[0]).toHaveLength(30);
});

describe('a number', () => {
  test.each([
    ['۱۲۳۴', '1234'],
    ['١٢٣٤', '1234'],
    ['1,234', '1234'],
    ['۱٬۲۳۴٬۵۶۷٫۵', '1234567.5'],
    ['007', '7'],
    ['0', '0'],
    [' 12.50 ', '12.50'],
    ['.5', '0.5'],
    ['5.', '5'],
  ])('%j is read', (cell, value) => {
    expect(digitsOf(cell)).toEqual({ value });
  });

  test.each([
    ['-5', 'عدد نباید منفی باشد.'],
    ["'-5", 'عدد نباید منفی باشد.'],
    ['', 'عدد نیست.'],
    ['.', 'عدد نیست.'],
    ['NaN', 'عدد نیست.'],
    ['Infinity', 'عدد نیست.'],
    ['1e9', 'عدد نیست.'],
    ['0x10', 'عدد نیست.'],
    ['1,23', 'عدد نیست.'],
    ['1,2345', 'عدد نیست.'],
    ['1.2.3', 'عدد نیست.'],
    ['12 تومان', 'عدد نیست.'],
    ['9'.repeat(16), 'عدد بیش از اندازه بزرگ یا ریز است.'],
  ])('%j is refused', (cell, reason) => {
    expect(digitsOf(cell)).toEqual({ reason });
  });

  test('that must be whole may have zeros behind its point only', () => {
    expect(wholeOf('7.00')).toEqual({ value: 7 });
    expect(wholeOf('7.5')).toEqual({ reason: 'عدد باید بی‌اعشار باشد.' });
  });
});

describe('a price', () => {
  test.each<[string, MoneyUnit, number, boolean]>([
    ['1,250,000', 'toman', 1_250_000, false],
    ['1250000', 'rial', 125_000, false],
    ['1250001', 'rial', 125_001, true],
    ['۱۲۵۰', 'thousand', 1_250_000, false],
    ['12.3456', 'thousand', 12_346, true],
    ['99.5', 'toman', 100, true],
    ['0', 'rial', 0, false],
  ])('of %s in %s is %i toman', (cell, unit, toman, isRounded) => {
    expect(moneyOf(cell, unit)).toEqual({ value: { toman, isRounded } });
  });

  test('above what the shop can have is refused', () => {
    expect(moneyOf('1000000001', 'thousand')).toHaveProperty('reason');
    expect(moneyOf('1000000000', 'thousand')).toHaveProperty('value');
  });

  test('from rial loses less than a toman, and says when', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (rial) => {
        const read = moneyOf(String(rial), 'rial');
        const toman = Math.ceil(rial / 10);
        expect(read).toEqual({ value: { toman, isRounded: rial % 10 !== 0 } });
      }),
    );
  });
});

describe('a date', () => {
  test.each([
    ['2025-03-21', '2025-03-21'],
    ['2025-03-21T10:00:00', '2025-03-21'],
    ['1404-01-01', '2025-03-21'],
    ['۱۴۰۳/۱۲/۳۰', '2025-03-20'],
    ['1399/7/30', '2020-10-21'],
    ['1300-01-01', '1921-03-21'],
  ])('%s is %s', (cell, value) => {
    expect(dayOf(cell)).toEqual({ value });
  });

  test.each([
    '1404-12-30',
    '1404-07-31',
    '2025-02-30',
    '1404-13-01',
    '0000-00-00',
    '1200-01-01',
    'x',
  ])('%s is refused', (cell) => {
    expect(dayOf(cell)).toHaveProperty('reason');
  });

  test('in the Jalali calendar is the day that the platform shows so', () => {
    const shown = new Intl.DateTimeFormat('en-u-ca-persian-nu-latn', {
      timeZone: 'UTC',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    const days = fc.integer({ min: -17_000, max: 54_000 });
    fc.assert(
      fc.property(days, (count) => {
        const day = new Date(count * 86_400_000);
        const [month, dayOfMonth, year] = shown.format(day).replace(/ .*$/, '').split('/');
        const written = [year, month, dayOfMonth];
        expect(dayOf(written.join('-'))).toEqual({ value: day.toISOString().slice(0, 10) });
      }),
    );
  });
});

import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { changesOf, stepOf } from '#server/modules/import/compare.ts';

describe('a field of the file', () => {
  const last = { said: { price: 100 }, stored: { price: 100 } };

  test('that the shop has otherwise is a change', () => {
    expect(changesOf({ price: 120 }, { price: 100 }, null)).toEqual([
      { field: 'price', before: 100, after: 120, isEdited: false },
    ]);
  });

  test('that says the same as last time leaves what staff have written', () => {
    expect(changesOf({ price: 100 }, { price: 90 }, last)).toEqual([]);
  });

  test('that says something new tells when staff have changed it meanwhile', () => {
    expect(changesOf({ price: 120 }, { price: 90 }, last)).toMatchObject([{ isEdited: true }]);
    expect(changesOf({ price: 120 }, { price: 100 }, last)).toMatchObject([{ isEdited: false }]);
    expect(changesOf({ price: 90 }, { price: 90 }, last)).toEqual([]);
  });

  test('is no change once it is written, whatever it is', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (file) => {
        expect(changesOf(file, file, null)).toEqual([]);
        expect(changesOf(file, {}, { said: file, stored: file })).toEqual([]);
      }),
    );
  });
});

test.each([
  [100, 1_000, 'ده برابر قیمت اکنون است؛ شاید به ریال نوشته شده باشد.'],
  [1_000, 100, 'یک‌دهم قیمت اکنون است؛ شاید به تومان نوشته شده باشد.'],
  [100, 46, '۵۴٪ ارزان‌تر می‌شود.'],
  [100, 151, '۵۱٪ گران‌تر می‌شود.'],
  [100, 150, null],
  [100, 0, 'قیمت صفر می‌شود.'],
  [0, 5, null],
])('a price that goes from %i to %i', (before, after, sentence) => {
  expect(stepOf(before, after)).toBe(sentence);
});

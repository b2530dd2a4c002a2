import { expect, test } from '@jest/globals';
import { isKept, mappingOf } from './choices.ts';

const kept = {
  at: 1,
  chosen: [['نام', 'name']],
  unit: 'rial',
  uncounted: 10,
  edited: 'keep',
  guesses: 'without',
};

test('choices that the browser kept are taken up, those of another release are not', () => {
  expect(isKept(kept)).toBe(true);
  expect(isKept({ ...kept, unit: null, uncounted: null })).toBe(true);
  for (const other of [
    null,
    'rial',
    { ...kept, unit: 'dollar' },
    { ...kept, chosen: [['نام']] },
    { ...kept, uncounted: -1 },
    { ...kept, edited: 'ask' },
  ]) {
    expect(isKept(other)).toBe(false);
  }
});

test('what was chosen is sent as heads and fields', () => {
  expect(mappingOf(new Map([['قیمت', 'price']]))).toEqual([{ head: 'قیمت', field: 'price' }]);
});

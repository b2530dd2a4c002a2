import { expect, test } from '@jest/globals';
import type { Edit } from './edits.ts';
import { keptEdits, keptWith, textOf } from './kept.ts';

const edit: Edit = {
  variantId: 3,
  field: 'oldPrice',
  before: null,
  value: 120,
  websiteCode: 7,
  name: 'کالا',
};

test('changes survive a reload', () => {
  const edits = new Map([['3 oldPrice', edit]]);
  expect(keptEdits(textOf(edits))).toEqual(edits);
  expect(textOf(new Map())).toBeNull();
});

test.each([
  null,
  '{',
  '{}',
  '[null,1,{}]',
  JSON.stringify([{ ...edit, value: -5 }]),
  JSON.stringify([{ ...edit, value: '120' }]),
  JSON.stringify([{ ...edit, field: 'guarantee' }]),
  JSON.stringify([{ ...edit, variantId: 1.5 }]),
])('what is no list of changes is none: %s', (text) => {
  expect(keptEdits(text).size).toBe(0);
});

test('two tabs keep their changes together, and each removes its own alone', () => {
  const of = (...values: readonly number[]) =>
    new Map(values.map((value, at) => [`${at} price`, { ...edit, value }]));
  const [none, first] = [of(), of(1)];
  const other = new Map([['9 price', edit]]);
  const both = keptWith(other, none, first);
  expect([...both.keys()]).toEqual(['9 price', '0 price']);
  // Saved here.
  expect(keptWith(both, first, none)).toEqual(other);
  // Saved here, and changed once more there.
  expect(keptWith(of(2), first, none)).toEqual(of(2));
  // Given up there, and untouched here.
  expect(keptWith(none, first, new Map([...first, ...other]))).toEqual(other);
});

import { expect, test } from '@jest/globals';
import type { Edit } from './edits.ts';
import { keptEdits, textOf } from './kept.ts';

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

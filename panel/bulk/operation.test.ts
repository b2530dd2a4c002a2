import { expect, test } from '@jest/globals';
import { changedDraft, type Draft, draftFor, inputOf, operationOf, whatsOf } from './operation.ts';

const draft: Draft = { what: 'price', act: 'raise', number: 10, round: 10_000, choice: null };

test.each<[Partial<Draft>, object]>([
  [{}, { kind: 'raisePrice', field: 'price', percent: 10, roundTo: 10_000 }],
  [{ act: 'lower' }, { kind: 'raisePrice', field: 'price', percent: -10, roundTo: 10_000 }],
  [
    { what: 'oldPrice', act: 'add', number: 5_000, round: 1 },
    { kind: 'addToPrice', field: 'oldPrice', value: 5_000, roundTo: 1 },
  ],
  [{ act: 'take' }, { kind: 'addToPrice', field: 'price', value: -10, roundTo: 10_000 }],
  [
    { act: 'set', number: 0 },
    { kind: 'price', field: 'price', value: 0 },
  ],
  [
    { what: 'oldPrice', act: 'clear' },
    { kind: 'price', field: 'oldPrice', value: null },
  ],
  [
    { act: 'round', number: null },
    { kind: 'roundPrice', roundTo: 10_000 },
  ],
  [
    { what: 'stock', act: 'set', number: 0 },
    { kind: 'stock', value: 0 },
  ],
  [
    { what: 'stock', act: 'take', number: 3 },
    { kind: 'addToStock', value: -3 },
  ],
  [
    { what: 'lowStock', act: 'set', number: 3 },
    { kind: 'lowStock', value: 3 },
  ],
  [
    { what: 'lowStock', act: 'clear' },
    { kind: 'lowStock', value: null },
  ],
  [
    { what: 'sale', act: 'set', choice: 'soon' },
    { kind: 'availability', value: 3 },
  ],
  [
    { what: 'category', act: 'set', choice: '7' },
    { kind: 'category', categoryId: 7 },
  ],
  [
    { what: 'category', act: 'addTo', choice: '7' },
    { kind: 'addCategory', categoryId: 7 },
  ],
  [
    { what: 'category', act: 'removeFrom', choice: '7' },
    { kind: 'removeCategory', categoryId: 7 },
  ],
  [
    { what: 'brand', act: 'set', choice: '9' },
    { kind: 'brand', brandId: 9 },
  ],
  [
    { what: 'state', act: 'set', choice: 'draft' },
    { kind: 'state', value: 'draft' },
  ],
])('%j is an operation', (change, operation) => {
  expect(operationOf({ ...draft, ...change })).toEqual(operation);
});

test.each<Partial<Draft>>([
  { number: null },
  { number: 0 },
  { number: -5 },
  { act: 'lower', number: 100 },
  { act: 'round', round: 1 },
  { what: 'stock', act: 'add', number: 0 },
  { what: 'category', act: 'set', choice: null },
  { what: 'brand', act: 'set', choice: '0' },
  { what: 'sale', act: 'set', choice: '1' },
  { what: 'state', act: 'set', choice: 'bin' },
])('%j is none yet', (change) => {
  expect(operationOf({ ...draft, ...change })).toBeNull();
});

test('another subject or kind of number forgets what was written; another sign does not', () => {
  expect(changedDraft(draft, { act: 'lower' })).toMatchObject({ act: 'lower', number: 10 });
  expect(changedDraft(draft, { act: 'set' })).toMatchObject({ act: 'set', number: null });
  expect(changedDraft(draft, { what: 'stock' })).toMatchObject({ act: 'set', number: null });
  expect(changedDraft({ ...draft, round: 1 }, { act: 'round' })).toMatchObject({ round: 1_000 });
  expect(inputOf({ what: 'lowStock', act: 'set' })).toBe('pieces');
});

test('only what a person may change is offered, and a link asks for one of it', () => {
  expect(whatsOf(['stock'])).toEqual(['stock', 'lowStock', 'sale']);
  expect(draftFor('price', whatsOf(['prices', 'stock']))).toMatchObject({ what: 'price' });
  expect(draftFor('price', whatsOf(['stock']))).toMatchObject({ what: 'stock', act: 'set' });
  expect(draftFor(undefined, [])).toBeNull();
});

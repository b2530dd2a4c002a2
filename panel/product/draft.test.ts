import { expect, test } from '@jest/globals';
import { draftKey, dropDraft, keepDraft, readDraft } from './draft.ts';
import { emptyValues } from './values.ts';

function storage(full = false) {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (full) throw new Error('QuotaExceededError');
      kept.set(key, value);
    },
    removeItem: (key: string) => void kept.delete(key),
  };
}
const draft = {
  at: '2026-11-26T10:38:00.000Z',
  revision: 4,
  base: emptyValues,
  values: { ...emptyValues, nameFa: 'گوشی', pictures: [{ hash: 'ab', alt: '' }] },
};
const key = draftKey(2, 7);

test('a draft comes back until it is dropped, for the product and the person it is of', () => {
  const kept = storage();
  expect(keepDraft(kept, key, draft)).toBe(true);
  expect(readDraft(kept, key)).toEqual(draft);
  expect(readDraft(kept, draftKey(3, 7))).toBeNull();
  expect(readDraft(kept, draftKey(2, null))).toBeNull();
  dropDraft(kept, key);
  expect(readDraft(kept, key)).toBeNull();
});

test('a full storage keeps nothing and fails nothing', () => {
  expect(keepDraft(storage(true), key, draft)).toBe(false);
});

test.each([
  ['no JSON', '{'],
  ['another thing', '[1]'],
  ['of an earlier release', JSON.stringify({ ...draft, values: { nameFa: 'x' } })],
  [
    'with a list of texts',
    JSON.stringify({ ...draft, values: { ...draft.values, pictures: 'x' } }),
  ],
  [
    'with a broken variant',
    JSON.stringify({ ...draft, values: { ...draft.values, variants: [null] } }),
  ],
  ['without a change', JSON.stringify({ ...draft, values: emptyValues })],
])('what is no draft is passed over: %s', (_name, text) => {
  const kept = storage();
  kept.setItem(key, text);
  expect(readDraft(kept, key)).toBeNull();
});

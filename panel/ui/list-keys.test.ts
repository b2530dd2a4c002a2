import { expect, test } from '@jest/globals';
import { listActOf, placeOf, stepTo } from './list-keys.ts';

test('letters act at once, arrows and Enter only once a row is focused', () => {
  expect(listActOf('KeyJ', false)).toBe('next');
  expect(listActOf('ArrowDown', false)).toBeNull();
  expect(listActOf('ArrowDown', true)).toBe('next');
  expect(listActOf('Enter', true)).toBe('open');
  expect(listActOf('KeyE', true)).toBe('open');
  expect(listActOf('KeyQ', true)).toBeNull();
});

test('steps stay inside the list', () => {
  expect(stepTo(-1, 'next', 3)).toBe(0);
  expect(stepTo(2, 'next', 3)).toBe(2);
  expect(stepTo(0, 'previous', 3)).toBe(0);
});

test('the focus stays with its row while the list changes, and then with its place', () => {
  const kept = { id: 'b', at: 1 };
  expect(placeOf(null, ['a', 'b'])).toBe(-1);
  expect(placeOf(kept, ['a', 'b', 'c'])).toBe(1);
  expect(placeOf(kept, ['x', 'a', 'c', 'b'])).toBe(3);
  expect(placeOf(kept, ['a', 'c', 'd'])).toBe(1);
  expect(placeOf(kept, ['a'])).toBe(0);
  expect(placeOf(kept, [])).toBe(-1);
});

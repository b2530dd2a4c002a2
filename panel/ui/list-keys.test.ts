import { expect, test } from '@jest/globals';
import { listActOf, stepTo } from './list-keys.ts';

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

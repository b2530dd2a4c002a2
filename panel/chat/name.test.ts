import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { nameOf } from './name.ts';

test('a visitor has the name they gave, a guest without one a number that stays', () => {
  const id = '7f1a6c52-9d3e-4b8a-8a11-0c5d2e9f4b37';
  expect(nameOf({ id, name: 'سارا' })).toBe('سارا');
  const name = nameOf({ id, name: '' });
  expect(name).toMatch(/^مهمان [۱-۹][۰-۹]{3}$/);
  expect(nameOf({ id, name: '' })).toBe(name);
});

test('guests are told apart', () => {
  const names = Array.from({ length: 100 }, () => nameOf({ id: randomUUID(), name: '' }));
  // Of 9,000 numbers half a pair meets on average.
  expect(new Set(names).size).toBeGreaterThan(90);
});

import { expect, test } from '@jest/globals';
import { percentile } from './load.ts';

test('percentiles are taken from the samples themselves', () => {
  const samples = Array.from({ length: 100 }, (_, index) => index + 1);
  expect(percentile(samples, 0.5)).toBe(50);
  expect(percentile(samples, 0.99)).toBe(99);
  expect(percentile([7], 0.99)).toBe(7);
  expect(percentile([], 0.5)).toBe(0);
});

import { expect, test } from '@jest/globals';
import {
  bucketOf,
  goodShare,
  judgeVital,
  lastBucket,
  quantileOf,
  vitalBounds,
} from '#lib/rules/vitals.ts';

const names = ['LCP', 'INP', 'CLS', 'TTFB'] as const;
const counted = (name: (typeof names)[number], values: readonly number[]): number[] => {
  const counts = Array.from({ length: lastBucket + 1 }, () => 0);
  for (const value of values) {
    const bucket = bucketOf(name, value);
    counts[bucket] = (counts[bucket] ?? 0) + 1;
  }
  return counts;
};

test.each(names)('%s: the bounds of its verdicts are those of the histogram', (name) => {
  const { good, poor } = vitalBounds[name];
  expect([good, good * 1.001, poor, poor * 1.001].map((value) => judgeVital(name, value))).toEqual([
    'good',
    'fair',
    'fair',
    'poor',
  ]);
  expect(goodShare(counted(name, [good * 0.4, good, good * 1.0001, poor]))).toBe(50);
});

test.each(names)('%s: three quarters are found to a tenth of their value', (name) => {
  const { good } = vitalBounds[name];
  const values = Array.from({ length: 400 }, (_, at) => (good * 3 * (at + 1)) / 400);
  const found = quantileOf(name, counted(name, values), 0.75);
  expect(Math.abs(found / (good * 3 * 0.75) - 1)).toBeLessThan(0.1);
});

test('every value has a bucket, and one view is enough', () => {
  expect([0, 1e-9, 2_500, 120_000, 1e12].map((value) => bucketOf('LCP', value))).toEqual([
    0,
    0,
    20,
    lastBucket,
    lastBucket,
  ]);
  expect(quantileOf('CLS', counted('CLS', [0]), 0.75)).toBeLessThan(0.01);
  expect(goodShare(counted('CLS', [0]))).toBe(100);
});

import { expect, test } from '@jest/globals';
import { clock, createFills } from '#front/page-cache/fills.ts';

test('a page may contain data requested before and filled after its start', () => {
  const fills = createFills();
  const since = clock() - 50;
  const begun = clock();
  fills.note(['product-1', 'shop'], since);
  expect(fills.oldestSharedBy(['shop', 'product-1', 'home'], begun)).toBe(since);
});

test('a page contains no data with other tags, nor data filled before its start', () => {
  const fills = createFills();
  fills.note(['product-1'], clock() - 50);
  expect(fills.oldestSharedBy(['product-2'], clock() - 10)).toBe(Infinity);
  expect(fills.oldestSharedBy(['product-1'], clock() + 1)).toBe(Infinity);
});

test('a page that may contain forgotten data counts as old', () => {
  const fills = createFills(1);
  const begun = clock();
  fills.note(['product-1'], begun - 50);
  fills.note(['product-2'], begun - 50);
  expect(fills.oldestSharedBy(['product-3'], begun)).toBeLessThan(begun - 60_000);
  expect(fills.oldestSharedBy(['product-3'], clock() + 1)).toBe(Infinity);
});

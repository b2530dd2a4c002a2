import { expect, test } from '@jest/globals';
import { createTagTimes } from '#front/page-cache/tag-times.ts';

test('the latest change of any of the tags counts', () => {
  const times = createTagTimes();
  times.note(['a', 'b'], 1);
  times.note(['a'], 3);
  expect([times.latest(['a', 'b']), times.latest(['b']), times.latest(['c'])]).toEqual([3, 1, 0]);
});

test('with too many tags, what is older than a forgotten change counts as changed', () => {
  const times = createTagTimes(2);
  times.note(['a'], 1);
  times.note(['b'], 2);
  times.note(['a'], 3);
  expect(times.latest(['never'])).toBe(0);
  times.note(['c'], 4);
  expect([times.latest(['b']), times.latest(['never']), times.latest(['a'])]).toEqual([2, 2, 3]);
});

test('of half a million changed tags only the latest are remembered', () => {
  const times = createTagTimes();
  for (let id = 0; id < 500_000; id += 1) times.note([`product-${id}`], id);
  expect(times.latest(['product-0'])).toBe(479_999);
  expect(times.latest(['product-499999'])).toBe(499_999);
});

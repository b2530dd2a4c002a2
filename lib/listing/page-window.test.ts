import { expect, test } from '@jest/globals';
import { pageWindow } from '#lib/listing/page-window.ts';

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 20, [1, 2, null, 20]],
  [3, 20, [1, 2, 3, 4, null, 20]],
  [10, 20, [1, null, 9, 10, 11, null, 20]],
  [18, 20, [1, null, 17, 18, 19, 20]],
  [20, 20, [1, null, 19, 20]],
  [4, 6, [1, 2, 3, 4, 5, 6]],
])('page %i of %i', (current, count, wanted) => {
  expect(pageWindow(current, count)).toEqual(wanted);
});

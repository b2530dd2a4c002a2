import { expect, test } from '@jest/globals';
import { offsetFor } from '#panel/prices/row-offset.ts';

test.each([
  ['the first row', 0, 0, 0],
  ['one in view, which moves nothing', 12, 300, 300],
  ['one above, which comes below the head', 5, 300, 200],
  ['one below, which comes above the bar', 30, 0, 796],
])('%s', (_, row, offset, expected) => {
  expect(offsetFor(row, offset, 600)).toBe(expected);
});

import { expect, test } from '@jest/globals';
import { suspicionOf } from './suspicions.ts';

test.each([
  [18_700_000, 1_870_000, 'tenth'],
  [18_700_000, 187_000_000, 'tenfold'],
  [18_700_000, 0, 'zero'],
  [18_700_000, 9_000_000, 'half'],
  [18_700_000, 40_000_000, 'double'],
  [18_700_000, 19_900_000, null],
  [18_700_000, null, null],
  [null, 5, null],
  [0, 5, null],
])('a price of %s that becomes %s is %s', (before, value, suspicion) => {
  expect(suspicionOf('price', before, value)).toBe(suspicion);
});

test('a stock may change as it likes', () => {
  expect(suspicionOf('stock', 1, 500)).toBeNull();
  expect(suspicionOf('stock', 5, 0)).toBeNull();
});

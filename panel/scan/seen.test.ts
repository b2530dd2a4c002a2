import { expect, test } from '@jest/globals';
import { look, nothingSeen, type Seen } from '#panel/scan/seen.ts';

/** What counts of codes that were looked for every 100 ms. */
function countedOf(found: readonly (string | null)[], every = 100): string[] {
  let seen: Seen = nothingSeen;
  return found.flatMap((code, at) => {
    const [next, counted] = look(seen, code, 10_000 + at * every);
    seen = next;
    return counted === null ? [] : [counted];
  });
}
const nothing = (times: number) => Array<null>(times).fill(null);

test.each([
  ['a code held before the camera counts once', ['a1', 'a1', 'a1', 'a1'], ['a1']],
  ['a code read once only may be wrong', ['a1', 'b2', 'b2'], ['b2']],
  ['a look without a code between two is nothing', ['a1', null, 'a1', null, 'a1'], ['a1']],
  ['a code counts again after it was away', ['a1', 'a1', ...nothing(11), 'a1', 'a1'], ['a1', 'a1']],
  ['another code counts at once', ['a1', 'a1', 'b2', 'b2'], ['a1', 'b2']],
  [
    'of two codes on a box each counts once',
    ['a1', 'a1', 'b2', 'a1', 'a1', 'b2', 'a1'],
    ['a1', 'b2'],
  ],
  ['a long text is no code', ['x'.repeat(65), 'x'.repeat(65)], []],
])('%s', (_name, found, counted) => {
  expect(countedOf(found)).toEqual(counted);
});

test('a phone that takes more than a second for a look counts a code once, too', () => {
  expect(countedOf(['a1', 'a1', 'a1'], 1_500)).toEqual(['a1']);
});

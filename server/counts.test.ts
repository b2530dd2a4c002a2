import { expect, test } from '@jest/globals';
import { Counts } from '#server/counts.ts';

test('counts are taken once, can be given back, and are bounded in their keys', () => {
  const counts = new Counts<string>(2);
  for (const key of ['a', 'b', 'c', 'a']) counts.add(key);
  const taken = counts.take();
  expect([...taken]).toEqual([
    ['a', 2],
    ['b', 1],
  ]);
  expect(counts.take().size).toBe(0);
  counts.add('a', 3);
  counts.giveBack(taken);
  expect([...counts.take()]).toEqual([
    ['a', 5],
    ['b', 1],
  ]);
});

import { expect, test } from '@jest/globals';
import { createQueue } from '#front/queue.ts';

test('few works run at once, few wait, in their order, and more are not taken', async () => {
  const take = createQueue({ atOnce: 2, waiting: 3 });
  const ends: (() => void)[] = [];
  const begun: number[] = [];
  const work = (n: number) => () =>
    new Promise<void>((done) => {
      begun.push(n);
      ends.push(done);
    });
  expect([0, 1, 2, 3, 4, 5, 6].map((n) => take(work(n)))).toEqual([
    ...Array.from({ length: 5 }, () => true),
    false,
    false,
  ]);
  expect(begun).toEqual([0, 1]);
  ends[1]?.();
  await new Promise(setImmediate);
  expect(begun).toEqual([0, 1, 2]);
  expect([take(work(7)), take(work(8))]).toEqual([true, false]);
  for (let n = 0; n < 6; n += 1) {
    ends[n]?.();
    // oxlint-disable-next-line no-await-in-loop
    await new Promise(setImmediate);
  }
  expect(begun).toEqual([0, 1, 2, 3, 4, 7]);
});

test('a work that fails does not hold up the others', async () => {
  const take = createQueue({ atOnce: 1, waiting: 1 });
  take(() => Promise.reject(new Error('broken')));
  const second = new Promise<string>((done) => take(async () => done('done')));
  expect(await second).toBe('done');
});

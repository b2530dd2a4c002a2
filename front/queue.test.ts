import { expect, test } from '@jest/globals';
import { createQueue } from '#front/queue.ts';

test('runs and queues a limited number of tasks in order, and refuses more', async () => {
  const take = createQueue({ atOnce: 2, waiting: 3 });
  const ends: (() => void)[] = [];
  const started: number[] = [];
  const work = (n: number) => () =>
    new Promise<void>((done) => {
      started.push(n);
      ends.push(done);
    });
  expect([0, 1, 2, 3, 4, 5, 6].map((n) => take(work(n)))).toEqual([
    ...Array.from({ length: 5 }, () => true),
    false,
    false,
  ]);
  expect(started).toEqual([0, 1]);
  ends[1]?.();
  await new Promise(setImmediate);
  expect(started).toEqual([0, 1, 2]);
  expect([take(work(7)), take(work(8))]).toEqual([true, false]);
  for (let n = 0; n < 6; n += 1) {
    ends[n]?.();
    // oxlint-disable-next-line no-await-in-loop
    await new Promise(setImmediate);
  }
  expect(started).toEqual([0, 1, 2, 3, 4, 7]);
});

test('a failing task does not block the others', async () => {
  const take = createQueue({ atOnce: 1, waiting: 1 });
  take(() => Promise.reject(new Error('broken')));
  const second = new Promise<string>((done) => take(async () => done('done')));
  expect(await second).toBe('done');
});

import { afterEach, expect, test } from '@jest/globals';
import { createLogger } from '#server/http/logging.ts';
import { cleanUp } from '#server/jobs/clean-up.ts';
import type { Job, Next } from '#server/jobs/job.ts';
import { Worker } from '#server/jobs/worker.ts';
import { until } from '#server/testing/until.ts';

const never = 1_000_000;
const workers: Worker[] = [];
afterEach(() => Promise.all(workers.splice(0).map((worker) => worker.stop())));

async function start(...jobs: Job[]): Promise<Worker> {
  const worker = new Worker(jobs, createLogger('silent'));
  workers.push(worker);
  await worker.start();
  return worker;
}

/** A job that counts its batches and returns `next` after each. */
function counting(next: (batches: number) => Next, more: Partial<Job> = {}) {
  const counted = { batches: 0 };
  const run = async () => {
    counted.batches += 1;
    return next(counted.batches);
  };
  return { counted, job: { name: 'counting', every: never, run, ...more } };
}

test('a job continues at once while more is pending, then at its interval', async () => {
  const busy = counting((batches) => (batches < 50 ? 'now' : 'later'));
  const patient = counting(() => 'later', { every: 10 });
  const slower = counting((batches) => (batches < 3 ? 10 : 'later'));
  await start(busy.job, patient.job, slower.job);
  await until(async () => patient.counted.batches > 5);
  expect(busy.counted.batches).toBe(50);
  await until(async () => slower.counted.batches === 3);
});

test('an event starts a batch early, even if it comes during a batch', async () => {
  let wake: (() => void) | undefined;
  const { counted, job } = counting(
    (batches) => {
      if (batches === 2) wake?.();
      return 'later';
    },
    { wakeOn: (given) => (wake = given) },
  );
  await start(job);
  await until(async () => counted.batches === 1);
  wake?.();
  await until(async () => counted.batches === 3);
});

test('a job that gathers events takes up many of them with one batch, and the last one too', async () => {
  let wake: (() => void) | undefined;
  const { counted, job } = counting(() => 'later', {
    gather: 30,
    wakeOn: (given) => (wake = given),
  });
  await start(job);
  await until(async () => counted.batches === 1);
  for (let events = 0; events < 100; events += 1) wake?.();
  expect(counted.batches).toBe(1);
  await until(async () => counted.batches === 2);
  wake?.();
  await until(async () => counted.batches === 3);
});

test('a failed job is retried, and delays no other', async () => {
  const failing = counting(() => 'later', {
    every: 10,
    begin: () => Promise.reject(new Error('no beginning')),
  });
  const run: Job['run'] = async (logger) => {
    await failing.job.run(logger);
    throw new Error('no');
  };
  const { counted, job } = counting(() => 'later');
  await start({ ...failing.job, run }, job);
  await until(async () => failing.counted.batches > 2 && counted.batches === 1);
});

test('jobs of one lane run one batch at a time', async () => {
  let [underWay, most] = [0, 0];
  const inLane = () =>
    counting(() => 'later', {
      every: 1,
      lane: 'one',
      run: async () => {
        underWay += 1;
        most = Math.max(most, underWay);
        await new Promise(setImmediate);
        underWay -= 1;
        return 'now';
      },
    }).job;
  const { counted, job } = counting((batches) => (batches < 100 ? 'now' : 'later'), {
    lane: 'one',
  });
  await start(inLane(), inLane(), job);
  await until(async () => counted.batches === 100);
  expect(most).toBe(1);
});

test('a stopping worker leaves a batch that takes too long', async () => {
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const { promise: free, resolve: release } = Promise.withResolvers<void>();
  const run = async (): Promise<Next> => {
    begin();
    await free;
    return 'later';
  };
  const worker = new Worker([{ name: 'stuck', every: never, run }], createLogger('silent'), 10);
  await worker.start();
  await begun;
  await worker.stop();
  release();
});

test('a stopping worker waits for the running batch and starts no other', async () => {
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const { promise: free, resolve: release } = Promise.withResolvers<void>();
  let done = 0;
  const run = async (): Promise<Next> => {
    begin();
    await free;
    done += 1;
    return 'now';
  };
  const behind = counting(() => 'later', { lane: 'one' });
  const finished: string[] = [];
  const finish = async () => void finished.push('behind');
  const worker = await start(
    { name: 'slow', every: never, lane: 'one', run },
    { ...behind.job, finish },
  );
  await begun;
  const stopped = worker.stop();
  release();
  await stopped;
  expect([done, behind.counted.batches, finished]).toEqual([1, 0, []]);
  await worker.finish();
  expect(finished).toEqual(['behind']);
});

test('a clean-up runs at the start, pauses between batches and stops with the worker', async () => {
  let batches = 0;
  const worker = await start(
    cleanUp('everything', async () => {
      batches += 1;
      return 500;
    }),
  );
  await until(async () => batches === 2);
  await worker.stop();
  expect(batches).toBeLessThan(5);
});

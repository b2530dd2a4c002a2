import { argon2Sync } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { expect, test } from '@jest/globals';
import { createHashing } from './hashing.ts';

const job = {
  message: 'x',
  nonce: Buffer.from('a salt of a test'),
  tagLength: 32,
  memory: 64,
  passes: 1,
  parallelism: 1,
};
const long = { ...job, memory: 131_072 };

test("the hash equals that of Node's own call, whichever thread computes it", async () => {
  const derive = createHashing({ threads: 2, mostWaiting: 9, mostOfOne: 9 });
  const wanted = new Uint8Array(argon2Sync('argon2id', job));
  const found = await Promise.all(Array.from({ length: 5 }, () => derive(job, 'me')));
  for (const hash of found) expect(hash).toEqual(wanted);
});

test('a full queue refuses strangers, but not hashes that are required', async () => {
  const derive = createHashing({ threads: 1, mostWaiting: 1, mostOfOne: 9 });
  const kept = [derive(long, 'me'), derive(job, 'me')];
  expect(() => derive(job, 'me')).toThrow(
    expect.objectContaining({ status: 503, code: 'BUSY', retryAfter: 3 }),
  );
  kept.push(derive(job, null));
  expect(await Promise.all(kept)).toHaveLength(3);
  expect(await derive(job, 'me')).toHaveLength(32);
});

test('the queue of one asker is short, so that others find room', async () => {
  const derive = createHashing({ threads: 1, mostWaiting: 9, mostOfOne: 2 });
  const kept = [derive(long, 'me'), derive(job, 'me'), derive(job, 'me')];
  expect(() => derive(job, 'me')).toThrow(expect.objectContaining({ status: 503, code: 'BUSY' }));
  kept.push(derive(job, 'another'));
  expect(await Promise.all(kept)).toHaveLength(4);
  expect(await derive(job, 'me')).toHaveLength(32);
});

test('a hash that fails does not affect others', async () => {
  const derive = createHashing({ threads: 1, mostWaiting: 9, mostOfOne: 9 });
  const impossible = derive({ ...job, memory: 1 }, 'me');
  const after = derive(job, 'me');
  await expect(impossible).rejects.toThrow('memory');
  expect(await after).toHaveLength(32);
});

const startUsual = () => new Worker(new URL('hashing-thread.ts', import.meta.url));

test('a thread that cannot be started fails its queue, and the next one is started', async () => {
  const faults = [new Error('no room')];
  const startThread = () => {
    const fault = faults.pop();
    if (fault) throw fault;
    return startUsual();
  };
  const derive = createHashing({ threads: 1, mostWaiting: 9, mostOfOne: 9, startThread });
  await expect(derive(job, 'me')).rejects.toThrow('no room');
  expect(await Promise.all([derive(job, 'me'), derive(job, 'me')])).toHaveLength(2);
});

test('a thread that cannot be started leaves the queue to running threads', async () => {
  let started = 0;
  const startThread = () => {
    started += 1;
    if (started > 1) throw new Error('no room');
    return startUsual();
  };
  const derive = createHashing({ threads: 2, mostWaiting: 9, mostOfOne: 9, startThread });
  const found = await Promise.all([derive(long, 'me'), derive(job, 'me'), derive(job, 'me')]);
  expect(found).toHaveLength(3);
  expect(started).toBeGreaterThan(1);
});

test('a thread that exits without an answer fails its own hash only', async () => {
  const starts = [
    () =>
      new Worker("require('worker_threads').parentPort.on('message', () => process.exit())", {
        eval: true,
      }),
  ];
  const startThread = () => (starts.pop() ?? startUsual)();
  const derive = createHashing({ threads: 1, mostWaiting: 9, mostOfOne: 9, startThread });
  const lost = derive(job, 'me');
  const after = derive(job, 'me');
  await expect(lost).rejects.toThrow('has ended');
  expect(await after).toHaveLength(32);
});

test('a thread that fails while idle is replaced', async () => {
  const threads: Worker[] = [];
  const startThread = () => {
    const thread = startUsual();
    threads.push(thread);
    return thread;
  };
  const derive = createHashing({ threads: 1, mostWaiting: 9, mostOfOne: 9, startThread });
  await derive(job, 'me');
  const [first] = threads;
  const gone = new Promise((resolve) => first?.once('exit', resolve));
  // Not in the format of a job.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  first?.postMessage('nonsense');
  await gone;
  expect(await derive(job, 'me')).toHaveLength(32);
  expect(threads).toHaveLength(2);
});

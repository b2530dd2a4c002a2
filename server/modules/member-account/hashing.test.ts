import { argon2Sync } from 'node:crypto';
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

test('the hash is that of Node’s own call, whichever thread derives it', async () => {
  const derive = createHashing({ threads: 2, mostWaiting: 9 });
  const wanted = new Uint8Array(argon2Sync('argon2id', job));
  const found = await Promise.all(Array.from({ length: 5 }, () => derive(job, false)));
  for (const hash of found) expect(hash).toEqual(wanted);
});

test('when too many wait, strangers are refused and who must have a hash is not', async () => {
  const derive = createHashing({ threads: 1, mostWaiting: 1 });
  const kept = [derive(long, false), derive(job, false)];
  expect(() => derive(job, false)).toThrow(
    expect.objectContaining({ status: 503, code: 'BUSY', retryAfter: 3 }),
  );
  kept.push(derive(job, true));
  expect(await Promise.all(kept)).toHaveLength(3);
  expect(await derive(job, false)).toHaveLength(32);
});

test('a hash that cannot be derived fails alone', async () => {
  const derive = createHashing({ threads: 1, mostWaiting: 9 });
  const impossible = derive({ ...job, memory: 1 }, false);
  const after = derive(job, false);
  await expect(impossible).rejects.toThrow('memory');
  expect(await after).toHaveLength(32);
});

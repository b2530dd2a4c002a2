/** The thread started by `hashing.ts`: computes hashes one after another. */
import { argon2Sync } from 'node:crypto';
import { getPriority, platform, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { z } from 'zod';

/** Niceness added to the thread, so that requests have priority; the maximum is 19. */
const niceness = 10;

const job = z.object({
  message: z.string(),
  nonce: z.instanceof(Uint8Array),
  tagLength: z.int(),
  memory: z.int(),
  passes: z.int(),
  parallelism: z.int(),
});
export type HashJob = z.infer<typeof job>;

// Only Linux has thread priorities; elsewhere this would affect the whole process.
if (platform() === 'linux') setPriority(Math.min(19, getPriority() + niceness));

parentPort?.on('message', (given: unknown) => {
  // Not a window's, which has an origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  parentPort?.postMessage(argon2Sync('argon2id', job.parse(given)));
});

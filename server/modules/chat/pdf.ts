import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import { createTurns } from '#server/media/turns.ts';

/** Where the end of a PDF must be found, in bytes before its end. */
const tail = 1_024;

interface Bounds {
  /** For one file, in ms. */
  readonly deadline: number;
  /** Bytes outside the heap, into which a file's parts are unpacked. */
  readonly mostUnpacked: number;
}
const usual: Bounds = { deadline: 3_000, mostUnpacked: 100 * 1_048_576 };
/** MB of what is made of the parts. */
const heap = { maxOldGenerationSizeMb: 200, maxYoungGenerationSizeMb: 32 };
/** How often a thread's memory is looked at, in ms: it unpacks some MB meanwhile. */
const pause = 50;
/** Files that wait while another one is judged. */
const mostWaiting = 10;

const inTurn = createTurns(mostWaiting);
const answer = z.instanceof(Uint8Array).nullable();

/** By its content alone: what a file says of itself does not count. */
export const isPdf = (sent: Buffer): boolean =>
  /^%PDF-[12]\.\d/.test(sent.toString('latin1', 0, 8));

/**
 * A PDF made anew of what a parser understands of it, in a thread of its own, one file at a time; null for one that is broken or
 * encrypted, takes too much to read, or does something at the reader's by itself.
 * @throws {TooManyWaiting}
 */
export async function remakePdf(sent: Buffer, bounds = usual): Promise<Uint8Array | null> {
  if (!sent.subarray(-tail).includes('%%EOF')) return null;
  return inTurn(() => inThread(sent, bounds));
}

async function inThread(sent: Buffer, { deadline, mostUnpacked }: Bounds) {
  const thread = new Worker(new URL('pdf-thread.ts', import.meta.url), {
    workerData: new Uint8Array(sent),
    resourceLimits: heap,
  });
  const { promise, resolve } = Promise.withResolvers<Uint8Array | null>();
  thread.on('message', (made: unknown) => {
    const read = answer.safeParse(made);
    // Under `node --watch` threads also report the files they loaded.
    if (read.success) resolve(read.data);
  });
  // Out of memory, for which it is ended.
  thread.on('error', () => resolve(null)).on('exit', () => resolve(null));
  const end = setTimeout(() => resolve(null), deadline);
  const look = setInterval(() => {
    thread.getHeapStatistics().then(
      (now) => now.external_memory > mostUnpacked && resolve(null),
      // It has ended.
      () => {},
    );
  }, pause);
  try {
    return await promise;
  } finally {
    clearTimeout(end);
    clearInterval(look);
    await thread.terminate();
  }
}

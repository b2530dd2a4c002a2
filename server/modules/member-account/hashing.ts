import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import { ShopError } from '#server/errors.ts';
import type { HashJob } from '#server/modules/member-account/hashing-thread.ts';
import { memberTexts } from '#server/modules/member-account/texts.ts';

const hash = z.instanceof(Uint8Array);

interface Waiting {
  readonly job: HashJob;
  resolve(hash: Uint8Array): void;
  reject(error: unknown): void;
}

interface Size {
  /** Hashes at work at a time. */
  readonly threads: number;
  /** Hashes that may wait for a thread before more are refused. */
  readonly mostWaiting: number;
}

/** One core is left to what answers shoppers. A hundred wait some three seconds for a single thread. */
const usual: Size = {
  threads: Math.max(1, Math.min(4, availableParallelism() - 1)),
  mostWaiting: 100,
};

/**
 * Derives argon2id hashes on threads of their own, which give way to everything else: in Node's pool they took
 * the threads that reading files and names needs, and each other's cores from all other calls.
 */
export function createHashing({ threads, mostWaiting }: Size = usual) {
  const waiting: Waiting[] = [];
  const idle: Worker[] = [];
  let open = 0;

  function start(): Worker {
    open += 1;
    const thread = new Worker(new URL('hashing-thread.ts', import.meta.url));
    thread.once('exit', () => {
      open -= 1;
      const place = idle.indexOf(thread);
      if (place !== -1) idle.splice(place, 1);
    });
    return thread;
  }

  /** A thread that has nothing to do, or null while all have. */
  const free = (): Worker | null => idle.pop() ?? (open < threads ? start() : null);

  function next(): void {
    const thread = waiting.length > 0 ? free() : null;
    const first = thread && waiting.shift();
    if (first) run(thread, first);
  }

  function run(thread: Worker, { job, resolve, reject }: Waiting): void {
    // Only while it works does it keep the program from ending.
    thread.ref();
    const settle = () => {
      thread.off('message', answered).off('error', failed);
      next();
    };
    const answered = (answer: unknown) => {
      thread.unref();
      idle.push(thread);
      resolve(hash.parse(answer));
      settle();
    };
    // It ends by itself.
    const failed = (error: unknown) => {
      reject(error);
      thread.once('exit', settle);
    };
    thread.once('message', answered).once('error', failed);
    // Not a window's, which has an origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    thread.postMessage(job);
  }

  /**
   * @param canWait whether it is refused when too many wait: what strangers may ask for is
   * @throws {ShopError} 503 with the seconds after which there may be room again
   */
  return function derive(job: HashJob, canWait: boolean): Promise<Uint8Array> {
    if (!canWait && waiting.length >= mostWaiting) {
      throw new ShopError(503, 'BUSY', memberTexts.busy, { retryAfter: 3 });
    }
    const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
    waiting.push({ job, resolve, reject });
    next();
    return promise;
  };
}

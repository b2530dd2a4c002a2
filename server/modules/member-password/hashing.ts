import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import { ShopError } from '#server/errors.ts';
import type { HashJob } from '#server/modules/member-password/hashing-thread.ts';
import { passwordTexts } from '#server/modules/member-password/texts.ts';

const hash = z.instanceof(Uint8Array);

interface Waiting {
  readonly job: HashJob;
  readonly asker: string | null;
  resolve(hash: Uint8Array): void;
  reject(error: unknown): void;
}

interface Size {
  /** Hashes computed at a time. */
  readonly threads: number;
  /** Maximum queue length; further hashes are refused. */
  readonly mostWaiting: number;
  /** Maximum queue length per asker. */
  readonly mostOfOne: number;
  /** Starts a thread that runs `hashing-thread.ts`. */
  readonly startThread?: () => Worker;
}

/** Leaves one core to requests. A queue of a hundred takes about three seconds on a single thread. */
const usual: Size = {
  threads: Math.max(1, Math.min(4, availableParallelism() - 1)),
  mostWaiting: 100,
  mostOfOne: 10,
};

const startUsual = () => new Worker(new URL('hashing-thread.ts', import.meta.url));

/**
 * Computes argon2id hashes on threads of their own with low priority: in Node's thread pool they would block
 * file access and DNS, and take the cores from all other requests.
 */
export function createHashing({ threads, mostWaiting, mostOfOne, startThread }: Size = usual) {
  const waiting: Waiting[] = [];
  const idle: Worker[] = [];
  let open = 0;

  function start(): Worker {
    const thread = (startThread ?? startUsual)();
    open += 1;
    thread.once('exit', () => {
      open -= 1;
      const place = idle.indexOf(thread);
      if (place !== -1) idle.splice(place, 1);
    });
    // A thread that fails while idle just exits.
    thread.on('error', () => {});
    return thread;
  }

  /** An idle thread, or null while all are busy. */
  function free(): Worker | null {
    const thread = idle.pop();
    if (thread || open >= threads) return thread ?? null;
    try {
      return start();
    } catch (error) {
      // Running threads will take the queue; without any it would wait forever.
      if (open === 0) for (const { reject } of waiting.splice(0)) reject(error);
      return null;
    }
  }

  function next(): void {
    const thread = waiting.length > 0 ? free() : null;
    const first = thread && waiting.shift();
    if (first) run(thread, first);
  }

  function run(thread: Worker, { job, resolve, reject }: Waiting): void {
    let fault: unknown = new Error('A thread that derives hashes has ended.');
    // A thread keeps the process alive only while it works.
    thread.ref();
    const settle = () => {
      thread.off('message', answered).off('error', failed).off('exit', ended);
      next();
    };
    const answered = (answer: unknown) => {
      const derived = hash.safeParse(answer);
      // Under `node --watch` threads also report the files they loaded.
      if (!derived.success) return;
      thread.unref();
      idle.push(thread);
      resolve(derived.data);
      settle();
    };
    const failed = (error: unknown) => {
      fault = error;
    };
    const ended = () => {
      reject(fault);
      settle();
    };
    thread.on('message', answered).once('error', failed).once('exit', ended);
    // Not a window's, which has an origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    thread.postMessage(job);
  }

  function hasRoomFor(asker: string): boolean {
    const own = waiting.filter((each) => each.asker === asker);
    return waiting.length < mostWaiting && own.length < mostOfOne;
  }

  /**
   * @param asker key for the limit per asker; null: never refused
   * @throws {ShopError} 503 with Retry-After when the queue is full
   */
  return function derive(job: HashJob, asker: string | null): Promise<Uint8Array> {
    if (asker !== null && !hasRoomFor(asker)) {
      throw new ShopError(503, 'BUSY', passwordTexts.busy, { retryAfter: 3 });
    }
    const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
    waiting.push({ job, asker, resolve, reject });
    next();
    return promise;
  };
}

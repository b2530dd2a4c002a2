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
  /** Hashes at work at a time. */
  readonly threads: number;
  /** Hashes that may wait for a thread before more are refused. */
  readonly mostWaiting: number;
  /** How many of them one asker's may be. */
  readonly mostOfOne: number;
  /** Starts what `hashing-thread.ts` is. */
  readonly startThread?: () => Worker;
}

/** One core is left to what answers shoppers. A hundred wait some three seconds for a single thread. */
const usual: Size = {
  threads: Math.max(1, Math.min(4, availableParallelism() - 1)),
  mostWaiting: 100,
  mostOfOne: 10,
};

const startUsual = () => new Worker(new URL('hashing-thread.ts', import.meta.url));

/**
 * Derives argon2id hashes on threads of their own, which give way to everything else: in Node's pool they took
 * the threads that reading files and names needs, and each other's cores from all other calls.
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
    // One that fails with nothing to do ends, and nothing else.
    thread.on('error', () => {});
    return thread;
  }

  /** A thread that has nothing to do, or null while all have. */
  function free(): Worker | null {
    const thread = idle.pop();
    if (thread || open >= threads) return thread ?? null;
    try {
      return start();
    } catch (error) {
      // Those at work will come to what waits; without any it would wait for ever.
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
    // Only while it works does it keep the program from ending.
    thread.ref();
    const settle = () => {
      thread.off('message', answered).off('error', failed).off('exit', ended);
      next();
    };
    const answered = (answer: unknown) => {
      thread.unref();
      idle.push(thread);
      resolve(hash.parse(answer));
      settle();
    };
    const failed = (error: unknown) => {
      fault = error;
    };
    const ended = () => {
      reject(fault);
      settle();
    };
    thread.once('message', answered).once('error', failed).once('exit', ended);
    // Not a window's, which has an origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    thread.postMessage(job);
  }

  function hasRoomFor(asker: string): boolean {
    const own = waiting.filter((each) => each.asker === asker);
    return waiting.length < mostWaiting && own.length < mostOfOne;
  }

  /**
   * @param asker who is refused when too many wait, of all or of his; null for nobody
   * @throws {ShopError} 503 with the seconds after which there may be room again
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

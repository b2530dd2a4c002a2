import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Job } from '#server/jobs/job.ts';
import { createTurns } from '#server/turns.ts';

/** As long as the service waits for running requests when it stops, in ms. */
const usualPatience = 7_000;

/** Runs the jobs of this node concurrently, the batches of each job sequentially. */
export class Worker {
  readonly #jobs: readonly Job[];
  readonly #logger: FastifyBaseLogger;
  readonly #inTurn = createTurns();
  readonly #wakeAll = new Set<() => void>();
  #running: Promise<unknown> | undefined;
  readonly #patience: number;
  #isStopping = false;

  /** @param patience maximum wait for running batches in `stop`, in ms */
  constructor(jobs: readonly Job[], logger: FastifyBaseLogger, patience = usualPatience) {
    this.#jobs = jobs;
    this.#logger = logger;
    this.#patience = patience;
  }

  /** Resolves when all jobs have begun; from then on batches run. */
  async start(): Promise<void> {
    if (this.#isStopping) return;
    const loops = this.#jobs.map((job) => {
      const begun = this.#attempt(job, async () => job.begin?.());
      return { begun, ended: begun.then(() => this.#loop(job)) };
    });
    this.#running = Promise.all(loops.map(({ ended }) => ended));
    await Promise.all(loops.map(({ begun }) => begun));
  }

  /**
   * Starts no more batches and waits for the running ones, which may wait for other programs. A batch that
   * takes too long is left: the leases of its rows end.
   */
  async stop(): Promise<void> {
    this.#isStopping = true;
    for (const wake of this.#wakeAll) wake();
    await Promise.race([this.#running, pause(this.#patience, undefined, { ref: false })]);
  }

  /** Runs the `finish` steps of the jobs, after `stop` and the last request. */
  async finish(): Promise<void> {
    await Promise.all(this.#jobs.map((job) => this.#attempt(job, async () => job.finish?.())));
  }

  async #loop(job: Job): Promise<void> {
    const logger = this.#logger.child({ job: job.name });
    const alarm = createAlarm();
    this.#wakeAll.add(alarm.wake);
    job.wakeOn?.(job.gather === undefined ? alarm.wake : gathered(alarm.wake, job.gather));
    // A batch may have waited for its lane until the worker was stopped.
    const batch = async () => (this.#isStopping ? null : this.#attempt(job, () => job.run(logger)));
    while (!this.#isStopping) {
      const next = await (job.lane === undefined ? batch() : this.#inTurn(job.lane, batch));
      if (next !== 'now') await alarm.sleep(typeof next === 'number' ? next : job.every);
    }
  }

  /** The database may be unreachable for a while: failed batches are retried. */
  async #attempt<T>({ name }: Job, work: () => Promise<T>): Promise<T | null> {
    try {
      return await work();
    } catch (error) {
      this.#logger.error({ err: error, job: name }, 'A job failed');
      return null;
    }
  }
}

/** Calls `wake` once, `ms` after the first of several calls. */
function gathered(wake: () => void, ms: number): () => void {
  let timer: NodeJS.Timeout | undefined;
  return () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      wake();
    }, ms).unref();
  };
}

/** A sleep that can be interrupted, even before it begins. */
function createAlarm() {
  let isWoken = false;
  let end: (() => void) | undefined;
  return {
    wake: () => {
      isWoken = true;
      end?.();
    },
    sleep: async (ms: number) => {
      if (!isWoken) {
        await new Promise<void>((done) => {
          const timer = setTimeout(done, ms);
          end = () => {
            clearTimeout(timer);
            done();
          };
        });
      }
      isWoken = false;
    },
  };
}

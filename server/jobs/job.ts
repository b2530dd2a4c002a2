import type { FastifyBaseLogger } from 'fastify';

export type JobLogger = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

/** When the next batch is due: now, since more may wait; later, after the job's interval; or after so many ms. */
export type Next = 'now' | 'later' | number;

/** Work besides requests, done a batch at a time. Every node does it, so batches of several nodes must not collide. */
export interface Job {
  readonly name: string;
  /** Interval in ms when nothing waits, and after a batch that failed. */
  readonly every: number;
  /** Jobs of one lane do one batch at a time. */
  readonly lane?: string;
  /** Runs once, before the first batch. */
  begin?(): Promise<void>;
  /** Does one batch; the worker waits for it before it stops. */
  run(logger: JobLogger): Promise<Next>;
  /** Runs after the last batch, once no more requests come in. */
  finish?(): Promise<void>;
  /** Subscribes to what makes a batch due before its time. */
  wakeOn?(wake: () => void): void;
}

interface Queue<Row> extends Omit<Job, 'run'> {
  /** How long claimed rows belong to this node, in ms: longer than a batch takes. After that they are free again. */
  readonly lease: number;
  /** Claims some rows that are due, and no row that another node has claimed. */
  claim(lease: number): Promise<Row[]>;
  work(batch: Row[], logger: JobLogger): Promise<Next>;
}

/** A job whose batches are rows that nodes share. */
export function queueJob<Row>({ lease, claim, work, ...job }: Queue<Row>): Job {
  return {
    ...job,
    async run(logger) {
      const batch = await claim(lease);
      return batch.length === 0 ? 'later' : work(batch, logger);
    },
  };
}

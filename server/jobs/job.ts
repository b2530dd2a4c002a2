import type { FastifyBaseLogger } from 'fastify';

export type JobLogger = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

/**
 * When the next batch is due: now, because more may be pending; later, after the job's interval; or in this
 * many ms.
 */
export type Next = 'now' | 'later' | number;

/** Background work, done in batches. Every node runs it, so batches on several nodes must not collide. */
export interface Job {
  readonly name: string;
  /** Interval in ms when nothing is pending, and after a failed batch. */
  readonly every: number;
  /** Jobs of one lane run one batch at a time. */
  readonly lane?: string;
  /** Runs once, before the first batch. */
  begin?(): Promise<void>;
  /** Runs one batch; the worker waits for it before it stops. */
  run(logger: JobLogger): Promise<Next>;
  /** Runs after the last batch, once no more requests come in. */
  finish?(): Promise<void>;
  /** Ms from an event to its batch, so that one batch takes up all events of that time. */
  readonly gather?: number;
  /** Subscribes to events that make a batch due early. */
  wakeOn?(wake: () => void): void;
}

interface Queue<Row> extends Omit<Job, 'run'> {
  /** How long claimed rows belong to this node, in ms; must be longer than a batch takes. */
  readonly lease: number;
  /** Claims a batch of due rows, skipping those claimed by other nodes. */
  claim(lease: number): Promise<Row[]>;
  work(batch: Row[], logger: JobLogger): Promise<Next>;
}

/** A job that processes rows shared between nodes. */
export function queueJob<Row>({ lease, claim, work, ...job }: Queue<Row>): Job {
  return {
    ...job,
    async run(logger) {
      const batch = await claim(lease);
      return batch.length === 0 ? 'later' : work(batch, logger);
    },
  };
}

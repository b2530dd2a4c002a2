import type { WaitingKind } from '#lib/contract/panel-hub.ts';
import type { ShopEvents } from '#server/events.ts';
import type { Job } from '#server/jobs/job.ts';
import type { Counted, TodayService } from '#server/modules/today/service.ts';

/** Ms for which changes are gathered: a burst of orders is counted once. */
const gather = 300;
/** Ms between two looks when nothing has changed. */
const every = 60_000;
/** What a change of an order may change. */
const ofOrders = ['orders', 'receipts', 'returns'] as const;

type Listener = (kind: WaitingKind, counted: Counted) => void;

interface Needs {
  readonly events: ShopEvents;
  readonly today: Pick<TodayService, 'count'>;
}

/** Counts what waits for staff anew, after each change on this node. */
export function createWaitingNews({ events, today }: Needs) {
  const listeners = new Set<Listener>();
  const due = new Set<WaitingKind>();
  let wake: (() => void) | undefined;

  const countSoon = (...kinds: readonly WaitingKind[]) => {
    for (const kind of kinds) due.add(kind);
    wake?.();
  };
  events.on('orderMade', () => countSoon(...ofOrders));
  events.on('orderChanged', () => countSoon(...ofOrders));
  events.on('waitingChanged', (kind) => countSoon(kind));

  const job: Job = {
    name: 'count what waits',
    every,
    gather,
    wakeOn: (given) => {
      wake = given;
    },
    run: async () => {
      const kinds = [...due];
      due.clear();
      for (const kind of kinds) {
        // oxlint-disable-next-line no-await-in-loop -- It may wait; other statements may not.
        const counted = await today.count(kind);
        for (const listener of listeners) listener(kind, counted);
      }
      return 'later';
    },
  };
  return { job, onCounted: (listener: Listener) => void listeners.add(listener) };
}
export type WaitingNews = ReturnType<typeof createWaitingNews>;

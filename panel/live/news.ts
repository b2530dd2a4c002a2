import type { WaitingCountsAnswer } from '#lib/contract/admin-today.ts';
import { type WaitingKind, waitingKinds } from '#lib/contract/panel-hub.ts';

/** What is read again after an event: keys of queries, each with all that begin with it. */
export type Outdated = readonly (readonly unknown[])[];

const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0;

/**
 * What an UpdateOrderEvent makes outdated; null if its arguments are invalid. The list that is shown stays: its rows must
 * not move under the reader. Validated by hand, because zod is not in the shell.
 */
export function orderNews([
  number,
  status,
  delivery,
  version,
]: readonly unknown[]): Outdated | null {
  if (![number, status, version].every(isCount) || typeof delivery !== 'string') return null;
  return [
    ['order', number],
    ['orders', 'newest'],
    ['orders', 'counts'],
    ['orders', 'receipts'],
    ['orders', 'returns'],
    ['today'],
  ];
}

/** What an UpdateBatchEvent makes outdated: while it runs only the batch, at its end what it has changed, too. */
export function batchNews([batch, state]: readonly unknown[]): Outdated | null {
  if (!isCount(batch) || typeof state !== 'string') return null;
  const one = ['batches', 'one', batch];
  return state === 'running' ? [one] : [one, ['batches', 'list'], ['goods']];
}

/** The same of an UpdateImportEvent: at each end of a part of the work also its rows, and the goods it has changed. */
export function importNews([batch, state]: readonly unknown[]): Outdated | null {
  if (!isCount(batch) || typeof state !== 'string') return null;
  const one = ['imports', 'one', batch];
  return state.endsWith('ing') ? [one] : [one, ['imports', 'list'], ['imports', 'rows'], ['goods']];
}

/** An UpdateImportPicturesEvent: once none waits also what did not come, and the goods that were given theirs. */
export function pictureNews([batch, waiting]: readonly unknown[]): Outdated | null {
  if (!isCount(batch) || !isCount(waiting)) return null;
  const one = ['imports', 'pictures', batch];
  return waiting > 0 ? [one] : [one, ['imports', 'missing', batch], ['goods']];
}

/** The lists of what waits, besides those that an order's event makes outdated. */
const lists: Partial<Record<WaitingKind, Outdated>> = {
  opinions: [['opinions', 'waiting'], ['today']],
  messages: [['messages']],
  chats: [['today']],
};

interface WaitingNews {
  readonly kind: WaitingKind;
  readonly counted: { readonly count: number; readonly at: number };
  readonly outdated: Outdated;
}

/** An UpdateWaitingEvent; null if its arguments are invalid. */
export function waitingNews([name, count, at]: readonly unknown[]): WaitingNews | null {
  const kind = waitingKinds.find((each) => each === name);
  if (kind === undefined || !isCount(count) || !isCount(at)) return null;
  return { kind, counted: { count, at }, outdated: lists[kind] ?? [] };
}

/** The counts after news, which may come later than newer ones; those that may not be seen stay out. */
export function withNews(
  counts: WaitingCountsAnswer,
  { kind, counted }: Pick<WaitingNews, 'kind' | 'counted'>,
): WaitingCountsAnswer {
  const before = counts[kind];
  if (before === null || before.at > counted.at) return counts;
  return { ...counts, [kind]: counted };
}

/** What was read, with what events have said meanwhile. */
export const newestOf = (
  read: WaitingCountsAnswer,
  known: WaitingCountsAnswer | undefined,
): WaitingCountsAnswer =>
  waitingKinds.reduce((counts, kind) => {
    const counted = known?.[kind];
    return counted ? withNews(counts, { kind, counted }) : counts;
  }, read);

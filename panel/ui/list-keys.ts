/** What a key does in a list. */
export type ListAct = 'next' | 'previous' | 'choose' | 'open';

const acts: Readonly<Record<string, ListAct>> = {
  KeyJ: 'next',
  ArrowDown: 'next',
  KeyK: 'previous',
  ArrowUp: 'previous',
  KeyX: 'choose',
  KeyE: 'open',
  Enter: 'open',
};

/** By `event.code`. Arrows and Enter only once a row has the focus of the list, since pages scroll by them. */
export function listActOf(code: string, hasFocus: boolean): ListAct | null {
  const act = acts[code] ?? null;
  return code.startsWith('Key') || hasFocus ? act : null;
}

/** The row with the list's focus after a step; -1 before the first. */
export const stepTo = (at: number, act: ListAct, count: number): number =>
  act === 'next' ? Math.min(at + 1, count - 1) : Math.max(at - 1, 0);

/** A row by its name, and where it stood. */
export interface KeptRow {
  readonly id: string;
  readonly at: number;
}

/** Where a row stands now: lists change. Once it is gone, the one in its place has the focus. */
export function placeOf(kept: KeptRow | null, ids: readonly string[]): number {
  if (kept === null) return -1;
  const at = ids.indexOf(kept.id);
  return at >= 0 ? at : Math.min(kept.at, ids.length - 1);
}

/** What the camera saw last. */
export interface Seen {
  readonly code: string | null;
  /** Whether it counted. */
  readonly isCounted: boolean;
  /** When it was last seen, in ms. */
  readonly at: number;
}
export const nothingSeen: Seen = { code: null, isCounted: false, at: 0 };

/** A code counts again after it was out of the picture for so long, in ms. */
const away = 1_000;
/** Longer texts are no codes of goods or parcels. */
const longest = 64;

/**
 * Adds what a look found. A code counts once it was read twice, since a moving one is read wrongly at times, and again
 * only after it was away.
 * @returns also the code if it counts now
 */
export function look(seen: Seen, found: string | null, now: number): [Seen, string | null] {
  const code = found === null || found.length > longest ? null : found;
  const isOver = now - seen.at > away;
  if (code === null) return [isOver ? nothingSeen : seen, null];
  if (code !== seen.code || isOver) return [{ code, isCounted: false, at: now }, null];
  return [{ code, isCounted: true, at: now }, seen.isCounted ? null : code];
}

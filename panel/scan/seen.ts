/** Codes that are in the picture: how often each was read, and when last, in ms. */
export type Seen = ReadonlyMap<string, { readonly times: number; readonly at: number }>;
export const nothingSeen: Seen = new Map();

/** A code is in the picture until it was not read for so long, in ms. */
const away = 1_000;
/** Longer texts are no codes of goods or parcels. */
const longest = 64;

/**
 * Adds what a look found. A code counts once it was read twice, since a moving one is read wrongly at times, and again
 * only after it was away, whatever else is read beside it.
 * @returns also the code if it counts now
 */
export function look(seen: Seen, found: string | null, now: number): [Seen, string | null] {
  const next = new Map([...seen].filter(([code, { at }]) => code === found || now - at <= away));
  if (found === null || found.length > longest) return [next, null];
  const times = (next.get(found)?.times ?? 0) + 1;
  next.set(found, { times, at: now });
  return [next, times === 2 ? found : null];
}

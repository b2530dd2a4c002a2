/** A list with one thing at another place; places outside of it are its ends. */
export function moved<Thing>(list: readonly Thing[], from: number, to: number): Thing[] {
  const rest = list.filter((_each, at) => at !== from);
  const [thing] = list.slice(from, from + 1);
  if (thing === undefined) return rest;
  return rest.toSpliced(Math.max(0, Math.min(to, rest.length)), 0, thing);
}

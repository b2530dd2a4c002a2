/**
 * Where ways end, in as many steps as there are addresses.
 * @param ways addresses by those that lead to them
 * @returns the end of the way from each of them; null where it goes round
 */
export function endsOf(ways: ReadonlyMap<string, string>): Map<string, string | null> {
  const ends = new Map<string, string | null>();
  for (const start of ways.keys()) {
    const passed = new Set<string>();
    let at = start;
    while (ways.has(at) && !ends.has(at) && !passed.has(at)) {
      passed.add(at);
      at = ways.get(at) ?? at;
    }
    const end = passed.has(at) ? null : ends.has(at) ? (ends.get(at) ?? null) : at;
    for (const each of passed) ends.set(each, end);
  }
  return ends;
}

/** Most lines of what waits, so that all of it is seen at once. */
const most = 6;

/** The lines that are shown, in their order: of too many, those with nothing waiting are left out first. */
export function shownLines<Line extends { readonly found: { readonly count: number } }>(
  lines: readonly Line[],
): Line[] {
  const waiting = lines.filter(({ found }) => found.count > 0);
  const idle = lines.filter(({ found }) => found.count === 0);
  const shown = new Set([...waiting, ...idle].slice(0, most));
  return lines.filter((line) => shown.has(line));
}

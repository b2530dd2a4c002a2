/** `null` is a gap of omitted pages. */
type PageMark = number | null;

/**
 * Numbers shown by a pagination: the first, the last, the current one and its neighbours. A gap of
 * a single page is filled by that page.
 */
export function pageWindow(current: number, count: number): PageMark[] {
  const near = [1, current - 1, current, current + 1, count];
  const shown = [...new Set(near)].filter((page) => page >= 1 && page <= count);
  const marks: PageMark[] = [];
  for (const page of shown.toSorted((a, b) => a - b)) {
    const gap = page - (marks.at(-1) ?? 0);
    if (gap === 2) marks.push(page - 1);
    if (gap > 2) marks.push(null);
    marks.push(page);
  }
  return marks;
}

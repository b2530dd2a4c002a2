/** Heights in px of a row, of the head and of the bar of unsaved changes, as in prices.css. */
export const rowHeight = 40;
const headHeight = 36;
const barHeight = 3 * rowHeight;

/**
 * The least scrolling that shows a row between the head and the bar, in px. It is reckoned from what the virtualizer keeps:
 * its own `scrollToIndex` measures the grid in each frame, which lays it out each time.
 * @param offset how far the grid is scrolled
 * @param height of the grid
 */
export function offsetFor(row: number, offset: number, height: number): number {
  const least = headHeight + (row + 1) * rowHeight + barHeight - height;
  return Math.max(0, least, Math.min(offset, row * rowHeight));
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The near side of the open pane, in CSS pixels. */
export interface Side {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
}

/** Which side of the line from `a` to `b` the point is on: positive, negative, or 0 on it. */
const turn = (a: Point, b: Point, point: Point): number =>
  (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x);

/**
 * Whether a mouse that went from `from` to `to` is on its way to the open pane: whether it has moved
 * into the triangle between where it was and the two ends of the pane's near side.
 */
export function isAiming(from: Point, to: Point, side: Side): boolean {
  if (from.x === to.x) return false;
  const upper = turn(from, { x: side.x, y: side.top }, to);
  const lower = turn(from, { x: side.x, y: side.bottom }, to);
  const approaches = Math.abs(side.x - to.x) < Math.abs(side.x - from.x);
  return approaches && Math.sign(upper) !== Math.sign(lower);
}

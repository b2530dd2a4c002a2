export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The open pane's edge nearest to the mouse, in CSS px. */
export interface Side {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
}

/** On which side of the line from `a` to `b` the point is: positive, negative, or 0 on the line. */
const turn = (a: Point, b: Point, point: Point): number =>
  (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x);

/**
 * Whether a mouse that moved from `from` to `to` is heading for the open pane: it moved into the
 * triangle between its old position and the two ends of the pane's near edge.
 */
export function isAiming(from: Point, to: Point, side: Side): boolean {
  if (from.x === to.x) return false;
  const upper = turn(from, { x: side.x, y: side.top }, to);
  const lower = turn(from, { x: side.x, y: side.bottom }, to);
  const approaches = Math.abs(side.x - to.x) < Math.abs(side.x - from.x);
  return approaches && Math.sign(upper) !== Math.sign(lower);
}

import { metal } from '../brush.ts';
import type { Brush } from '../brush.ts';
import { darken, lighten } from '../palette.ts';
import { circle, ellipse, faded, outline, path, rect, stroke, times } from '../shapes.ts';

/** A flat back, lit from the top right. */
export const plane = (
  brush: Brush,
  x: number,
  y: number,
  w: number,
  h: number,
  r: number,
  c: string,
): string =>
  rect(
    x,
    y,
    w,
    h,
    r,
    brush.linear(
      [
        [0, lighten(c, 0.2)],
        [0.55, c],
        [1, darken(c, 0.2)],
      ],
      0.9,
      0,
      0.1,
      1,
    ),
  ) +
  rect(x + 3, y + 3, w - 6, h - 6, Math.max(0, r - 3), 'none', outline(lighten(c, 0.4), 2, 0.4));

/** The edge of something thin: a bright ridge between dark rims. */
export const edge = (
  brush: Brush,
  x: number,
  y: number,
  w: number,
  h: number,
  r: number,
  c: string,
): string =>
  rect(
    x,
    y,
    w,
    h,
    r,
    brush.linear([
      [0, darken(c, 0.4)],
      [0.22, lighten(c, 0.36)],
      [0.6, c],
      [1, darken(c, 0.46)],
    ]),
  );

/** A body of any outline, lit from the right. */
export const form = (brush: Brush, d: string, c: string): string =>
  path(
    d,
    brush.linear([
      [0, darken(c, 0.28)],
      [0.35, lighten(c, 0.12)],
      [0.75, lighten(c, 0.2)],
      [1, darken(c, 0.22)],
    ]),
  );

/** Rows of slots for air. */
export const vents = (
  x: number,
  y: number,
  w: number,
  rows: number,
  c: string,
  step = 18,
): string =>
  times(rows, (index) => rect(x, y + index * step, w, step * 0.45, step * 0.22, darken(c, 0.5)));

/** Slots side by side. */
export const grille = (
  x: number,
  y: number,
  w: number,
  h: number,
  count: number,
  c: string,
): string =>
  times(count, (index) =>
    rect(x + (index * w) / count, y, (w / count) * 0.5, h, 3, darken(c, 0.5)),
  );

/** The type plate: lines of small print, and a code. */
export const plate = (x: number, y: number, w: number, h: number, c: string): string =>
  rect(x, y, w, h, 5, lighten(c, 0.5), outline(darken(c, 0.2), 1.5, 0.5)) +
  times(4, (index) =>
    rect(
      x + w * 0.08,
      y + h * (0.16 + index * 0.19),
      w * (0.52 - (index % 2) * 0.16),
      h * 0.07,
      2,
      darken(c, 0.35),
      faded(0.55),
    ),
  ) +
  times(9, (index) =>
    rect(
      x + w * (0.68 + index * 0.028),
      y + h * 0.18,
      w * (index % 3 ? 0.008 : 0.016),
      h * 0.58,
      0,
      darken(c, 0.6),
    ),
  );

export const feet = (xs: readonly number[], c: string): string =>
  xs.map((x) => rect(x - 22, 686, 44, 14, 5, darken(c, 0.55))).join('');

/** A cord from a device's back to the floor. */
export const cord = (x: number, y: number, c: string): string =>
  stroke(
    `M${x} ${y} C${x + 60} ${y + 40} ${x + 30} 700 ${x + 140} 704 S ${x + 250} 690 ${x + 270} 706`,
    darken(c, 0.6),
    13,
  );

export const wheel = (brush: Brush, x: number, y: number, r: number, c: string): string =>
  circle(x, y, r, darken(c, 0.6)) +
  circle(x, y, r * 0.62, metal(brush, darken(c, 0.1))) +
  circle(x, y, r * 0.18, darken(c, 0.5));

export const dome = (
  brush: Brush,
  x: number,
  y: number,
  rx: number,
  ry: number,
  c: string,
): string =>
  path(
    `M${x - rx} ${y} C${x - rx} ${y - ry * 1.3} ${x + rx} ${y - ry * 1.3} ${x + rx} ${y}Z`,
    brush.across(darken(c, 0.22), lighten(c, 0.24), c, darken(c, 0.2)),
  );

export const disc = (
  brush: Brush,
  x: number,
  y: number,
  rx: number,
  ry: number,
  c: string,
): string => ellipse(x, y, rx, ry, brush.slant(lighten(c, 0.3), c, darken(c, 0.22)));

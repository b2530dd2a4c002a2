import { metal } from '../brush.ts';
import type { Brush } from '../brush.ts';
import { darken, lighten } from '../palette.ts';
import { circle, faded, group, outline, path, rect, stroke, times } from '../shapes.ts';

/** An outlet: how far it reaches to each side of its centre, and its drawing there. */
interface Outlet {
  reach: number;
  draw(brush: Brush, x: number, y: number, colour: string): string;
}

const hole = '#0d0d10';
const gold = '#d8b36a';

const slot = (
  brush: Brush,
  x: number,
  y: number,
  w: number,
  h: number,
  r: number,
  colour: string,
): string =>
  rect(
    x - w / 2 - 7,
    y - h / 2 - 7,
    w + 14,
    h + 14,
    r + 7,
    brush.down(darken(colour, 0.34), lighten(colour, 0.3)),
  ) + rect(x - w / 2, y - h / 2, w, h, r, hole);

const holes = (columns: number, r: number): Outlet => ({
  reach: columns * r * 1.6,
  draw: (_brush, x, y, colour) =>
    times(columns, (index) =>
      circle(x + (index - (columns - 1) / 2) * r * 3.1, y, r, darken(colour, 0.7)),
    ),
});

/** A cable that leaves the device and ends in a plug with two round pins. */
function mainsPlug(brush: Brush, x: number, y: number, colour: string): string {
  const cord = darken(colour, 0.62);
  return (
    circle(x, y, 34, brush.slant(darken(colour, 0.2), darken(colour, 0.5))) +
    stroke(
      `M${x} ${y} C${x + 10} ${y + 190} ${x - 190} ${y + 110} ${x - 200} ${y + 230}`,
      cord,
      22,
    ) +
    stroke(
      `M${x} ${y} C${x + 10} ${y + 190} ${x - 190} ${y + 110} ${x - 200} ${y + 230}`,
      lighten(cord, 0.2),
      5,
      0.5,
    ) +
    path(
      `M${x - 236} ${y + 210} h72 l16 60 q0 26 -26 26 h-52 q-26 0 -26 -26Z`,
      brush.across(darken(cord, 0.3), lighten(cord, 0.16), cord),
    ) +
    times(2, (index) => rect(x - 227 + index * 40, y + 294, 15, 52, 7, metal(brush, '#c9c8c4')))
  );
}

/** What is plugged in at the port view of a device; a row of them is written as their names. */
export const outlets = {
  'usb-c': {
    reach: 62,
    draw: (brush, x, y, c) =>
      slot(brush, x, y, 96, 34, 17, c) + rect(x - 30, y - 4, 60, 8, 4, '#5a5a60'),
  },
  lightning: { reach: 58, draw: (brush, x, y, c) => slot(brush, x, y, 82, 24, 12, c) },
  'usb-a': {
    reach: 76,
    draw: (brush, x, y, c) =>
      slot(brush, x, y, 122, 52, 5, c) + rect(x - 52, y - 20, 104, 18, 2, '#3d6fa8'),
  },
  'micro-b': {
    reach: 86,
    draw: (brush, x, y, c) =>
      slot(brush, x - 26, y, 78, 26, 8, c) + slot(brush, x + 48, y, 50, 26, 8, c),
  },
  hdmi: {
    reach: 84,
    draw: (brush, x, y, c) =>
      path(
        `M${x - 72} ${y - 26} H${x + 72} V${y + 6} L${x + 52} ${y + 26} H${x - 52} L${x - 72} ${y + 6}Z`,
        brush.down('#8d8e93', '#d3d3d6'),
        outline(darken(c, 0.3), 2),
      ) +
      path(
        `M${x - 62} ${y - 17} H${x + 62} V${y + 2} L${x + 46} ${y + 17} H${x - 46} L${x - 62} ${y + 2}Z`,
        hole,
      ),
  },
  lan: {
    reach: 66,
    draw: (brush, x, y, c) =>
      slot(brush, x, y, 96, 84, 5, c) +
      times(8, (index) => rect(x - 34 + index * 9, y - 38, 4, 22, 0, gold)) +
      rect(x - 26, y + 20, 52, 24, 2, darken(c, 0.4)) +
      rect(x - 44, y - 52, 20, 8, 2, '#8fbf7a') +
      rect(x + 24, y - 52, 20, 8, 2, gold),
  },
  wan: {
    reach: 66,
    draw: (brush, x, y, c) =>
      slot(brush, x, y, 96, 84, 5, '#4c7fb5') +
      times(8, (index) => rect(x - 34 + index * 9, y - 38, 4, 22, 0, gold)) +
      rect(x - 26, y + 20, 52, 24, 2, darken(c, 0.4)),
  },
  jack: {
    reach: 40,
    draw: (brush, x, y, c) =>
      circle(x, y, 29, brush.down(darken(c, 0.3), lighten(c, 0.4))) + circle(x, y, 17, hole),
  },
  coax: {
    reach: 48,
    draw: (brush, x, y) =>
      circle(x, y, 36, metal(brush, '#b9b7b2')) +
      circle(x, y, 22, '#e9e6df') +
      circle(x, y, 7, hole),
  },
  power: {
    reach: 66,
    draw: (brush, x, y, c) =>
      slot(brush, x, y, 92, 58, 29, c) +
      circle(x - 20, y, 9, '#b9b7b2') +
      circle(x + 20, y, 9, '#b9b7b2'),
  },
  round: {
    reach: 44,
    draw: (brush, x, y, c) => slot(brush, x, y, 50, 50, 25, c) + circle(x, y, 7, gold),
  },
  mains: { reach: 60, draw: mainsPlug },
  button: {
    reach: 44,
    draw: (brush, x, y, c) =>
      circle(x, y, 32, darken(c, 0.26)) +
      circle(x, y, 27, brush.slant(lighten(c, 0.34), darken(c, 0.1))),
  },
  switch: {
    reach: 62,
    draw: (brush, x, y, c) =>
      slot(brush, x, y, 94, 44, 22, c) +
      rect(x - 44, y - 19, 46, 38, 19, brush.down('#f3f1ec', '#c9c5bd')),
  },
  card: {
    reach: 96,
    draw: (brush, x, y, c) =>
      slot(brush, x, y, 160, 14, 3, c) + rect(x - 54, y - 9, 108, 9, 2, '#35557c'),
  },
  pins: {
    reach: 92,
    draw: (_brush, x, y, c) =>
      rect(x - 84, y - 30, 168, 60, 30, darken(c, 0.28)) +
      times(4, (index) => circle(x - 54 + index * 36, y, 10, gold)),
  },
  water: {
    reach: 60,
    draw: (brush, x, y) =>
      circle(x, y, 48, metal(brush, '#8fa6b3')) +
      circle(x, y, 30, '#3f5a70') +
      times(6, (index) => circle(x + Math.cos(index) * 39, y + Math.sin(index) * 39, 3, '#2d4152')),
  },
  screw: {
    reach: 26,
    draw: (brush, x, y, c) =>
      circle(x, y, 14, brush.slant(lighten(c, 0.3), darken(c, 0.4))) +
      stroke(`M${x - 6} ${y - 6} l12 12 M${x + 6} ${y - 6} l-12 12`, darken(c, 0.55), 3),
  },
  'holes-3': holes(3, 9),
  'holes-6': holes(6, 9),
  light: {
    reach: 22,
    draw: (_brush, x, y) => circle(x, y, 16, '#febc35', faded(0.3)) + circle(x, y, 8, '#febc35'),
  },
} as const satisfies Record<string, Outlet>;

export type OutletName = keyof typeof outlets;

/** A row of outlets, centred at `x`, `y`. */
export function outletRow(
  brush: Brush,
  names: readonly OutletName[],
  x: number,
  y: number,
  colour: string,
): string {
  const gap = 22;
  const width = names.reduce((sum, name) => sum + 2 * outlets[name].reach + gap, -gap);
  const row = names.reduce<{ at: number; drawn: string }>(
    ({ at, drawn }, name) => {
      const { reach, draw } = outlets[name];
      return {
        at: at + 2 * reach + gap,
        drawn: drawn + draw(brush, at + reach, y, colour),
      };
    },
    { at: x - width / 2, drawn: '' },
  );
  const share = Math.min(1, 620 / width);
  return share < 1
    ? group(`translate(${x * (1 - share)} ${y * (1 - share)}) scale(${share})`, row.drawn)
    : row.drawn;
}

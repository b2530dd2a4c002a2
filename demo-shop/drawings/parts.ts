import type { Brush } from './brush.ts';
import { darken, lighten } from './palette.ts';

/** Colour of a camera's flash. */
export const flash = '#fff6df';

/** The metal frame of a phone seen from front or back: bright edges, dark rims. */
export const frameFill = (brush: Brush, c: string): string =>
  brush.linear([
    [0, darken(c, 0.34)],
    [0.04, lighten(c, 0.28)],
    [0.5, c],
    [0.96, darken(c, 0.08)],
    [1, darken(c, 0.42)],
  ]);

/** A number below `count` that differs between designs, for what looks alike otherwise. */
export const traitOf = (design: string, count: number): number =>
  [...design].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9_973, 7) % count;

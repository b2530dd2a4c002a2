import { darken, lighten } from './palette.ts';

export type Stops = readonly (readonly [offset: number, colour: string, opacity?: number])[];

/** Collects a drawing's gradients and clips, and returns references to them. */
export interface Brush {
  linear(stops: Stops, x1?: number, y1?: number, x2?: number, y2?: number): string;
  radial(stops: Stops, cx?: number, cy?: number, r?: number): string;
  /** Evenly spaced colours from top to bottom, left to right, corner to corner, centre to rim. */
  down(...colours: string[]): string;
  across(...colours: string[]): string;
  slant(...colours: string[]): string;
  glow(...colours: string[]): string;
  clip(shape: string, inner: string): string;
  definitions(): string;
}

const stopTags = (stops: Stops): string =>
  stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');

const even = (colours: readonly string[]): Stops =>
  colours.map((colour, index) => [
    Math.round((index / Math.max(1, colours.length - 1)) * 1000) / 1000,
    colour,
  ]);

export function createBrush(): Brush {
  const definitions = new Map<string, string>();
  const define = (body: string, tag: (id: string) => string): string => {
    const known = definitions.get(body);
    if (known !== undefined) return known.slice(0, known.indexOf('|'));
    const id = `k${definitions.size}`;
    definitions.set(body, `${id}|${tag(id)}`);
    return id;
  };
  const brush: Brush = {
    linear(stops, x1 = 0, y1 = 0, x2 = 1, y2 = 0) {
      const body = `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopTags(stops)}`;
      return `url(#${define(body, (id) => `<linearGradient id="${id}" ${body}</linearGradient>`)})`;
    },
    radial(stops, cx = 0.5, cy = 0.4, r = 0.6) {
      const body = `cx="${cx}" cy="${cy}" r="${r}">${stopTags(stops)}`;
      return `url(#${define(body, (id) => `<radialGradient id="${id}" ${body}</radialGradient>`)})`;
    },
    down: (...list) => brush.linear(even(list), 0, 0, 0, 1),
    across: (...list) => brush.linear(even(list)),
    slant: (...list) => brush.linear(even(list), 0, 0, 1, 1),
    glow: (...list) => brush.radial(even(list), 0.4, 0.35, 0.75),
    clip(shape, inner) {
      const id = define(shape, (name) => `<clipPath id="${name}">${shape}</clipPath>`);
      return `<g clip-path="url(#${id})">${inner}</g>`;
    },
    definitions: () =>
      [...definitions.values()].map((value) => value.slice(value.indexOf('|') + 1)).join(''),
  };
  return brush;
}

/** Side-lit round body: dark edges, light a third in. The key light comes from the top right. */
export const tube = (brush: Brush, colour: string): string =>
  brush.linear([
    [0, darken(colour, 0.34)],
    [0.32, lighten(colour, 0.18)],
    [0.7, colour],
    [1, darken(colour, 0.36)],
  ]);

/** Lit from above: light at the top edge, darker below. */
export const slab = (brush: Brush, colour: string, depth = 0.24): string =>
  brush.linear(
    [
      [0, lighten(colour, 0.26)],
      [0.55, colour],
      [1, darken(colour, depth)],
    ],
    0,
    0,
    0,
    1,
  );

/** Lit from the top right corner, for flat faces. */
export const face = (brush: Brush, colour: string): string =>
  brush.linear(
    [
      [0, lighten(colour, 0.16)],
      [1, darken(colour, 0.09)],
    ],
    0.9,
    0,
    0.1,
    1,
  );

/** Brushed metal across the width: several soft highlights. */
export const metal = (brush: Brush, colour: string): string =>
  brush.linear([
    [0, darken(colour, 0.3)],
    [0.14, lighten(colour, 0.3)],
    [0.34, lighten(colour, 0.5)],
    [0.58, colour],
    [0.84, darken(colour, 0.18)],
    [1, darken(colour, 0.4)],
  ]);

/** A ball: light near the top right. */
export const ball = (brush: Brush, colour: string): string =>
  brush.radial(
    [
      [0, lighten(colour, 0.45)],
      [0.55, colour],
      [1, darken(colour, 0.34)],
    ],
    0.62,
    0.3,
    0.78,
  );

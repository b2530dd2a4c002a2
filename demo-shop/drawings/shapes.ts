import type { Brush } from './brush.ts';
import { darken, lighten, wallpapers } from './palette.ts';
import type { WallpaperName } from './palette.ts';

/** Side of the square of every drawing, and its floor line. */
export const side = 850;
export const floor = 700;
export const amber = '#febc35';

const n = (value: number): string => String(Math.round(value * 10) / 10);

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string,
  rest = '',
): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${n(radius)}" fill="${fill}" ${rest}/>`;

export const circle = (x: number, y: number, r: number, fill: string, rest = ''): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}" ${rest}/>`;

export const ellipse = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  rest = '',
): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${rest}/>`;

export const path = (d: string, fill: string, rest = ''): string =>
  `<path d="${d}" fill="${fill}" ${rest}/>`;

/** A line without fill; round ends. */
export const stroke = (d: string, colour: string, width: number, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-opacity="${opacity}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** Outline attributes for a filled shape. */
export const outline = (colour: string, width: number, opacity = 1): string =>
  `stroke="${colour}" stroke-width="${width}" stroke-opacity="${opacity}"`;

export const faded = (opacity: number): string => `opacity="${opacity}"`;

export const group = (transform: string, inner: string): string =>
  `<g transform="${transform}">${inner}</g>`;

export const turned = (degrees: number, x: number, y: number, inner: string): string =>
  group(`rotate(${degrees} ${x} ${y})`, inner);

/** Repeats a shape `count` times. */
export const times = (count: number, shape: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => shape(index)).join('');

/**
 * The shadow on the floor: a small dark one and a wide faint one. Drawn as gradients, because a
 * blur filter takes longer than the rest of the image.
 */
export function contactShadow(
  brush: Brush,
  cx: number,
  rx: number,
  y: number = floor,
  strength = 1,
): string {
  const fade = (opacity: number): string =>
    brush.radial(
      [
        [0, '#2a2118', opacity],
        [0.45, '#2a2118', opacity * 0.72],
        [0.75, '#2a2118', opacity * 0.24],
        [1, '#2a2118', 0],
      ],
      0.5,
      0.5,
      0.5,
    );
  return (
    ellipse(cx, y + 12, rx * 1.26 + 26, 44, fade(0.17 * strength)) +
    ellipse(cx, y + 4, rx * 1.08 + 10, 17, fade(0.44 * strength))
  );
}

/** The soft shadow of a flat object on the wall right behind it. */
export function castShadow(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  strength = 1,
): string {
  return times(5, (index) => {
    const grow = 12 - index * 5;
    return rect(
      x - grow,
      y - grow + 8,
      width + 2 * grow,
      height + 2 * grow - 8,
      radius + grow,
      '#1c140b',
      faded(0.055 * strength),
    );
  });
}

/** Glass lens of a camera: rim, barrel, blue glass, one glint. */
export function lens(brush: Brush, x: number, y: number, r: number, rim = '#1a1a1d'): string {
  return (
    circle(x, y, r, brush.slant(lighten(rim, 0.38), rim)) +
    circle(x, y, r * 0.84, '#0c0c0f') +
    circle(
      x,
      y,
      r * 0.62,
      brush.radial(
        [
          [0, '#3f5078'],
          [0.55, '#161c2e'],
          [1, '#07080c'],
        ],
        0.4,
        0.35,
        0.7,
      ),
    ) +
    circle(x, y, r * 0.26, '#05060a') +
    circle(x - r * 0.22, y - r * 0.26, r * 0.12, '#dfe8ff', faded(0.75)) +
    circle(x + r * 0.24, y + r * 0.26, r * 0.06, '#9fb4e6', faded(0.5))
  );
}

type Paper = (
  x: number,
  y: number,
  w: number,
  h: number,
  colours: readonly [string, string, string],
) => string;

const dunes: Paper = (x, y, w, h, [sky, , land]) =>
  circle(x + w * 0.68, y + h * 0.3, Math.min(w, h) * 0.17, lighten(sky, 0.55), faded(0.85)) +
  path(
    `M${x} ${y + h * 0.62} C${x + w * 0.3} ${y + h * 0.42} ${x + w * 0.55} ${y + h * 0.78} ${x + w} ${y + h * 0.5} V${y + h} H${x}Z`,
    land,
    faded(0.75),
  ) +
  path(
    `M${x} ${y + h * 0.8} C${x + w * 0.35} ${y + h * 0.62} ${x + w * 0.6} ${y + h * 0.94} ${x + w} ${y + h * 0.7} V${y + h} H${x}Z`,
    darken(land, 0.3),
  );

const peaks: Paper = (x, y, w, h, [sky, , land]) =>
  circle(x + w * 0.3, y + h * 0.26, Math.min(w, h) * 0.12, lighten(sky, 0.6), faded(0.9)) +
  path(
    `M${x} ${y + h * 0.72} L${x + w * 0.22} ${y + h * 0.5} L${x + w * 0.36} ${y + h * 0.6} L${x + w * 0.64} ${y + h * 0.36} L${x + w} ${y + h * 0.66} V${y + h} H${x}Z`,
    land,
    faded(0.6),
  ) +
  path(
    `M${x} ${y + h * 0.86} L${x + w * 0.34} ${y + h * 0.64} L${x + w * 0.56} ${y + h * 0.8} L${x + w * 0.82} ${y + h * 0.6} L${x + w} ${y + h * 0.74} V${y + h} H${x}Z`,
    darken(land, 0.26),
  );

const orbits: Paper = (x, y, w, h, [sky, mid, land]) => {
  const reach = Math.max(w, h);
  const rings = [lighten(sky, 0.2), mid, land, darken(land, 0.22), darken(land, 0.45)];
  return rings
    .map((colour, index) =>
      circle(x + w * 0.86, y + h * 1.02, reach * (0.82 - index * 0.17), colour, faded(0.8)),
    )
    .join('');
};

const ribbons: Paper = (x, y, w, h, [sky, mid, land]) =>
  [lighten(sky, 0.4), lighten(mid, 0.15), land, darken(land, 0.3)]
    .map((colour, index) => {
      const start = 0.28 + index * 0.2;
      return path(
        `M${x} ${y + h * (start + 0.16)} C${x + w * 0.32} ${y + h * (start + 0.3)} ${x + w * 0.6} ${y + h * (start - 0.24)} ${x + w} ${y + h * (start - 0.06)} V${y + h} H${x}Z`,
        colour,
        faded(0.78),
      );
    })
    .join('');

const petals: Paper = (x, y, w, h, [sky, mid, land]) => {
  const size = Math.min(w, h);
  return times(6, (index) =>
    turned(
      index * 30 - 75,
      Math.round(x + w * 0.5),
      Math.round(y + h * 0.84),
      ellipse(
        x + w * 0.5,
        y + h * 0.84 - size * 0.36,
        size * 0.17,
        size * 0.42,
        [lighten(sky, 0.35), mid, land][index % 3] ?? mid,
        faded(0.62),
      ),
    ),
  );
};

const papers: readonly Paper[] = [dunes, ribbons, peaks, orbits, petals];

/** A lit screen: abstract wallpaper in one of five patterns, with a diagonal reflection. */
export function screen(
  brush: Brush,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  wallpaper: WallpaperName,
  pattern = 0,
): string {
  const colours = wallpapers[wallpaper];
  const [above, below] = colours;
  const paper = papers[pattern % papers.length] ?? dunes;
  return brush.clip(
    rect(x, y, width, height, radius, '#000'),
    rect(x, y, width, height, 0, brush.down(above, below)) +
      paper(x, y, width, height, colours) +
      path(`M${x + width * 0.62} ${y} H${x + width} V${y + height * 0.66} Z`, '#fff', faded(0.07)),
  );
}

import type { Brush } from './brush.ts';
import { slab } from './brush.ts';
import { drawFoldable } from './foldables.ts';
import type { Drawing, Look } from './kinds.ts';
import { darken, lighten } from './palette.ts';
import { flash, frameFill } from './parts.ts';
import {
  castShadow,
  circle,
  contactShadow,
  faded,
  lens,
  outline,
  path,
  rect,
  screen,
  stroke,
  turned,
} from './shapes.ts';

/** Camera islands, drawn for a back 270 wide with its corner at 0, 0. */
const cameras: Record<string, (brush: Brush, colour: string, at: At) => string> = {
  pro: (brush, c, at) =>
    at.plate(18, 18, 140, 146, 40, plateFill(brush, c)) +
    at.lens(56, 56, 31) +
    at.lens(56, 126, 31) +
    at.lens(122, 91, 31) +
    at.dot(122, 42, 9, flash) +
    at.dot(122, 142, 8, '#17171a'),
  dual: (brush, c, at) =>
    at.plate(20, 20, 66, 138, 33, plateFill(brush, c)) +
    at.lens(53, 54, 28) +
    at.lens(53, 122, 28) +
    at.dot(112, 60, 9, flash),
  tri: (_brush, c, at) =>
    at.lens(50, 56, 27, darken(c, 0.35)) +
    at.lens(50, 124, 27, darken(c, 0.35)) +
    at.lens(50, 192, 27, darken(c, 0.35)) +
    at.dot(104, 60, 9, flash) +
    at.lens(104, 112, 13, darken(c, 0.35)),
  quad: (_brush, c, at) =>
    at.plate(18, 18, 150, 150, 30, darken(c, 0.18)) +
    at.lens(58, 58, 30) +
    at.lens(128, 58, 30) +
    at.lens(58, 128, 30) +
    at.dot(128, 128, 14, flash),
  ring: (brush, c, at) =>
    at.dot(135, 112, 86, darken(c, 0.25)) +
    at.dot(135, 112, 80, brush.slant('#2c2c30', '#151517')) +
    at.lens(105, 86, 24) +
    at.lens(165, 86, 24) +
    at.lens(105, 142, 24) +
    at.dot(165, 142, 11, flash),
  bar: (brush, c, at) =>
    at.plate(5, 62, 260, 74, 12, slab(brush, c)) +
    at.plate(30, 73, 150, 52, 26, '#111114') +
    at.lens(60, 99, 22) +
    at.lens(112, 99, 22) +
    at.dot(156, 99, 9, '#2a2a2e') +
    at.dot(210, 99, 9, flash),
};

interface At {
  plate(x: number, y: number, w: number, h: number, r: number, fill: string): string;
  lens(x: number, y: number, r: number, rim?: string): string;
  dot(x: number, y: number, r: number, fill: string): string;
}

const plateFill = (brush: Brush, c: string): string =>
  brush.slant(lighten(c, 0.2), darken(c, 0.05));

function placed(brush: Brush, x: number, y: number, unit: number, c: string): At {
  return {
    plate: (px, py, w, h, r, fill) =>
      rect(
        x + px * unit,
        y + py * unit,
        w * unit,
        h * unit,
        r * unit,
        fill,
        outline(darken(c, 0.25), 1.5, 0.6),
      ),
    lens: (px, py, r, rim) => lens(brush, x + px * unit, y + py * unit, r * unit, rim),
    dot: (px, py, r, fill) => circle(x + px * unit, y + py * unit, r * unit, fill),
  };
}

/** The back of a phone `w` wide and `h` high, shared with the case drawings. */
export function phoneBack(
  brush: Brush,
  x: number,
  y: number,
  w: number,
  h: number,
  c: string,
  style: string,
): string {
  const radius = w * 0.17;
  const camera = cameras[style] ?? cameras['dual'];
  return (
    rect(x, y, w, h, radius, frameFill(brush, c)) +
    rect(
      x + 5,
      y + 5,
      w - 10,
      h - 10,
      radius - 4,
      brush.linear(
        [
          [0, lighten(c, 0.14)],
          [0.5, c],
          [1, darken(c, 0.1)],
        ],
        0.9,
        0,
        0.1,
        1,
      ),
    ) +
    (camera?.(brush, c, placed(brush, x, y, w / 270, c)) ?? '') +
    path(
      `M${x + w * 0.9} ${y + h * 0.04} L${x + w * 0.97} ${y + h * 0.1} V${y + h * 0.5} Z`,
      '#fff',
      faded(0.1),
    )
  );
}

/** The front of a phone: frame, black border, screen, camera hole or island. */
export function phoneFront(
  brush: Brush,
  x: number,
  y: number,
  w: number,
  h: number,
  look: Look,
): string {
  const radius = w * 0.17;
  const border = w * 0.035;
  const island = look.style === 'pro' || look.style === 'dual';
  return (
    rect(x, y, w, h, radius, frameFill(brush, look.colour)) +
    rect(x + 4, y + 4, w - 8, h - 8, radius - 3, '#08080a') +
    screen(
      brush,
      x + border + 4,
      y + border + 4,
      w - 2 * border - 8,
      h - 2 * border - 8,
      radius - border,
      look.wallpaper,
      look.pose,
    ) +
    (island
      ? rect(x + w * 0.35, y + border + 16, w * 0.3, w * 0.085, w * 0.043, '#08080a')
      : circle(x + w / 2, y + border + 24, w * 0.034, '#08080a'))
  );
}

const edge = (brush: Brush, x: number, y: number, w: number, h: number, c: string): string =>
  rect(
    x,
    y,
    w,
    h,
    w * 0.38,
    brush.linear([
      [0, darken(c, 0.4)],
      [0.2, lighten(c, 0.38)],
      [0.55, c],
      [1, darken(c, 0.5)],
    ]),
  ) +
  rect(x - 4, y + h * 0.13, 5, h * 0.045, 2, darken(c, 0.35)) +
  rect(x - 4, y + h * 0.2, 5, h * 0.09, 2, darken(c, 0.35)) +
  rect(x - 4, y + h * 0.31, 5, h * 0.09, 2, darken(c, 0.35)) +
  stroke(
    `M${x + 2} ${y + h * 0.08} H${x + w - 2} M${x + 2} ${y + h * 0.93} H${x + w - 2}`,
    darken(c, 0.3),
    3,
    0.5,
  );

/** Poses of phones in list images, so that a list looks varied. */
const poses: readonly ((brush: Brush, look: Look) => string)[] = [
  (brush, look) =>
    contactShadow(brush, 425, 236) +
    phoneBack(brush, 192, 140, 272, 560, look.colour, look.style) +
    castShadow(386, 160, 272, 536, 46) +
    phoneFront(brush, 386, 140, 272, 560, look),
  (brush, look) =>
    contactShadow(brush, 425, 236) +
    phoneFront(brush, 386, 140, 272, 560, look) +
    castShadow(192, 160, 272, 536, 46) +
    phoneBack(brush, 192, 140, 272, 560, look.colour, look.style),
  (brush, look) =>
    contactShadow(brush, 440, 250) +
    turned(-9, 300, 690, phoneBack(brush, 214, 140, 268, 552, look.colour, look.style)) +
    castShadow(372, 164, 268, 530, 46) +
    phoneFront(brush, 372, 148, 268, 552, look),
  (brush, look) =>
    contactShadow(brush, 412, 250) +
    turned(9, 550, 690, phoneFront(brush, 368, 140, 268, 552, look)) +
    castShadow(210, 164, 268, 530, 46) +
    phoneBack(brush, 210, 148, 268, 552, look.colour, look.style),
  (brush, look) =>
    contactShadow(brush, 425, 262) +
    phoneBack(brush, 172, 160, 262, 540, look.colour, look.style) +
    castShadow(352, 176, 262, 520, 44) +
    phoneFront(brush, 352, 160, 262, 540, look) +
    edge(brush, 652, 160, 40, 540, look.colour),
];

function drawPhone(brush: Brush, look: Look): string {
  const { colour, style } = look;
  if (style === 'fold' || style === 'flip') return drawFoldable(brush, look);
  switch (look.view) {
    case 'front':
    case 'scale':
      return contactShadow(brush, 425, 142) + phoneFront(brush, 286, 128, 278, 572, look);
    case 'back':
      return contactShadow(brush, 425, 142) + phoneBack(brush, 286, 128, 278, 572, colour, style);
    case 'side':
      return (
        contactShadow(brush, 425, 90) +
        edge(brush, 345, 128, 44, 572, colour) +
        turned(180, 473, 414, edge(brush, 451, 128, 44, 572, colour))
      );
    case 'close':
      return phoneBack(brush, 150, 210, 640, 1320, colour, style);
    default:
      return (poses[look.pose % poses.length] ?? poses[0])?.(brush, look) ?? '';
  }
}

export const phone: Drawing = {
  draw: drawPhone,
  extent: { left: 286, top: 128, right: 564 },
  close: { x: 425, y: 425, side: 850 },
  closeOf: { fold: { x: 330, y: 310, side: 460 }, flip: { x: 560, y: 540, side: 420 } },
};

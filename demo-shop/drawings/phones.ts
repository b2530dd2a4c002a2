import type { Brush } from './brush.ts';
import { drawFoldable } from './foldables.ts';
import type { Drawing, Look } from './kinds.ts';
import { darken, lighten } from './palette.ts';
import { frameFill, traitOf } from './parts.ts';
import { phoneCameras } from './phone-cameras.ts';
import {
  castShadow,
  circle,
  contactShadow,
  faded,
  path,
  rect,
  screen,
  stroke,
  turned,
} from './shapes.ts';

/** Share of the width that rounds the corners. */
const roundness = ({ design }: Look): number =>
  /ultra|phone-3|pixel|a06/.test(design) ? 0.09 : 0.17;

/** The back of a phone `w` wide and `h` high. */
function phoneBack(brush: Brush, x: number, y: number, w: number, h: number, look: Look): string {
  const c = look.colour;
  const radius = w * roundness(look);
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
    phoneCameras(brush, look, x, y, w / 270) +
    path(
      `M${x + w * 0.9} ${y + h * 0.04} L${x + w * 0.97} ${y + h * 0.1} V${y + h * 0.5} Z`,
      '#fff',
      faded(0.1),
    )
  );
}

/** Each maker's front camera: an island, a notch, a drop or a hole. */
function frontCamera({ design }: Look, x: number, y: number, w: number): string {
  if (/iphone-13/.test(design)) {
    return path(
      `M${x + w * 0.26} ${y + 3} h${w * 0.48} v${w * 0.06} q0 ${w * 0.05} -${w * 0.06} ${w * 0.05} h-${w * 0.36} q-${w * 0.06} 0 -${w * 0.06} -${w * 0.05}Z`,
      '#08080a',
    );
  }
  if (/iphone/.test(design))
    return rect(x + w * 0.35, y + 16, w * 0.3, w * 0.085, w * 0.043, '#08080a');
  if (/-a06|-a16|14c/.test(design))
    return path(
      `M${x + w * 0.42} ${y + 3} h${w * 0.16} q-${w * 0.02} ${w * 0.085} -${w * 0.08} ${w * 0.085} q-${w * 0.06} 0 -${w * 0.08} -${w * 0.085}Z`,
      '#08080a',
    );
  return circle(x + w / 2, y + 24, w * (/honor|nothing/.test(design) ? 0.028 : 0.034), '#08080a');
}

/** The front of a phone: frame, black border, screen, camera hole, island or drop. */
function phoneFront(brush: Brush, x: number, y: number, w: number, h: number, look: Look): string {
  const radius = w * roundness(look);
  const border = w * (/-a06|-a16|14c|note-13/.test(look.design) ? 0.055 : 0.035);
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
    frontCamera(look, x, y + border, w)
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
    phoneBack(brush, 192, 140, 272, 560, look) +
    castShadow(386, 160, 272, 536, 46) +
    phoneFront(brush, 386, 140, 272, 560, look),
  (brush, look) =>
    contactShadow(brush, 425, 236) +
    phoneFront(brush, 386, 140, 272, 560, look) +
    castShadow(192, 160, 272, 536, 46) +
    phoneBack(brush, 192, 140, 272, 560, look),
  (brush, look) =>
    contactShadow(brush, 440, 250) +
    turned(-9, 300, 690, phoneBack(brush, 214, 140, 268, 552, look)) +
    castShadow(372, 164, 268, 530, 46) +
    phoneFront(brush, 372, 148, 268, 552, look),
  (brush, look) =>
    contactShadow(brush, 412, 250) +
    turned(9, 550, 690, phoneFront(brush, 368, 140, 268, 552, look)) +
    castShadow(210, 164, 268, 530, 46) +
    phoneBack(brush, 210, 148, 268, 552, look),
  (brush, look) =>
    contactShadow(brush, 425, 262) +
    phoneBack(brush, 172, 160, 262, 540, look) +
    castShadow(352, 176, 262, 520, 44) +
    phoneFront(brush, 352, 160, 262, 540, look) +
    edge(brush, 652, 160, 40, 540, look.colour),
];

function drawPhone(brush: Brush, look: Look): string {
  const { colour, style } = look;
  const thick = 38 + traitOf(look.design, 23) / 2;
  if (style === 'fold' || style === 'flip') return drawFoldable(brush, look);
  switch (look.view) {
    case 'front':
    case 'scale':
      return contactShadow(brush, 425, 142) + phoneFront(brush, 286, 128, 278, 572, look);
    case 'back':
      return contactShadow(brush, 425, 142) + phoneBack(brush, 286, 128, 278, 572, look);
    case 'side':
      return (
        contactShadow(brush, 425, 90) +
        edge(brush, 345, 128, thick, 572, colour) +
        turned(180, 473, 414, edge(brush, 451, 128, thick, 572, colour))
      );
    case 'close':
      return phoneBack(brush, 150, 210, 640, 1320, look);
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

import { metal, slab, tube } from './brush.ts';
import type { Brush } from './brush.ts';
import type { Look } from './kinds.ts';
import { darken, lighten } from './palette.ts';
import {
  amber,
  castShadow,
  circle,
  contactShadow,
  ellipse,
  faded,
  lens,
  outline,
  path,
  rect,
  screen,
  stroke,
  times,
  turned,
} from './shapes.ts';

type Draw = (brush: Brush, look: Look) => string;

/** A clear case with a magnetic ring. */
const clearCase: Draw = (brush, { colour: c }) =>
  contactShadow(brush, 425, 150) +
  rect(281, 140, 288, 560, 54, darken(c, 0.12)) +
  rect(289, 148, 272, 544, 46, brush.slant('#f7f8f8', lighten(c, 0.4), lighten(c, 0.1))) +
  rect(306, 166, 160, 166, 46, 'none', outline(darken(c, 0.24), 5, 0.8)) +
  lens(brush, 352, 212, 30) +
  lens(brush, 352, 284, 30) +
  lens(brush, 418, 248, 30) +
  circle(425, 470, 88, 'none', outline('#fdfdfb', 22)) +
  circle(425, 470, 88, 'none', outline(darken(c, 0.18), 2)) +
  rect(416, 566, 18, 70, 8, '#fdfdfb') +
  path('M500 148 H561 V420Z', '#fff', faded(0.3));

const angularRouter: Draw = (brush, { colour: c }) =>
  contactShadow(brush, 425, 300) +
  [110, 250, 560, 700]
    .map((x, index) =>
      turned(
        (index - 1.5) * 8,
        x + 20,
        600,
        path(`M${x} 600 L${x + 6} 210 L${x + 40} 190 L${x + 40} 600Z`, slab(brush, c)) +
          rect(x + 16, 240, 6, 300, 3, '#b5473f'),
      ),
    )
    .join('') +
  path('M90 620 L190 520 H660 L760 620 L720 700 H130Z', slab(brush, c, 0.4)) +
  path('M300 560 L425 530 L550 560 L500 640 H350Z', darken(c, 0.4), outline('#b5473f', 5)) +
  times(6, (index) =>
    stroke(`M${180 + index * 22} 600 l-18 60 M${670 - index * 22} 600 l18 60`, darken(c, 0.5), 6),
  );

const key = (x: number, y: number, w: number, tone: string): string =>
  rect(x, y, w, 38, 7, darken(tone, 0.24)) + rect(x + 2, y, w - 4, 32, 6, tone);

const wideKeyboard: Draw = (brush, { colour: c }) => {
  const cap = lighten(c, 0.14);
  return (
    contactShadow(brush, 425, 370) +
    rect(40, 430, 770, 264, 20, slab(brush, c, 0.34)) +
    times(12, (index) => key(62 + index * 45, 446, 38, darken(cap, 0.1))) +
    times(4, (row) => times(12, (column) => key(62 + column * 45, 494 + row * 46, 40, cap))) +
    times(4, (row) => times(4, (column) => key(620 + column * 43, 494 + row * 46, 38, cap))) +
    key(196, 648, 260, lighten(cap, 0.06)) +
    times(3, (index) => circle(640 + index * 30, 462, 5, index ? darken(c, 0.4) : '#7fc58e'))
  );
};

const wideBand: Draw = (brush, look) => {
  const { colour: c, accent: b } = look;
  return (
    contactShadow(brush, 425, 110) +
    path('M352 108 Q352 98 364 98 H486 Q498 98 498 108 L520 260 H330Z', tube(brush, b)) +
    path('M330 560 H520 L498 690 Q496 700 484 700 H366 Q354 700 352 690Z', tube(brush, b)) +
    times(4, (index) => circle(425, 596 + index * 24, 6, darken(b, 0.5), faded(0.7))) +
    rect(
      310,
      226,
      230,
      366,
      60,
      brush.across(darken(c, 0.35), lighten(c, 0.3), c, darken(c, 0.4)),
    ) +
    rect(320, 236, 210, 346, 52, '#08080a') +
    screen(brush, 334, 250, 182, 318, 40, look.wallpaper, look.pose) +
    stroke('M364 320 h92', '#fff', 20) +
    stroke('M364 366 h60', '#fff', 10, 0.8) +
    circle(425, 480, 44, 'none', outline('#fff', 10, 0.35)) +
    stroke('M425 436 a44 44 0 1 1 -40 26', amber, 10)
  );
};

const gimbalCamera: Draw = (brush, look) => {
  const c = look.colour;
  return (
    contactShadow(brush, 425, 100) +
    rect(352, 330, 146, 370, 44, tube(brush, c)) +
    rect(372, 380, 106, 150, 14, '#0b0b0d') +
    screen(brush, 378, 386, 94, 138, 10, look.wallpaper, look.pose) +
    circle(425, 590, 26, darken(c, 0.3)) +
    circle(425, 590, 17, lighten(c, 0.14)) +
    circle(425, 650, 11, '#b5473f') +
    rect(500, 176, 34, 180, 16, tube(brush, darken(c, 0.1))) +
    rect(398, 300, 130, 44, 18, tube(brush, darken(c, 0.16))) +
    rect(330, 120, 174, 150, 54, slab(brush, c)) +
    lens(brush, 400, 196, 56)
  );
};

const grip: Draw = (brush, { colour: c, accent }) =>
  contactShadow(brush, 425, 150) +
  stroke('M425 560 L300 690 M425 560 L550 690 M425 560 V690', darken(c, 0.2), 22) +
  rect(390, 330, 70, 250, 28, tube(brush, c)) +
  circle(425, 420, 16, accent) +
  rect(404, 230, 42, 110, 16, tube(brush, darken(c, 0.1))) +
  rect(300, 150, 250, 26, 12, slab(brush, c)) +
  rect(290, 120, 30, 90, 12, slab(brush, darken(c, 0.1))) +
  rect(530, 120, 30, 90, 12, slab(brush, darken(c, 0.1))) +
  circle(425, 220, 34, darken(c, 0.3));

const can: Draw = (brush, { colour: c }) =>
  contactShadow(brush, 425, 170) +
  path('M270 690 L230 620 H300Z', darken(c, 0.3)) +
  rect(280, 240, 290, 460, 60, tube(brush, c)) +
  times(12, (row) =>
    times(8, (column) => circle(320 + column * 30, 450 + row * 19, 4, darken(c, 0.4), faded(0.7))),
  ) +
  ellipse(425, 262, 130, 26, darken(c, 0.2)) +
  circle(425, 360, 78, darken(c, 0.35)) +
  lens(brush, 425, 360, 66) +
  times(3, (index) => circle(385 + index * 40, 262, 8, index === 1 ? amber : lighten(c, 0.3)));

const cinema: Draw = (brush, { colour: c }) => {
  const box = (x: number, y: number, w: number, h: number): string =>
    contactShadow(brush, x + w / 2, w * 0.5, y + h, 0.7) +
    rect(x, y, w, h, 18, tube(brush, c)) +
    times(Math.floor(h / 14) - 2, (row) =>
      rect(x + 12, y + 18 + row * 14, w - 24, 5, 2, darken(c, 0.45), faded(0.7)),
    );
  return (
    box(90, 330, 110, 250) +
    box(650, 330, 110, 250) +
    box(300, 250, 250, 320) +
    contactShadow(brush, 425, 350) +
    rect(50, 610, 750, 88, 30, slab(brush, c, 0.4)) +
    times(50, (index) => rect(76 + index * 14, 636, 5, 44, 2, darken(c, 0.4))) +
    rect(400, 650, 50, 12, 4, amber)
  );
};

const plainCable: Draw = (brush, { colour: c }) => {
  const d = 'M210 250 C210 520 400 560 420 400 C440 250 330 250 340 400 C360 600 640 600 640 320';
  const end = (x: number, y: number): string =>
    rect(x - 15, y - 130, 30, 60, 6, metal(brush, '#c9c8c4')) +
    rect(
      x - 30,
      y - 80,
      60,
      110,
      18,
      brush.across(darken(c, 0.26), lighten(c, 0.3), darken(c, 0.12)),
    );
  return (
    contactShadow(brush, 425, 240, 640, 0.6) +
    stroke(d, darken(c, 0.3), 24) +
    stroke(d, c, 18) +
    stroke(d, lighten(c, 0.5), 5, 0.6) +
    end(210, 250) +
    end(640, 320)
  );
};

const roundWebcam: Draw = (brush, { colour: c }) =>
  contactShadow(brush, 425, 150) +
  path('M300 640 H550 L570 690 Q570 700 556 700 H294 Q280 700 280 690Z', slab(brush, c, 0.34)) +
  rect(396, 500, 58, 150, 14, tube(brush, c)) +
  circle(425, 350, 190, slab(brush, c)) +
  circle(425, 350, 164, '#f3f1ea', faded(0.9)) +
  circle(425, 350, 120, darken(c, 0.45)) +
  lens(brush, 425, 350, 84) +
  circle(540, 470, 6, '#7fd09a');

const onEar: Draw = (brush, { colour: c, accent }) =>
  contactShadow(brush, 425, 190) +
  stroke('M270 520 C240 180 610 180 580 520', darken(c, 0.3), 26) +
  stroke('M270 520 C240 180 610 180 580 520', lighten(c, 0.06), 18) +
  [270, 580]
    .map(
      (x, index) =>
        castShadow(x - 70, 470, 140, 200, 70, 0.5) +
        ellipse(x + (index ? -34 : 34), 576, 60, 96, darken(c, 0.6)) +
        ellipse(x, 570, 78, 104, brush.glow(lighten(c, 0.3), c, darken(c, 0.26))) +
        ellipse(x, 570, 50, 70, 'none', outline(accent, 4, 0.7)),
    )
    .join('');

const meshHeadphones: Draw = (brush, { colour: c }) =>
  contactShadow(brush, 425, 220) +
  path('M270 250 C330 130 520 130 580 250 C520 190 330 190 270 250Z', darken(c, 0.2), faded(0.8)) +
  stroke('M246 430 C230 120 620 120 604 430', metal(brush, '#c9c8c4'), 16) +
  [240, 610]
    .map(
      (x, index) =>
        rect(x - 9, 400, 18, 80, 6, metal(brush, '#c9c8c4')) +
        rect(x + (index ? -96 : 30), 470, 66, 210, 32, darken(c, 0.4)) +
        rect(x - 74, 452, 148, 246, 66, tube(brush, c)) +
        rect(x - 50, 480, 12, 190, 6, '#fff', faded(0.3)),
    )
    .join('');

export const digitalVariants: Readonly<Record<string, Draw>> = {
  'phone-case magnetic': clearCase,
  'router gaming': angularRouter,
  'keyboard office': wideKeyboard,
  'band wide': wideBand,
  'action-cam gimbal': gimbalCamera,
  'tripod mini': grip,
  'projector can': can,
  'soundbar surround': cinema,
  'cable plain': plainCable,
  'webcam round': roundWebcam,
  'headphones on-ear': onEar,
  'headphones mesh': meshHeadphones,
};

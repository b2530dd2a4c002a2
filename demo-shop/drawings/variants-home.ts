import { metal, slab, tube } from './brush.ts';
import type { Brush } from './brush.ts';
import type { Look } from './kinds.ts';
import { darken, lighten } from './palette.ts';
import {
  amber,
  circle,
  contactShadow,
  ellipse,
  faded,
  outline,
  path,
  rect,
  stroke,
  times,
} from './shapes.ts';

type Draw = (brush: Brush, look: Look) => string;

const darkDoor: Draw = (brush, { colour: c, accent }) =>
  contactShadow(brush, 425, 240) +
  rect(212, 150, 426, 540, 16, tube(brush, c)) +
  rect(212, 150, 426, 84, 16, '#17171b') +
  circle(425, 192, 30, metal(brush, '#c9c9cb')) +
  rect(500, 172, 110, 42, 10, '#0a0a0c') +
  stroke('M520 184 h12 v18 h-12z M546 184 v18', accent, 4) +
  rect(240, 172, 110, 42, 8, '#26262b') +
  circle(425, 456, 182, '#111114') +
  circle(425, 456, 172, brush.slant('#33343a', '#151518')) +
  circle(425, 456, 128, '#0b0c0f') +
  circle(425, 456, 116, brush.glow('#4d5f6c', '#1c262d', '#0a0d10')) +
  path('M480 340 A128 128 0 0 1 552 440', 'none', outline('#fff', 8, 0.22)) +
  rect(240, 640, 90, 26, 8, darken(c, 0.1)) +
  rect(240, 686, 60, 14, 4, '#1a1a1c') +
  rect(550, 686, 60, 14, 4, '#1a1a1c');

const dialMicrowave: Draw = (brush, { colour: c, accent }) =>
  contactShadow(brush, 425, 330) +
  rect(100, 300, 650, 390, 22, slab(brush, c)) +
  rect(120, 322, 440, 346, 14, '#1d1b1b') +
  rect(150, 352, 380, 286, 12, brush.glow('#6a5138', '#2a211b', '#141214')) +
  ellipse(340, 600, 130, 16, '#8fa3ab', faded(0.5)) +
  rect(566, 330, 14, 330, 7, metal(brush, '#cfcfd1')) +
  [420, 560]
    .map(
      (y) =>
        circle(666, y, 56, darken(c, 0.2)) +
        circle(666, y, 46, metal(brush, '#dededf')) +
        stroke(`M666 ${y} V${y - 36}`, accent, 7),
    )
    .join('') +
  rect(616, 634, 100, 26, 8, darken(c, 0.16)) +
  rect(150, 686, 70, 14, 4, '#1a1a1c') +
  rect(630, 686, 70, 14, 4, '#1a1a1c');

const digitalCooker: Draw = (brush, { colour: c, accent }) =>
  contactShadow(brush, 425, 230) +
  path(
    'M200 470 C200 330 650 330 650 470 V620 Q650 692 580 692 H270 Q200 692 200 620Z',
    tube(brush, c),
  ) +
  path('M204 452 C214 336 636 336 646 452Z', lighten(c, 0.22), faded(0.7)) +
  stroke('M206 456 H644', darken(c, 0.4), 5, 0.7) +
  ellipse(425, 372, 60, 14, darken(c, 0.4)) +
  rect(330, 480, 190, 150, 40, '#141417') +
  circle(425, 556, 58, 'none', outline(amber, 5)) +
  stroke('M400 540 h16 v28 h-16z M436 540 v28', accent, 5) +
  rect(290, 330, 270, 22, 11, darken(c, 0.2)) +
  rect(270, 686, 70, 14, 5, '#1a1a1c') +
  rect(510, 686, 70, 14, 5, '#1a1a1c');

const roundPurifier: Draw = (brush, { colour: c }) =>
  contactShadow(brush, 425, 190) +
  rect(250, 200, 350, 500, 150, tube(brush, c)) +
  ellipse(425, 262, 130, 46, darken(c, 0.5)) +
  ellipse(425, 256, 110, 36, darken(c, 0.7)) +
  circle(425, 256, 26, lighten(c, 0.2)) +
  times(10, (row) =>
    times(13, (column) => circle(280 + column * 24, 420 + row * 24, 5, darken(c, 0.4), faded(0.7))),
  ) +
  rect(376, 350, 98, 34, 17, '#101013') +
  circle(400, 367, 6, '#7fc58e');

const towerFan: Draw = (brush, { colour: c }) =>
  contactShadow(brush, 425, 150) +
  ellipse(425, 684, 140, 18, darken(c, 0.3)) +
  rect(345, 100, 160, 580, 60, tube(brush, c)) +
  rect(375, 190, 100, 430, 20, darken(c, 0.35)) +
  times(26, (index) => rect(375, 196 + index * 16, 100, 6, 2, lighten(c, 0.2), faded(0.8))) +
  times(3, (index) => circle(395 + index * 30, 146, 9, index ? darken(c, 0.3) : amber));

export const homeVariants: Readonly<Record<string, Draw>> = {
  'washing-machine dark-door': darkDoor,
  'microwave dial': dialMicrowave,
  'rice-cooker digital': digitalCooker,
  'air-purifier round': roundPurifier,
  'fan tower': towerFan,
};

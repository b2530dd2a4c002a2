import { metal, tube } from '../brush.ts';
import type { Look } from '../kinds.ts';
import { darken, lighten } from '../palette.ts';
import {
  circle,
  contactShadow,
  ellipse,
  faded,
  group,
  lens,
  outline,
  path,
  rect,
  stroke,
  times,
  turned,
} from '../shapes.ts';
import type { SideView, Sides } from './kinds.ts';
import { outletRow } from './outlets.ts';
import { edge, form, grille, plane, plate, vents } from './solids.ts';

/** A thin upright body seen from its narrow side, with keys on it. */
const slim =
  (thick: number, top: number, keys: readonly number[]): SideView =>
  (brush, { colour: c }) =>
    contactShadow(brush, 425, thick) +
    edge(brush, 425 - thick / 2, top, thick, 700 - top, thick * 0.36, c) +
    keys
      .map((at) =>
        rect(425 + thick / 2 - 3, top + (700 - top) * at, 7, (700 - top) * 0.09, 3, darken(c, 0.4)),
      )
      .join('');

const tablet: Sides = {
  back: (brush, { colour: c, style }) =>
    contactShadow(brush, 425, 200) +
    plane(brush, 225, 140, 400, 560, 34, c) +
    rect(252, 166, style === 'pen' ? 66 : 74, style === 'pen' ? 66 : 150, 30, darken(c, 0.12)) +
    lens(brush, style === 'pen' ? 285 : 289, style === 'pen' ? 199 : 204, 25) +
    (style === 'pen' ? '' : circle(289, 280, 13, '#fff6df')) +
    rect(385, 674, 80, 12, 6, darken(c, 0.25), faded(0.5)) +
    times(3, (index) => circle(398 + index * 27, 668, 5, lighten(c, 0.4))),
  side: slim(30, 130, [0.08, 0.2]),
};

const powerBank: Sides = {
  back: (brush, { colour: c }) =>
    contactShadow(brush, 425, 130) +
    plane(brush, 305, 170, 240, 530, 44, c) +
    plate(345, 470, 160, 120, c) +
    times(4, (index) => stroke(`M345 ${230 + index * 26} H505`, darken(c, 0.18), 4, 0.5)),
  side: slim(86, 170, [0.12]),
};

const charger: Sides = {
  back: (brush, { colour: c }) =>
    contactShadow(brush, 425, 140) +
    plane(brush, 265, 330, 320, 370, 70, c) +
    times(
      2,
      (index) =>
        circle(365 + index * 120, 470, 34, darken(c, 0.16)) +
        circle(365 + index * 120, 470, 22, metal(brush, '#b9b7b2')),
    ) +
    plate(335, 570, 180, 80, c),
  side: (brush, { colour: c }) =>
    contactShadow(brush, 440, 160) +
    rect(212, 484, 120, 22, 11, metal(brush, '#c9c8c4')) +
    edge(brush, 320, 330, 270, 370, 66, c) +
    stroke('M380 332 V698', darken(c, 0.22), 3, 0.6),
};

const cable: Sides = {
  back: (brush, { colour: c, accent }) =>
    contactShadow(brush, 425, 250) +
    times(7, (index) =>
      ellipse(
        425,
        500,
        210 - index * 15,
        190 - index * 15,
        'none',
        outline(index % 2 ? c : darken(c, 0.25), 13),
      ),
    ) +
    rect(390, 280, 70, 70, 12, accent) +
    rect(390, 640, 70, 60, 12, accent),
  side: (brush, { colour: c, accent }) =>
    contactShadow(brush, 425, 280) +
    rect(180, 560, 490, 130, 60, darken(c, 0.2)) +
    times(5, (index) =>
      rect(180, 566 + index * 25, 490, 20, 10, index % 2 ? c : lighten(c, 0.12)),
    ) +
    rect(380, 548, 90, 150, 12, accent) +
    stroke('M640 580 C730 540 700 430 640 420', c, 22) +
    rect(560, 396, 90, 48, 12, darken(c, 0.2)) +
    rect(510, 406, 56, 28, 8, metal(brush, '#c9c8c4')),
};

const gamingLaptop: Sides = {
  side: (brush, { colour: c }) =>
    contactShadow(brush, 400, 300) +
    turned(104, 640, 652, rect(190, 640, 450, 24, 8, darken(c, 0.12))) +
    path(
      'M120 644 H660 L690 660 V690 Q690 700 676 700 H150 Q124 700 120 680Z',
      brush.down(lighten(c, 0.24), c, darken(c, 0.4)),
    ) +
    outletRow(brush, ['screw'], 610, 672, c) +
    rect(160, 662, 74, 20, 4, '#0d0d10') +
    rect(250, 662, 74, 20, 4, '#0d0d10') +
    rect(342, 664, 46, 16, 8, '#0d0d10') +
    grille(430, 658, 150, 28, 12, c),
};

const monitor: Sides = {
  side: (brush, { colour: c }) =>
    contactShadow(brush, 450, 150) +
    edge(brush, 370, 150, 34, 420, 10, c) +
    path('M404 250 L462 290 V430 L404 470Z', darken(c, 0.2)) +
    rect(452, 330, 40, 350, 8, metal(brush, darken(c, 0.1))) +
    rect(340, 678, 250, 22, 10, brush.down(lighten(c, 0.2), darken(c, 0.3))),
};

const keyboard: Sides = {
  back: (brush, { colour: c }) =>
    contactShadow(brush, 425, 350) +
    plane(brush, 70, 440, 710, 250, 26, c) +
    plate(315, 500, 220, 100, c) +
    times(4, (index) =>
      rect(100 + (index % 2) * 560, index < 2 ? 460 : 650, 90, 18, 9, darken(c, 0.5)),
    ) +
    rect(110, 520, 120, 70, 10, darken(c, 0.12)) +
    outletRow(brush, ['switch'], 680, 560, c),
  side: (brush, { colour: c }) =>
    contactShadow(brush, 425, 300) +
    path(
      'M150 690 L150 664 L690 600 Q712 600 712 622 V690 Q712 700 700 700 H160 Q150 700 150 690Z',
      brush.down(lighten(c, 0.2), darken(c, 0.3)),
    ) +
    times(6, (index) =>
      path(`M${190 + index * 84} ${650 - index * 10} l10 -26 h46 l10 20Z`, darken(c, 0.35)),
    ) +
    rect(640, 690, 40, 12, 5, darken(c, 0.5)),
};

const mouse: Sides = {
  back: (brush, { colour: c, accent }) =>
    contactShadow(brush, 425, 150) +
    form(
      brush,
      'M425 190 C540 190 570 330 570 450 C570 610 520 690 425 690 C330 690 280 610 280 450 C280 330 310 190 425 190Z',
      darken(c, 0.2),
    ) +
    rect(350, 216, 150, 34, 17, darken(c, 0.55)) +
    path('M340 620 C380 660 470 660 510 620 L500 650 C470 680 380 680 350 650Z', darken(c, 0.55)) +
    circle(425, 430, 46, darken(c, 0.6)) +
    circle(425, 430, 18, accent, faded(0.9)) +
    outletRow(brush, ['switch'], 425, 330, c) +
    plate(360, 510, 130, 80, c),
  side: (brush, { colour: c, style }) =>
    contactShadow(brush, 425, 230) +
    form(
      brush,
      style === 'ergonomic'
        ? 'M180 690 C170 560 250 410 420 400 C560 394 670 520 690 660 Q692 690 670 692 H200Z'
        : 'M170 690 C170 590 290 480 460 490 C600 500 670 580 690 660 Q694 690 670 692 H190Z',
      c,
    ) +
    rect(170, 676, 530, 22, 10, darken(c, 0.45)) +
    stroke('M330 590 h70 M420 586 h74', darken(c, 0.4), 20) +
    circle(610, 560, 20, darken(c, 0.5)),
};

const portable = (look: Look): boolean => look.style === 'portable';

const ssd: Sides = {
  back: (brush, look) =>
    portable(look)
      ? contactShadow(brush, 425, 150) +
        plane(brush, 285, 260, 280, 440, 26, look.colour) +
        plate(330, 440, 190, 140, look.colour)
      : contactShadow(brush, 425, 100) +
        rect(345, 130, 160, 560, 8, brush.slant('#2f4a3c', '#1f3329')) +
        plate(358, 200, 134, 300, '#cfcfd1') +
        rect(351, 620, 148, 66, 3, '#d8b36a') +
        times(14, (index) => rect(354 + index * 10.4, 622, 3, 60, 0, '#2a3d33')) +
        path('M405 130 a20 20 0 0 0 40 0Z', '#e9e6df'),
  side: (brush, look) =>
    portable(look)
      ? slim(56, 260, [0.1])(brush, look)
      : contactShadow(brush, 425, 320) +
        rect(110, 640, 630, 18, 3, '#2f4a3c') +
        times(4, (index) => rect(190 + index * 130, 606, 100, 34, 4, '#1b1b1f')) +
        rect(700, 640, 60, 18, 2, '#d8b36a') +
        rect(150, 658, 560, 40, 6, brush.down(lighten(look.colour, 0.3), look.colour)) +
        times(16, (index) => rect(160 + index * 34, 662, 18, 34, 3, darken(look.colour, 0.4))),
};

const hdd: Sides = {
  back: (brush, { colour: c }) =>
    contactShadow(brush, 425, 160) +
    plane(brush, 265, 240, 320, 460, 22, darken(c, 0.12)) +
    plate(315, 420, 220, 170, c) +
    times(4, (index) => circle(index % 2 ? 560 : 290, index < 2 ? 266 : 674, 12, darken(c, 0.5))),
  side: slim(74, 240, []),
};

const flash: Sides = {
  back: (brush, { colour: c }) =>
    contactShadow(brush, 425, 90) +
    rect(380, 150, 90, 150, 6, metal(brush, '#c9c8c4')) +
    rect(396, 190, 20, 24, 2, '#3a3a3f') +
    rect(434, 190, 20, 24, 2, '#3a3a3f') +
    plane(brush, 355, 290, 140, 410, 30, c) +
    plate(380, 470, 90, 110, c) +
    circle(425, 660, 16, darken(c, 0.6)),
  side: (brush, { colour: c }) =>
    contactShadow(brush, 425, 60) +
    rect(404, 150, 42, 150, 4, metal(brush, '#c9c8c4')) +
    edge(brush, 392, 290, 66, 410, 20, c),
};

const router: Sides = {
  back: (brush, { colour: c }) =>
    contactShadow(brush, 425, 330) +
    times(4, (index) => rect(150 + index * 176, 190, 22, 330, 10, tube(brush, c))) +
    path(
      'M110 520 H740 L770 680 Q772 700 750 700 H100 Q78 700 80 680Z',
      brush.down(lighten(c, 0.14), darken(c, 0.3)),
    ) +
    group(
      'translate(190 300) scale(.56)',
      outletRow(brush, ['button', 'usb-a', 'wan', 'lan', 'lan', 'lan', 'power'], 425, 570, c),
    ),
  side: (brush, { colour: c }) =>
    contactShadow(brush, 425, 230) +
    turned(8, 600, 600, rect(590, 180, 24, 440, 11, tube(brush, c))) +
    rect(300, 240, 22, 400, 10, tube(brush, darken(c, 0.12))) +
    path(
      'M200 640 L640 590 Q660 590 660 612 V680 Q660 700 640 700 H220 Q200 700 200 680Z',
      brush.down(lighten(c, 0.2), darken(c, 0.34)),
    ) +
    vents(260, 650, 300, 3, c, 16),
};

const printer: Sides = {
  back: (brush, { colour: c }) =>
    contactShadow(brush, 425, 310) +
    plane(brush, 110, 350, 630, 350, 26, c) +
    path('M230 350 L260 210 H590 L620 350Z', darken(c, 0.1)) +
    rect(180, 420, 490, 130, 12, darken(c, 0.14)) +
    grille(210, 446, 430, 78, 16, c) +
    group(
      'translate(150 420) scale(.5)',
      outletRow(brush, ['power', 'usb-a', 'lan'], 280, 400, c),
    ) +
    plate(520, 580, 170, 84, c),
  side: (brush, { colour: c }) =>
    contactShadow(brush, 425, 270) +
    form(brush, 'M200 690 V420 Q200 350 270 350 H600 Q650 350 650 400 V690Z', c) +
    path('M560 350 L640 200 H672 L620 350Z', darken(c, 0.2)) +
    path('M200 610 L96 640 V656 L200 646Z', darken(c, 0.3)) +
    stroke('M200 520 H650', darken(c, 0.24), 4) +
    grille(450, 560, 150, 60, 8, c),
};

export const digitalSides = {
  tablet,
  'power-bank': powerBank,
  charger,
  cable,
  'gaming-laptop': gamingLaptop,
  monitor,
  keyboard,
  mouse,
  ssd,
  hdd,
  'flash-memory': flash,
  router,
  printer,
};

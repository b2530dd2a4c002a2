import { metal, tube } from '../brush.ts';
import { darken, lighten } from '../palette.ts';
import {
  circle,
  contactShadow,
  ellipse,
  faded,
  outline,
  path,
  rect,
  stroke,
  times,
} from '../shapes.ts';
import type { Sides } from './kinds.ts';
import { cord, dome, edge, feet, form, grille, plane, plate, vents, wheel } from './solids.ts';

const airFryer: Sides = {
  back: (brush, { colour: c }) =>
    contactShadow(brush, 425, 190) +
    cord(520, 640, c) +
    plane(brush, 245, 210, 360, 490, 110, c) +
    rect(325, 290, 200, 150, 24, darken(c, 0.2)) +
    vents(345, 312, 160, 6, c, 20) +
    plate(335, 500, 180, 90, c),
  side: (brush, { colour: c }) =>
    contactShadow(brush, 425, 230) +
    form(brush, 'M250 690 V330 C250 240 310 210 400 210 H500 C580 210 620 260 620 340 V690Z', c) +
    stroke('M250 440 H420 L440 460 V640', darken(c, 0.3), 5, 0.7) +
    rect(150, 500, 120, 50, 22, brush.down(lighten(c, 0.2), darken(c, 0.4))) +
    feet([300, 570], c),
};

const coffeeMaker: Sides = {
  back: (brush, { colour: c }) =>
    contactShadow(brush, 425, 160) +
    cord(500, 650, c) +
    plane(brush, 290, 230, 270, 470, 20, c) +
    rect(310, 250, 230, 250, 14, '#b9cdd6', faded(0.75)) +
    rect(310, 360, 230, 140, 10, '#8fb2c2', faded(0.6)) +
    plate(345, 550, 160, 80, c),
  side: (brush, { colour: c }) =>
    contactShadow(brush, 425, 260) +
    form(brush, 'M210 240 H600 Q620 240 620 262 V690 H210 V630 H430 V390 H210Z', c) +
    rect(200, 640, 240, 56, 8, brush.down('#8d8e93', '#4a4a4f')) +
    rect(300, 390, 60, 50, 8, metal(brush, '#c9c8c4')) +
    stroke('M300 420 H190', '#2a2a2e', 26) +
    path('M268 560 H372 L360 640 H280Z', '#f4f1ea') +
    stroke('M262 300 L236 470', metal(brush, '#c9c8c4'), 12),
};

const jug = 'M330 250 H530 L590 690 Q590 700 576 700 H284 Q270 700 270 690Z';

const kettle: Sides = {
  back: (brush, { colour: c }) =>
    contactShadow(brush, 425, 190) +
    cord(540, 676, c) +
    path(jug, metal(brush, c)) +
    dome(brush, 430, 254, 104, 46, darken(c, 0.5)) +
    rect(392, 250, 70, 350, 30, '#2a2a2e') +
    rect(408, 270, 38, 300, 18, '#44444a') +
    rect(262, 672, 336, 28, 12, '#2a2a2e'),
  side: (brush, { colour: c }) =>
    contactShadow(brush, 425, 230) +
    path(jug, metal(brush, c)) +
    path('M330 262 L240 300 L312 350Z', darken(c, 0.16)) +
    stroke('M540 270 C690 250 690 560 580 600', '#2a2a2e', 40) +
    dome(brush, 430, 254, 104, 46, '#2a2a2e') +
    rect(380, 350, 26, 230, 12, '#dfeaf0', outline(darken(c, 0.3), 3)) +
    rect(382, 470, 22, 108, 10, '#8fb2c2') +
    rect(252, 672, 350, 28, 12, '#2a2a2e'),
};

const teaMaker: Sides = {
  back: (brush, { colour: c }) =>
    contactShadow(brush, 425, 190) +
    cord(540, 676, c) +
    path('M340 170 H510 Q560 200 540 330 H310 Q290 200 340 170Z', '#c9a67c', faded(0.75)) +
    dome(brush, 425, 174, 70, 40, '#2a2a2e') +
    path('M300 340 H550 L600 690 Q600 700 586 700 H264 Q250 700 250 690Z', metal(brush, c)) +
    rect(392, 350, 66, 240, 28, '#2a2a2e'),
  side: (brush, { colour: c }) =>
    contactShadow(brush, 425, 230) +
    path('M340 170 H510 Q560 200 540 330 H310 Q290 200 340 170Z', '#c9a67c', faded(0.8)) +
    path('M318 220 L244 200 L310 290Z', '#c9a67c', faded(0.8)) +
    dome(brush, 425, 174, 70, 40, '#2a2a2e') +
    stroke('M540 220 C620 200 610 320 545 310', '#2a2a2e', 22) +
    path('M300 340 H550 L600 690 Q600 700 586 700 H264 Q250 700 250 690Z', metal(brush, c)) +
    path('M304 370 L216 380 L290 450Z', darken(c, 0.16)) +
    stroke('M560 380 C700 360 700 600 596 620', '#2a2a2e', 36) +
    rect(240, 672, 372, 28, 12, '#2a2a2e'),
};

const blender: Sides = {
  back: (brush, { colour: c, accent }) =>
    contactShadow(brush, 425, 80) +
    rect(366, 110, 118, 310, 52, tube(brush, darken(c, 0.1))) +
    plate(388, 240, 74, 110, c) +
    rect(400, 414, 50, 200, 10, metal(brush, '#c9c8c4')) +
    path(
      'M396 600 H454 L500 686 Q500 700 486 700 H364 Q350 700 350 686Z',
      metal(brush, '#c9c8c4'),
    ) +
    rect(366, 400, 118, 16, 6, accent),
  side: (brush, { colour: c, accent }) =>
    contactShadow(brush, 425, 90) +
    form(
      brush,
      'M370 120 C430 96 480 130 486 220 C490 300 470 380 466 420 H396 C392 330 350 200 370 120Z',
      c,
    ) +
    rect(352, 190, 26, 90, 12, accent) +
    rect(404, 414, 50, 200, 10, metal(brush, '#b9b7b2')) +
    path('M400 600 H458 L492 686 Q492 700 478 700 H380 Q366 700 366 686Z', metal(brush, '#b9b7b2')),
};

const riceCooker: Sides = {
  back: (brush, { colour: c }) =>
    contactShadow(brush, 425, 230) +
    cord(560, 650, c) +
    dome(brush, 425, 410, 220, 110, '#c3d2d8') +
    rect(403, 296, 44, 40, 14, '#2a2a2e') +
    rect(190, 400, 470, 40, 16, darken(c, 0.16)) +
    form(brush, 'M205 436 H645 L620 690 H230Z', c) +
    plate(345, 520, 160, 90, c) +
    feet([280, 570], c),
  side: (brush, { colour: c }) =>
    contactShadow(brush, 425, 220) +
    dome(brush, 425, 410, 200, 110, '#c3d2d8') +
    rect(406, 296, 38, 40, 14, '#2a2a2e') +
    rect(215, 400, 420, 40, 16, darken(c, 0.16)) +
    form(brush, 'M228 436 H622 L598 690 H252Z', c) +
    rect(380, 452, 90, 46, 20, '#2a2a2e') +
    rect(206, 560, 34, 90, 12, darken(c, 0.4)) +
    feet([300, 550], c),
};

const refrigerator: Sides = {
  back: (brush, { colour: c }) =>
    contactShadow(brush, 425, 210) +
    plane(brush, 235, 90, 380, 610, 10, c) +
    times(13, (index) => stroke(`M275 ${140 + index * 26} H575`, darken(c, 0.42), 6, 0.7)) +
    stroke('M275 140 V452 M575 140 V452', darken(c, 0.42), 6, 0.7) +
    rect(255, 520, 340, 160, 8, darken(c, 0.5)) +
    circle(360, 610, 56, darken(c, 0.68)) +
    plate(470, 545, 110, 60, c) +
    wheel(brush, 270, 690, 14, c) +
    wheel(brush, 580, 690, 14, c),
  side: (brush, { colour: c }) =>
    contactShadow(brush, 425, 200) +
    edge(brush, 300, 90, 290, 600, 8, c) +
    rect(262, 96, 40, 590, 8, brush.across(lighten(c, 0.3), darken(c, 0.1))) +
    rect(246, 240, 16, 260, 8, darken(c, 0.3)) +
    vents(480, 600, 80, 4, c) +
    feet([330, 560], c),
};

const washingMachine: Sides = {
  back: (brush, { colour: c }) =>
    contactShadow(brush, 425, 230) +
    plane(brush, 210, 190, 430, 510, 14, c) +
    rect(250, 300, 350, 330, 20, darken(c, 0.08), outline(darken(c, 0.26), 3)) +
    circle(425, 465, 120, 'none', outline(darken(c, 0.18), 8, 0.7)) +
    circle(300, 240, 20, '#3d6fa8') +
    stroke('M300 240 C250 300 170 330 160 470', '#8d8e93', 20) +
    stroke('M540 640 C640 640 700 560 690 420', '#6a6a70', 24) +
    times(4, (index) => circle(index % 2 ? 585 : 265, index < 2 ? 315 : 615, 9, darken(c, 0.5))),
  side: (brush, { colour: c }) =>
    contactShadow(brush, 425, 220) +
    edge(brush, 250, 190, 370, 500, 10, c) +
    path('M250 300 Q206 330 206 430 Q206 530 250 560Z', '#4a5560') +
    rect(240, 190, 390, 26, 6, lighten(c, 0.4)) +
    stroke('M300 300 H580 V600 H300Z', darken(c, 0.14), 4, 0.6) +
    feet([280, 590], c),
};

const airPurifier: Sides = {
  back: (brush, { colour: c }) =>
    contactShadow(brush, 425, 170) +
    cord(520, 660, c) +
    plane(brush, 275, 150, 300, 550, 30, c) +
    times(15, (row) =>
      times(9, (column) => circle(313 + column * 28, 230 + row * 26, 7, darken(c, 0.4))),
    ) +
    rect(385, 172, 80, 26, 13, darken(c, 0.3)),
  side: (brush, { colour: c }) =>
    contactShadow(brush, 425, 150) +
    edge(brush, 290, 150, 270, 550, 26, c) +
    times(15, (row) =>
      times(7, (column) => circle(345 + column * 27, 240 + row * 26, 7, darken(c, 0.4))),
    ) +
    rect(300, 150, 250, 22, 10, darken(c, 0.4)),
};

const fan: Sides = {
  back: (brush, { colour: c, accent }) =>
    contactShadow(brush, 425, 130) +
    rect(413, 420, 24, 260, 8, metal(brush, lighten(c, 0.1))) +
    ellipse(425, 690, 130, 16, darken(c, 0.2)) +
    circle(425, 300, 190, accent, faded(0.16)) +
    times(24, (index) => {
      const angle = (index * Math.PI) / 12;
      return stroke(
        `M425 300 L${(425 + Math.cos(angle) * 188).toFixed(1)} ${(300 + Math.sin(angle) * 188).toFixed(1)}`,
        darken(c, 0.3),
        3,
        0.7,
      );
    }) +
    circle(425, 300, 190, 'none', outline(darken(c, 0.2), 9)) +
    circle(425, 300, 130, 'none', outline(darken(c, 0.2), 4)) +
    circle(425, 300, 82, tube(brush, c)) +
    grille(385, 280, 80, 44, 6, c),
  side: (brush, { colour: c, accent }) =>
    contactShadow(brush, 425, 130) +
    rect(413, 380, 24, 300, 8, metal(brush, lighten(c, 0.1))) +
    ellipse(425, 690, 130, 16, darken(c, 0.2)) +
    ellipse(360, 300, 52, 190, accent, faded(0.3)) +
    times(5, (index) =>
      ellipse(360, 300, 10 + index * 11, 190, 'none', outline(darken(c, 0.24), 4)),
    ) +
    form(brush, 'M404 250 H500 Q540 260 540 300 Q540 340 500 350 H404Z', c) +
    rect(440, 236, 24, 22, 6, darken(c, 0.4)),
};

const bulb: Sides = {
  back: (brush, { colour: c }) =>
    contactShadow(brush, 425, 180, 690) +
    circle(
      425,
      470,
      210,
      brush.radial(
        [
          [0, '#fffdf6'],
          [0.7, lighten(c, 0.3)],
          [1, darken(c, 0.16)],
        ],
        0.6,
        0.35,
        0.7,
      ),
    ) +
    circle(425, 470, 96, brush.across('#86827a', '#eeece7', '#8f8b83')) +
    times(3, (index) => circle(425, 470, 82 - index * 20, 'none', outline('#6f6b64', 5))) +
    circle(425, 470, 20, '#c9b27a'),
  side: (brush, { colour: c }) =>
    contactShadow(brush, 425, 230) +
    path(
      'M180 560 C180 470 250 400 350 400 C440 400 480 460 560 470 V640 C480 650 440 700 350 700 C250 700 180 640 180 560Z',
      brush.down('#fffdf6', lighten(c, 0.35), darken(c, 0.14)),
    ) +
    path('M552 462 L600 478 V632 L552 648Z', brush.down('#ffffff', '#b5b0a6')) +
    times(3, (index) =>
      rect(
        600 + index * 26,
        488 + index * 5,
        26,
        134 - index * 10,
        8,
        brush.down('#eeece7', '#86827a'),
      ),
    ) +
    rect(678, 520, 26, 70, 12, '#8b867c'),
};

export const homeSides = {
  'air-fryer': airFryer,
  'coffee-maker': coffeeMaker,
  kettle,
  'tea-maker': teaMaker,
  blender,
  'rice-cooker': riceCooker,
  refrigerator,
  'washing-machine': washingMachine,
  'air-purifier': airPurifier,
  fan,
  'smart-bulb': bulb,
};

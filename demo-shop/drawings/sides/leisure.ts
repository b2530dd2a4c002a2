import { metal, tube } from '../brush.ts';
import type { Brush } from '../brush.ts';
import type { Look } from '../kinds.ts';
import { darken, lighten } from '../palette.ts';
import {
  circle,
  contactShadow,
  ellipse,
  group,
  lens,
  outline,
  path,
  rect,
  stroke,
  times,
  turned,
} from '../shapes.ts';
import type { Sides } from './kinds.ts';
import { outletRow } from './outlets.ts';
import { disc, edge, form, grille, plane, plate } from './solids.ts';

const headphones: Sides = {
  back: (brush, { colour: c }) =>
    contactShadow(brush, 425, 212, 690) +
    stroke('M232 470 V395 C232 150 618 150 618 395 V470', darken(c, 0.42), 42) +
    stroke('M232 470 V395 C232 150 618 150 618 395 V470', darken(c, 0.1), 32) +
    stroke('M300 236 C350 196 500 196 550 236', darken(c, 0.3), 26) +
    [232, 618]
      .map(
        (x) =>
          edge(brush, x - 62, 440, 124, 252, 56, c) +
          rect(x - 24, 452, 48, 228, 24, darken(c, 0.5)) +
          circle(x, 660, 6, '#febc35'),
      )
      .join(''),
};

const earbuds: Sides = {
  back: (brush, { colour: c }) =>
    contactShadow(brush, 425, 180) +
    rect(235, 400, 380, 290, 110, brush.slant(lighten(c, 0.4), c, darken(c, 0.16))) +
    stroke('M235 508 H615', darken(c, 0.3), 3, 0.6) +
    rect(350, 488, 150, 40, 12, metal(brush, '#c9c8c4')) +
    circle(425, 600, 20, darken(c, 0.08), outline(darken(c, 0.26), 3)),
  side: (brush, { colour: c }) =>
    contactShadow(brush, 390, 120) +
    edge(brush, 330, 400, 160, 290, 74, c) +
    stroke('M332 506 H488', darken(c, 0.34), 3, 0.7) +
    contactShadow(brush, 640, 50) +
    rect(624, 520, 32, 160, 16, tube(brush, c)) +
    ellipse(632, 510, 54, 50, brush.glow(lighten(c, 0.5), c, darken(c, 0.2))) +
    ellipse(586, 520, 18, 26, darken(c, 0.5)),
};

const speaker: Sides = {
  back: (brush, { colour: c, style }) =>
    style === 'tube'
      ? contactShadow(brush, 425, 330) +
        rect(95, 440, 660, 260, 128, brush.down(lighten(c, 0.2), c, darken(c, 0.34))) +
        rect(300, 520, 250, 110, 30, darken(c, 0.4)) +
        group(
          'translate(212 285) scale(.5)',
          outletRow(brush, ['usb-c', 'jack', 'button'], 425, 580, c),
        )
      : contactShadow(brush, 425, 170) +
        rect(275, 190, 300, 510, 90, tube(brush, c)) +
        rect(350, 500, 150, 130, 26, darken(c, 0.4)) +
        group('translate(212 280) scale(.5)', outletRow(brush, ['usb-c', 'button'], 425, 570, c)) +
        stroke('M320 270 H530 M320 300 H530 M320 330 H530 M320 360 H530', darken(c, 0.2), 5, 0.5),
  side: (brush, { colour: c, style, accent }) =>
    style === 'tube'
      ? contactShadow(brush, 425, 160) +
        circle(425, 560, 140, darken(c, 0.4)) +
        circle(425, 560, 122, brush.glow(lighten(c, 0.2), c, darken(c, 0.3))) +
        circle(425, 560, 80, 'none', outline(accent, 6)) +
        circle(425, 560, 56, darken(c, 0.3))
      : contactShadow(brush, 425, 160) +
        rect(295, 190, 260, 510, 110, tube(brush, darken(c, 0.06))) +
        ellipse(425, 250, 90, 40, darken(c, 0.4)) +
        ellipse(425, 650, 90, 34, darken(c, 0.4)) +
        stroke('M425 330 V560', accent, 18),
};

const strap = (brush: Brush, c: string, top: string): string =>
  path(top, brush.across(darken(c, 0.3), lighten(c, 0.16), darken(c, 0.2)));

const watch: Sides = {
  back: (brush, { colour: c, accent, style }) =>
    contactShadow(brush, 425, 120) +
    strap(brush, accent, 'M346 120 Q346 104 362 104 H488 Q504 104 504 120 L516 290 H334Z') +
    strap(brush, accent, 'M334 520 H516 L504 684 Q502 700 486 700 H364 Q348 700 346 684Z') +
    (style === 'square'
      ? plane(brush, 280, 250, 290, 310, 84, c)
      : disc(brush, 425, 405, 156, 156, c)) +
    circle(425, 405, 104, darken(c, 0.5)) +
    circle(425, 405, 92, brush.glow('#3a3f4a', '#17191f')) +
    circle(425, 405, 40, '#0b0d12') +
    times(4, (index) =>
      circle(
        425 + Math.cos(index * 1.57 + 0.78) * 58,
        405 + Math.sin(index * 1.57 + 0.78) * 58,
        13,
        index % 2 ? '#3d6f4a' : '#6e2f2c',
      ),
    ),
};

const band: Sides = {
  back: (brush, { colour: c, accent }) =>
    contactShadow(brush, 425, 80) +
    strap(brush, accent, 'M378 100 H472 L480 260 H370Z M370 560 H480 L470 700 H380Z') +
    plane(brush, 352, 230, 146, 350, 66, c) +
    ellipse(425, 400, 46, 60, '#15161b') +
    circle(425, 385, 15, '#2f6b46') +
    circle(425, 425, 10, '#7a2f2c') +
    times(2, (index) => circle(402 + index * 46, 510, 9, '#d8b36a')),
  side: (brush, { colour: c, accent }) =>
    contactShadow(brush, 425, 170) +
    ellipse(425, 470, 190, 220, 'none', outline(darken(accent, 0.2), 34)) +
    ellipse(425, 470, 190, 220, 'none', outline(accent, 24)) +
    rect(300, 226, 250, 54, 26, brush.down(lighten(c, 0.3), darken(c, 0.3))) +
    rect(350, 664, 150, 34, 8, metal(brush, '#b9b7b2')),
};

const tower = (brush: Brush, { colour: c, accent }: Look): string =>
  contactShadow(brush, 425, 120) +
  rect(360, 120, 130, 580, 18, darken(accent, 0.2)) +
  path(
    'M330 110 Q350 104 366 120 V700 H344 Q326 700 330 660Z',
    brush.across(darken(c, 0.1), lighten(c, 0.3)),
  ) +
  path(
    'M520 110 Q500 104 484 120 V700 H506 Q524 700 520 660Z',
    brush.across(lighten(c, 0.3), darken(c, 0.14)),
  ) +
  grille(378, 150, 96, 210, 6, '#2e2e33') +
  group(
    'translate(250 190) scale(.41)',
    outletRow(brush, ['hdmi'], 425, 560, '#3a3a40') +
      outletRow(brush, ['lan'], 425, 690, '#3a3a40') +
      outletRow(brush, ['usb-a'], 425, 810, '#3a3a40'),
  ) +
  group('translate(250 190) scale(.41)', outletRow(brush, ['power'], 425, 930, '#3a3a40'));

const gameConsole: Sides = {
  back: (brush, look) =>
    look.style.startsWith('handheld')
      ? contactShadow(brush, 425, 350) +
        plane(brush, 190, 380, 470, 290, 20, darken(look.colour, 0.1)) +
        form(brush, 'M190 380 H120 Q60 380 60 450 V610 Q60 670 120 670 H190Z', look.colour) +
        form(brush, 'M660 380 H730 Q790 380 790 450 V610 Q790 670 730 670 H660Z', look.accent) +
        rect(250, 560, 350, 80, 12, darken(look.colour, 0.3)) +
        grille(330, 400, 190, 30, 14, look.colour) +
        plate(350, 460, 150, 70, look.colour)
      : tower(brush, look),
  side: (brush, look) =>
    look.style.startsWith('handheld')
      ? contactShadow(brush, 425, 110) +
        edge(brush, 380, 250, 60, 440, 24, look.colour) +
        turned(14, 440, 640, rect(446, 330, 14, 320, 6, darken(look.colour, 0.4))) +
        circle(376, 360, 18, look.accent)
      : contactShadow(brush, 425, 230) +
        form(
          brush,
          'M230 120 C400 96 560 100 640 140 L620 690 Q618 700 600 700 H260 Q240 700 240 680Z',
          look.colour,
        ) +
        stroke('M300 690 C340 500 330 300 300 120', darken(look.colour, 0.16), 4, 0.7) +
        rect(236, 684, 390, 16, 8, look.accent),
};

const gamePad: Sides = {
  back: (brush, { colour: c }) =>
    contactShadow(brush, 425, 270) +
    form(
      brush,
      'M230 400 H620 C700 400 760 560 740 650 C730 700 670 704 640 650 L590 570 H260 L210 650 C180 704 120 700 110 650 C90 560 150 400 230 400Z',
      darken(c, 0.08),
    ) +
    rect(200, 372, 120, 40, 18, darken(c, 0.3)) +
    rect(530, 372, 120, 40, 18, darken(c, 0.3)) +
    plate(345, 450, 160, 80, c) +
    times(4, (index) => circle(index % 2 ? 640 : 210, index < 2 ? 470 : 600, 8, darken(c, 0.5))),
  side: (brush, { colour: c }) =>
    contactShadow(brush, 425, 210) +
    form(
      brush,
      'M250 470 C330 410 520 410 590 450 C640 480 650 540 610 560 C540 580 470 600 420 660 C380 704 300 704 280 650 C262 600 210 520 250 470Z',
      c,
    ) +
    path('M560 452 C640 430 680 470 660 520 L610 530Z', darken(c, 0.35)) +
    ellipse(400, 416, 40, 22, darken(c, 0.5)) +
    rect(386, 416, 28, 40, 8, darken(c, 0.4)),
};

const camera: Sides = {
  back: (brush, { colour: c }) =>
    contactShadow(brush, 425, 250) +
    path(
      'M150 340 H300 L330 280 H500 L530 340 H690 Q712 340 712 362 V680 Q712 700 690 700 H160 Q138 700 138 680 V362 Q138 340 150 340Z',
      brush.slant(lighten(c, 0.2), c, darken(c, 0.2)),
    ) +
    rect(178, 400, 360, 260, 12, '#0b0b0d') +
    rect(190, 412, 336, 236, 6, brush.slant('#3c4a5c', '#151b24')) +
    rect(350, 292, 130, 62, 14, '#0b0b0d') +
    circle(630, 520, 54, darken(c, 0.3)) +
    circle(630, 520, 24, lighten(c, 0.12)) +
    times(4, (index) => circle(index % 2 ? 666 : 594, index < 2 ? 428 : 622, 14, darken(c, 0.4))),
  side: (brush, { colour: c }) =>
    contactShadow(brush, 400, 230) +
    rect(420, 350, 200, 350, 22, tube(brush, c)) +
    rect(250, 410, 180, 230, 16, tube(brush, darken(c, 0.1))) +
    rect(196, 420, 60, 210, 12, tube(brush, darken(c, 0.24))) +
    times(14, (index) => rect(288, 414 + index * 16, 60, 8, 2, darken(c, 0.5))) +
    path('M440 350 L470 280 H590 L610 350Z', darken(c, 0.12)) +
    rect(470, 440, 110, 150, 10, darken(c, 0.2)),
};

const actionCam: Sides = {
  back: (brush, { colour: c, style }) =>
    style === 'gimbal'
      ? contactShadow(brush, 425, 90) +
        rect(340, 360, 170, 340, 40, tube(brush, c)) +
        plate(372, 470, 106, 110, c) +
        rect(380, 190, 90, 180, 30, darken(c, 0.2)) +
        circle(425, 240, 56, darken(c, 0.35))
      : contactShadow(brush, 425, 200) +
        plane(brush, 230, 330, 390, 370, 34, c) +
        rect(262, 372, 326, 260, 14, '#0b0b0d') +
        rect(272, 382, 306, 240, 8, brush.slant('#44566b', '#161d27')) +
        circle(425, 664, 7, '#b5473f'),
  side: (brush, { colour: c, style }) =>
    contactShadow(brush, 425, 110) +
    edge(brush, style === 'gimbal' ? 370 : 330, 330, style === 'gimbal' ? 110 : 170, 370, 26, c) +
    rect(
      style === 'gimbal' ? 350 : 300,
      style === 'gimbal' ? 210 : 390,
      style === 'gimbal' ? 120 : 40,
      130,
      16,
      darken(c, 0.3),
    ) +
    (style === 'gimbal' ? lens(brush, 352, 272, 30) : rect(380, 480, 80, 150, 12, darken(c, 0.16))),
};

const tv: Sides = {
  side: (brush, { colour: c }) =>
    contactShadow(brush, 430, 170) +
    edge(brush, 400, 150, 22, 510, 8, c) +
    path(
      'M422 380 Q470 396 470 430 V600 Q470 630 422 640Z',
      brush.across(darken(c, 0.1), darken(c, 0.4)),
    ) +
    path('M330 700 L404 640 H424 L520 700 H490 L414 660 L360 700Z', darken(c, 0.2)),
};

export const soundAndPlaySides = {
  headphones,
  earbuds,
  speaker,
  'smart-watch': watch,
  band,
  console: gameConsole,
  'game-pad': gamePad,
  camera,
  'action-cam': actionCam,
  tv,
};

import type { Brush } from './brush.ts';
import { slab, metal } from './brush.ts';
import type { Drawing } from './kinds.ts';
import { lighten, darken } from './palette.ts';
import {
  amber,
  rect,
  circle,
  ellipse,
  path,
  stroke,
  outline,
  faded,
  turned,
  times,
  contactShadow,
  screen,
} from './shapes.ts';

function optic(brush: Brush, x: number, y: number, r: number, c: string): string {
  return (
    circle(x, y, r, brush.slant(lighten(c, 0.24), darken(c, 0.4))) +
    circle(x, y, r * 0.9, '#151518') +
    times(48, (index) =>
      turned(
        index * 7.5,
        x,
        y,
        rect(x - 1.5, y - r * 0.985, 3, r * 0.07, 1, '#0c0c0e', faded(0.6)),
      ),
    ) +
    circle(x, y, r * 0.8, 'none', outline('#3a3a40', 3)) +
    circle(
      x,
      y,
      r * 0.68,
      brush.radial(
        [
          [0, '#46588a'],
          [0.45, '#1c2236'],
          [1, '#08090e'],
        ],
        0.42,
        0.36,
        0.7,
      ),
    ) +
    circle(x, y, r * 0.52, 'none', outline('#2c3654', 2, 0.7)) +
    circle(x, y, r * 0.36, '#0a0c14') +
    circle(
      x,
      y,
      r * 0.24,
      brush.radial(
        [
          [0, '#6a588c'],
          [1, '#0a0a12'],
        ],
        0.4,
        0.35,
        0.7,
      ),
    ) +
    ellipse(
      x - r * 0.23,
      y - r * 0.28,
      r * 0.14,
      r * 0.09,
      '#fff',
      `opacity=".5" transform="rotate(-38 ${x - r * 0.23} ${y - r * 0.28})"`,
    ) +
    ellipse(x + r * 0.3, y + r * 0.3, r * 0.06, r * 0.04, '#b9c9f2', faded(0.5))
  );
}

function mirrorless(brush: Brush, c: string): string {
  return (
    contactShadow(brush, 425, 270) +
    rect(222, 248, 96, 40, 12, darken(c, 0.15)) +
    circle(590, 272, 34, darken(c, 0.1)) +
    rect(556, 256, 68, 32, 8, brush.across(darken(c, 0.25), lighten(c, 0.3), darken(c, 0.3))) +
    times(9, (index) => rect(560 + index * 7, 258, 2.5, 28, 1, darken(c, 0.5), faded(0.6))) +
    path(
      'M348 280 L372 214 Q376 204 388 204 H470 Q482 204 486 214 L510 280Z',
      brush.down(lighten(c, 0.15), c),
    ) +
    rect(150, 278, 550, 422, 44, brush.down(lighten(c, 0.18), c, darken(c, 0.26))) +
    rect(150, 350, 550, 270, 0, darken(c, 0.4), faded(0.55)) +
    rect(150, 278, 86, 422, 40, darken(c, 0.25), faded(0.6)) +
    optic(brush, 430, 488, 186, c) +
    circle(638, 322, 8, amber)
  );
}

function reflex(brush: Brush, c: string): string {
  return (
    contactShadow(brush, 425, 290) +
    path(
      'M300 290 L336 176 Q340 160 360 160 H490 Q510 160 514 176 L550 290Z',
      brush.down(lighten(c, 0.2), darken(c, 0.1)),
    ) +
    rect(366, 150, 118, 16, 6, darken(c, 0.5)) +
    rect(180, 240, 90, 50, 18, brush.across(darken(c, 0.3), lighten(c, 0.25), darken(c, 0.3))) +
    path(
      'M126 320 Q126 276 170 276 H660 Q720 276 722 336 V650 Q722 700 672 700 H190 Q160 700 152 676 Q120 560 126 320Z',
      brush.down(lighten(c, 0.16), c, darken(c, 0.28)),
    ) +
    path(
      'M126 320 Q126 276 170 276 H226 Q250 420 226 700 H190 Q160 700 152 676 Q120 560 126 320Z',
      darken(c, 0.3),
      faded(0.7),
    ) +
    optic(brush, 450, 490, 200, c) +
    circle(450, 490, 200, 'none', outline('#b5473f', 4, 0.8)) +
    circle(192, 252, 16, '#1c1c20') +
    rect(640, 310, 50, 22, 6, darken(c, 0.5))
  );
}

export const camera: Drawing = {
  draw(brush, look) {
    return look.style === 'reflex' ? reflex(brush, look.colour) : mirrorless(brush, look.colour);
  },
  extent: { left: 150, top: 204, right: 700 },
  close: { x: 450, y: 460, side: 360 },
};

const ribs = (x: number, y: number, w: number, h: number, count: number): string =>
  times(count, (index) =>
    rect(x + (w / count) * index + 2, y, w / count - 5, h, 2, '#000', faded(0.28)),
  );

export const lens: Drawing = {
  draw(brush, look) {
    const c = look.colour;
    const barrel = (x: number, y: number, w: number, h: number): string =>
      rect(x, y, w, h, 10, metal(brush, c));
    const long = look.style === 'tele';
    const top = long ? 130 : 268;
    return (
      contactShadow(brush, 425, 170) +
      barrel(288, 610, 274, 90) +
      rect(300, 688, 250, 12, 4, metal(brush, '#b9b7b2')) +
      circle(530, 650, 8, '#b5473f') +
      barrel(270, 470, 310, 150) +
      ribs(274, 490, 302, 96, 30) +
      rect(270, 452, 310, 22, 4, darken(c, 0.4)) +
      stroke('M330 462 h26 M386 462 h26 M442 462 h26 M498 462 h26', '#e9e3d6', 4, 0.85) +
      (long ? barrel(256, 250, 338, 206) + ribs(260, 290, 330, 110, 34) : '') +
      barrel(244, top + 34, 362, long ? 100 : 154) +
      (long ? '' : ribs(250, top + 70, 350, 84, 34)) +
      rect(244, top + 40, 362, 7, 2, look.accent) +
      ellipse(425, top + 40, 181, 58, darken(c, 0.5)) +
      ellipse(425, top + 36, 172, 52, '#101013') +
      ellipse(
        425,
        top + 42,
        140,
        40,
        brush.radial(
          [
            [0, '#5d4f86'],
            [0.4, '#24305a'],
            [1, '#090a10'],
          ],
          0.42,
          0.4,
          0.7,
        ),
      ) +
      ellipse(388, top + 30, 44, 9, '#dfe8ff', 'opacity=".35" transform="rotate(-8 388 300)"')
    );
  },
  extent: { left: 244, top: 250, right: 606 },
  close: { x: 425, y: 360, side: 380 },
};

export const actionCam: Drawing = {
  draw(brush, look) {
    const c = look.colour;
    return (
      contactShadow(brush, 425, 210) +
      path('M352 640 H498 V690 Q498 700 488 700 H362 Q352 700 352 690Z', darken(c, 0.4)) +
      rect(384, 648, 16, 52, 4, '#0d0d0f') +
      rect(450, 648, 16, 52, 4, '#0d0d0f') +
      rect(176, 270, 498, 378, 56, slab(brush, c, 0.32)) +
      rect(190, 284, 470, 350, 46, darken(c, 0.24)) +
      times(6, (row) =>
        times(10, (column) =>
          circle(
            214 + column * 22,
            312 + row * 22,
            3,
            darken(c, 0.55),
            faded(row > 3 && column > 5 ? 0 : 0.5),
          ),
        ),
      ) +
      rect(212, 456, 190, 150, 18, '#0b0b0d') +
      screen(brush, 222, 466, 170, 130, 10, look.wallpaper, look.pose) +
      rect(446, 304, 196, 196, 48, '#131316') +
      optic(brush, 544, 402, 88, '#2a2a2f') +
      rect(236, 258, 84, 16, 8, '#c65a4d') +
      circle(620, 560, 7, '#d8574c') +
      rect(466, 552, 96, 14, 7, look.accent)
    );
  },
  extent: { left: 176, top: 258, right: 674 },
  close: { x: 520, y: 430, side: 320 },
};

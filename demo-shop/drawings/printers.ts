import type { Brush } from './brush.ts';
import { tube, slab, face } from './brush.ts';
import type { Drawing, Look } from './kinds.ts';
import { lighten, darken } from './palette.ts';
import {
  amber,
  rect,
  circle,
  ellipse,
  path,
  outline,
  faded,
  turned,
  times,
  contactShadow,
  castShadow,
} from './shapes.ts';

const printed = (): string =>
  path(
    'M236 556 H614 L648 690 Q650 700 640 700 H210 Q200 700 202 690Z',
    '#fffdf9',
    outline('#e0dbd2', 2),
  ) +
  times(4, (index) =>
    rect(268 - index * 8, 590 + index * 22, [190, 270, 230, 120][index] ?? 200, 8, 4, '#d8d2c7'),
  ) +
  rect(480, 586, 96, 62, 6, '#f6d79a');

function laser(brush: Brush, look: Look): string {
  const c = look.colour;
  return (
    contactShadow(brush, 425, 260) +
    rect(160, 270, 530, 430, 40, slab(brush, c, 0.14)) +
    path('M220 300 H630 L610 376 H240Z', darken(c, 0.62)) +
    path('M250 236 H600 L622 352 H228Z', '#fffdf9', outline('#e0dbd2', 2)) +
    times(3, (index) =>
      rect(282, 262 + index * 24, [240, 190, 210][index] ?? 200, 8, 4, '#d8d2c7'),
    ) +
    rect(160, 380, 530, 3, 0, darken(c, 0.2)) +
    rect(480, 404, 176, 70, 14, '#17171a') +
    rect(494, 418, 84, 42, 6, brush.down('#7fa6bd', '#3e6d89')) +
    circle(612, 439, 12, amber) +
    rect(176, 512, 498, 4, 2, darken(c, 0.22)) +
    rect(196, 548, 458, 120, 16, darken(c, 0.08)) +
    rect(350, 562, 150, 14, 7, darken(c, 0.42))
  );
}

export const printer: Drawing = {
  draw(brush, look) {
    if (look.style === 'laser') return laser(brush, look);
    const c = look.colour;
    return (
      contactShadow(brush, 425, 300) +
      path(
        'M150 272 Q152 250 176 250 H674 Q698 250 700 272 L716 330 H134Z',
        brush.down(lighten(c, 0.3), c),
      ) +
      rect(196, 264, 458, 8, 4, darken(c, 0.2), faded(0.5)) +
      rect(120, 316, 610, 316, 36, brush.down(lighten(c, 0.25), c, darken(c, 0.14))) +
      rect(120, 316, 610, 70, 36, darken(c, 0.1), faded(0.5)) +
      rect(150, 334, 210, 50, 14, '#17171a') +
      rect(162, 344, 92, 30, 5, brush.down('#7fa6bd', '#3e6d89')) +
      circle(286, 359, 9, '#3d3d43') +
      circle(330, 359, 10, amber) +
      rect(200, 500, 450, 132, 16, '#201f22') +
      printed()
    );
  },
  extent: { left: 120, top: 250, right: 730 },
  close: { x: 290, y: 420, side: 360 },
  closeOf: { laser: { x: 520, y: 400, side: 380 } },
};

function mesh(brush: Brush, look: Look): string {
  const c = look.colour;
  const unit = (x: number, scale: number): string =>
    `<g transform="translate(${x} ${700 - 700 * scale}) scale(${scale})">${
      rect(0, 220, 250, 480, 90, tube(brush, c)) +
      ellipse(125, 262, 96, 30, darken(c, 0.24)) +
      ellipse(125, 258, 90, 26, face(brush, c)) +
      times(8, (index) => rect(62 + index * 17, 600, 6, 56, 3, darken(c, 0.3))) +
      circle(125, 480, 7, '#7fc58e')
    }</g>`;
  return (
    contactShadow(brush, 425, 250) +
    unit(150, 0.78) +
    unit(520, 0.78) +
    castShadow(300, 250, 250, 440, 90, 0.6) +
    unit(300, 1)
  );
}

export const router: Drawing = {
  draw(brush, look) {
    if (look.style === 'mesh') return mesh(brush, look);
    const c = look.colour;
    const antennas = [170, 316, 508, 654].map((x, index) =>
      turned(
        (index - 1.5) * 3,
        x + 13,
        590,
        rect(
          x,
          190 + (index % 3 ? 0 : 22),
          26,
          400,
          13,
          brush.across(darken(c, 0.42), lighten(c, 0.16), darken(c, 0.3)),
        ) + rect(x + 5, 560, 16, 6, 3, darken(c, 0.5)),
      ),
    );
    return (
      contactShadow(brush, 425, 280) +
      antennas.join('') +
      rect(130, 540, 590, 160, 50, slab(brush, c, 0.34)) +
      rect(130, 612, 590, 4, 2, darken(c, 0.5), faded(0.5)) +
      times(5, (index) => circle(345 + index * 40, 652, 7, index < 4 ? '#7fc58e' : amber))
    );
  },
  extent: { left: 130, top: 190, right: 720 },
  close: { x: 425, y: 610, side: 320 },
};

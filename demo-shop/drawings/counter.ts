import type { Brush } from './brush.ts';
import { tube, slab, metal } from './brush.ts';
import type { Drawing, Look } from './kinds.ts';
import { lighten, darken } from './palette.ts';
import { rect, circle, ellipse, path, stroke, faded, times, contactShadow } from './shapes.ts';

/** Brewing machine with pump: group head, cup, tray. */
function espresso(brush: Brush, look: Look): string {
  const { colour: c, accent } = look;
  return (
    contactShadow(brush, 425, 230) +
    rect(220, 170, 410, 510, 34, tube(brush, c)) +
    rect(240, 190, 370, 130, 22, metal(brush, lighten(c, 0.05))) +
    circle(330, 255, 40, '#17171a') +
    circle(330, 255, 32, '#f4f1ea') +
    stroke('M330 255 L346 236', '#c65a4d', 4) +
    times(
      3,
      (index) =>
        circle(430 + index * 56, 255, 18, darken(c, 0.4)) +
        circle(430 + index * 56, 255, 7, index ? lighten(c, 0.4) : accent),
    ) +
    rect(262, 340, 326, 270, 14, darken(c, 0.62)) +
    rect(370, 340, 110, 54, 10, metal(brush, '#b9b7b2')) +
    rect(350, 392, 150, 26, 13, metal(brush, '#cfcfd1')) +
    rect(486, 396, 130, 20, 10, '#1d1d20') +
    rect(404, 416, 10, 24, 4, '#8f8c86') +
    rect(436, 416, 10, 24, 4, '#8f8c86') +
    stroke('M409 440 V520 M441 440 V520', '#7a4a22', 4) +
    path(
      'M366 512 H484 L472 590 Q470 602 458 602 H392 Q380 602 378 590Z',
      brush.across('#d8d3c8', '#ffffff', '#cfc9bc'),
    ) +
    stroke('M484 530 C520 526 520 574 478 574', '#efebe2', 10) +
    rect(230, 608, 390, 30, 8, metal(brush, '#c9c9cb')) +
    times(16, (index) => rect(250 + index * 22, 614, 10, 12, 3, '#2a2a2e')) +
    rect(250, 676, 60, 24, 6, '#1a1a1c') +
    rect(540, 676, 60, 24, 6, '#1a1a1c') +
    stroke('M600 300 C660 300 664 380 650 470', '#b9b7b2', 12)
  );
}

function drip(brush: Brush, look: Look): string {
  const { colour: c, accent } = look;
  const jug =
    'M300 452 H520 Q556 520 536 600 Q530 640 506 640 H314 Q290 640 284 600 Q264 520 300 452Z';
  return (
    contactShadow(brush, 425, 210) +
    rect(520, 170, 110, 530, 26, tube(brush, c)) +
    path(
      'M230 190 Q232 160 262 160 H600 Q630 160 630 190 V330 H250 Q230 330 230 310Z',
      slab(brush, c),
    ) +
    rect(256, 330, 290, 70, 16, darken(c, 0.35)) +
    path('M300 400 H500 L470 440 H330Z', darken(c, 0.5)) +
    path(jug, brush.across('#aebdc4', '#f0f5f7', '#9fb0b8'), faded(0.8)) +
    brush.clip(
      path(jug, '#000'),
      rect(260, 530, 300, 120, 0, brush.down('#6b3c1c', '#3a1f0f')) +
        ellipse(410, 530, 132, 12, '#8a532b'),
    ) +
    rect(290, 440, 240, 20, 10, '#1d1d20') +
    stroke('M536 480 C590 490 584 590 530 590', '#1d1d20', 20) +
    stroke('M312 490 Q296 540 308 590', '#fff', 8, 0.6) +
    rect(236, 640, 394, 60, 22, slab(brush, darken(c, 0.2))) +
    rect(390, 218, 150, 66, 14, '#101013') +
    stroke('M420 238 v26 M442 238 h20 v13 h-20 v13 h20 M484 238 h18 v26 h-18z', accent, 5) +
    circle(300, 250, 20, darken(c, 0.3)) +
    circle(300, 250, 8, accent)
  );
}

export const coffeeMaker: Drawing = {
  draw: (brush, look) => (look.style === 'drip' ? drip(brush, look) : espresso(brush, look)),
  extent: { left: 220, top: 170, right: 630 },
  close: { x: 420, y: 400, side: 360 },
};

export const blender: Drawing = {
  draw(brush, look) {
    const { colour: c, accent } = look;
    if (look.style === 'hand') {
      return (
        contactShadow(brush, 425, 84) +
        path(
          'M388 100 Q425 84 462 100 Q484 220 470 330 L456 380 H394 L380 330 Q366 220 388 100Z',
          tube(brush, c),
        ) +
        rect(398, 180, 54, 92, 27, darken(c, 0.3)) +
        circle(425, 206, 16, accent) +
        circle(425, 246, 16, lighten(c, 0.3)) +
        rect(396, 376, 58, 24, 6, darken(c, 0.5)) +
        path('M404 400 H446 L440 610 H410Z', metal(brush, '#cfcfd1')) +
        path(
          'M410 600 H440 Q500 620 502 690 Q502 700 492 700 H358 Q348 700 348 690 Q350 620 410 600Z',
          metal(brush, '#c9c9cb'),
        ) +
        times(3, (index) => rect(378 + index * 36, 668, 22, 22, 6, '#3a3a40', faded(0.7)))
      );
    }
    const jar = 'M300 176 H550 L520 500 H330Z';
    const fruit = [
      [372, 452, 34, '#d7584f'],
      [432, 462, 40, '#f0b13c'],
      [484, 450, 32, '#d7584f'],
      [404, 400, 32, '#8fbf7a'],
      [462, 396, 36, '#e58a5b'],
      [424, 346, 30, '#d7584f'],
    ] as const;
    return (
      contactShadow(brush, 425, 160) +
      path(jar, brush.across('#aebdc4', '#f3f8fa', '#dfe9ed', '#9fb0b8'), faded(0.75)) +
      brush.clip(
        path(jar, '#000'),
        fruit
          .map(([x, y, r, tone]) =>
            circle(x, y, r, brush.glow(lighten(tone, 0.3), tone, darken(tone, 0.15)), faded(0.9)),
          )
          .join(''),
      ) +
      stroke('M330 210 L350 470', '#fff', 10, 0.65) +
      times(4, (index) =>
        rect(484 - index * 4, 236 + index * 56, 36, 5, 2.5, '#5b6b73', faded(0.8)),
      ) +
      stroke('M548 210 C650 214 640 420 524 440', '#2a2a2e', 24) +
      rect(288, 140, 274, 40, 14, '#232326') +
      rect(380, 112, 90, 34, 12, '#232326') +
      rect(330, 496, 190, 26, 8, '#232326') +
      path('M318 520 H532 L590 676 Q596 700 570 700 H280 Q254 700 260 676Z', tube(brush, c)) +
      circle(425, 612, 46, darken(c, 0.4)) +
      circle(425, 612, 37, metal(brush, '#c9c9cb')) +
      stroke('M425 612 V584', accent, 7) +
      times(2, (index) => rect(316 + index * 186, 602, 32, 20, 8, darken(c, 0.4)))
    );
  },
  extent: { left: 258, top: 112, right: 630 },
  close: { x: 425, y: 570, side: 340 },
  closeOf: { hand: { x: 425, y: 250, side: 340 } },
};

export const toaster: Drawing = {
  draw(brush, look) {
    const { colour: c, accent } = look;
    const slice = (x: number): string =>
      path(
        `M${x} 330 V232 C${x - 24} 170 ${x + 174} 170 ${x + 150} 232 V330Z`,
        brush.down('#e9c488', '#c98f4c'),
      ) + path(`M${x + 14} 330 V236 C${x - 2} 190 ${x + 152} 190 ${x + 136} 236 V330Z`, '#f5dcae');
    return (
      contactShadow(brush, 425, 280) +
      (look.pose ? slice(236) + slice(464) : '') +
      path(
        'M160 330 Q162 300 200 300 H650 Q688 300 690 330 L706 640 Q708 684 664 684 H186 Q142 684 144 640Z',
        metal(brush, c),
      ) +
      rect(206, 306, 438, 22, 10, '#17171a') +
      path(
        'M148 560 L702 560 L706 640 Q708 684 664 684 H186 Q142 684 144 640Z',
        darken(c, 0.3),
        faded(0.5),
      ) +
      rect(690, 380, 30, 170, 8, '#1d1d20') +
      rect(676, 396, 66, 34, 12, '#2b2b30') +
      circle(600, 600, 36, darken(c, 0.5)) +
      circle(600, 600, 28, '#2b2b30') +
      stroke('M600 600 L612 580', accent, 6) +
      times(3, (index) =>
        rect(200 + index * 78, 586, 60, 28, 14, index ? darken(c, 0.2) : accent),
      ) +
      rect(196, 680, 80, 20, 6, '#1a1a1c') +
      rect(574, 680, 80, 20, 6, '#1a1a1c')
    );
  },
  extent: { left: 144, top: 300, right: 742 },
  close: { x: 560, y: 440, side: 400 },
};

export const microwave: Drawing = {
  draw(brush, look) {
    const { colour: c, accent } = look;
    return (
      contactShadow(brush, 425, 330) +
      rect(130, 686, 80, 14, 4, '#1a1a1c') +
      rect(640, 686, 80, 14, 4, '#1a1a1c') +
      rect(70, 288, 710, 402, 24, slab(brush, c)) +
      rect(88, 306, 500, 366, 16, darken(c, 0.7)) +
      rect(
        118,
        336,
        440,
        306,
        14,
        brush.radial(
          [
            [0, '#5a4330'],
            [0.7, '#241c18'],
            [1, '#121013'],
          ],
          0.5,
          0.4,
          0.8,
        ),
      ) +
      times(13, (row) =>
        times(19, (column) =>
          circle(136 + column * 22.5, 352 + row * 22.5, 2.4, '#000', faded(0.4)),
        ),
      ) +
      ellipse(338, 590, 150, 18, '#8fa3ab', faded(0.5)) +
      path('M250 560 Q256 586 300 588 H376 Q420 586 426 560Z', '#efe9de', faded(0.85)) +
      path('M420 336 H558 V520Z', '#fff', faded(0.06)) +
      rect(568, 336, 16, 306, 8, metal(brush, '#cfcfd1')) +
      rect(606, 306, 156, 366, 16, darken(c, 0.62)) +
      rect(624, 326, 120, 56, 10, '#0a0a0c') +
      stroke('M642 342 h14 v24 h-14z M676 342 v24 M694 342 h14 v12 h-14 v12 h14', accent, 4.5) +
      times(12, (index) =>
        rect(626 + (index % 3) * 41, 408 + Math.floor(index / 3) * 46, 34, 34, 9, darken(c, 0.46)),
      ) +
      rect(626, 606, 74, 42, 12, accent) +
      rect(708, 606, 34, 42, 12, darken(c, 0.3))
    );
  },
  extent: { left: 70, top: 288, right: 780 },
  close: { x: 640, y: 470, side: 360 },
};

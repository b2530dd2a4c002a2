import type { Brush } from './brush.ts';
import { tube, slab } from './brush.ts';
import type { Drawing, Look } from './kinds.ts';
import { lighten, darken } from './palette.ts';
import {
  amber,
  rect,
  circle,
  path,
  stroke,
  faded,
  times,
  contactShadow,
  lens,
  screen,
} from './shapes.ts';

function display(brush: Brush, look: Look): string {
  const c = look.colour;
  if (look.style === 'curved') {
    const shape =
      'M96 186 Q425 214 754 186 Q764 186 764 198 V556 Q764 568 754 568 Q425 596 96 568 Q86 568 86 556 V198 Q86 186 96 186Z';
    return (
      path(shape, slab(brush, c)) +
      brush.clip(
        path('M102 196 Q425 224 748 196 V552 Q425 580 102 552Z', '#000'),
        screen(brush, 100, 190, 652, 392, 0, look.wallpaper, look.pose),
      )
    );
  }
  return (
    rect(100, 180, 650, 398, look.style === 'gaming' ? 8 : 18, slab(brush, c)) +
    screen(brush, 111, 191, 628, 360, 6, look.wallpaper, look.pose)
  );
}

export const monitor: Drawing = {
  draw(brush, look) {
    const c = look.colour;
    if (look.view === 'back') {
      return (
        contactShadow(brush, 425, 170) +
        rect(100, 180, 650, 398, 18, brush.slant(lighten(c, 0.2), c, darken(c, 0.2))) +
        rect(290, 260, 270, 230, 24, darken(c, 0.12)) +
        times(9, (index) => rect(320 + index * 24, 282, 12, 40, 4, darken(c, 0.45))) +
        path(
          'M380 380 H470 L490 680 H360Z',
          brush.across(darken(c, 0.25), lighten(c, 0.28), darken(c, 0.1)),
        ) +
        circle(425, 420, 30, darken(c, 0.25)) +
        circle(425, 420, 14, lighten(c, 0.1)) +
        rect(280, 676, 290, 24, 12, brush.down(lighten(c, 0.3), darken(c, 0.2)))
      );
    }
    const foot =
      look.style === 'gaming' || look.style === 'curved'
        ? path(
            'M404 560 H446 L452 640 L590 690 Q598 700 584 700 L425 664 L266 700 Q252 700 260 690 L398 640Z',
            brush.across(darken(c, 0.25), lighten(c, 0.25), darken(c, 0.25)),
          ) + stroke('M412 590 h26', look.accent, 5)
        : path(
            'M372 560 H478 L490 680 H360Z',
            brush.across(darken(c, 0.2), lighten(c, 0.25), darken(c, 0.1)),
          ) + rect(280, 676, 290, 24, 12, brush.down(lighten(c, 0.3), darken(c, 0.2)));
    return (
      contactShadow(brush, 425, 175) + foot + display(brush, look) + circle(722, 565, 3.5, amber)
    );
  },
  extent: { left: 100, top: 180, right: 750 },
  close: { x: 425, y: 590, side: 340 },
};

function keyRow(y: number, widths: readonly number[], cap: (index: number) => string): string {
  const gap = 6;
  const unit = (654 - (widths.length - 1) * gap) / widths.reduce((sum, width) => sum + width, 0);
  let x = 98;
  return widths
    .map((width, index) => {
      const w = width * unit;
      const tag =
        rect(x, y, w, 54, 9, darken(cap(index), 0.24)) + rect(x + 2, y, w - 4, 44, 8, cap(index));
      x += w + gap;
      return tag;
    })
    .join('');
}

const ones = (count: number): number[] => Array.from({ length: count }, () => 1);

export const keyboard: Drawing = {
  draw(brush, look) {
    const c = look.colour;
    const light = look.style === 'light-keys';
    const cap = light ? '#f7f5f1' : lighten(c, 0.1);
    const side = light ? darken(cap, 0.1) : darken(c, 0.06);
    const rows = [
      [...ones(13), 1.9],
      [1.5, ...ones(12), 1.4],
      [1.8, ...ones(11), 2.2],
      [2.3, ...ones(10), 2.8],
    ];
    const tone = (row: number, index: number, last: number): string => {
      if ((row === 0 && index === 0) || (row === 2 && index === last)) return look.accent;
      return index === 0 || index === last ? side : cap;
    };
    return (
      contactShadow(brush, 425, 340) +
      rect(76, 350, 698, 350, 34, slab(brush, c, 0.34)) +
      rect(88, 362, 674, 318, 24, darken(c, 0.38)) +
      rows
        .map((row, index) =>
          keyRow(372 + index * 60, row, (column) => tone(index, column, row.length - 1)),
        )
        .join('') +
      keyRow(612, [1.25, 1.25, 1.25, 6, 1.25, 1.25, 1.25], (column) => (column === 3 ? cap : side))
    );
  },
  extent: { left: 76, top: 350, right: 774 },
  close: { x: 250, y: 480, side: 340 },
};

function gamingMouse(brush: Brush, look: Look): string {
  const c = look.colour;
  return (
    contactShadow(brush, 425, 142) +
    path(
      'M425 190 C528 190 566 262 570 352 L556 420 L580 500 C592 620 520 700 425 700 C330 700 258 620 270 500 L294 420 L280 352 C284 262 322 190 425 190Z',
      tube(brush, c),
    ) +
    stroke('M425 200 V452 M286 380 L425 452 L564 380', darken(c, 0.55), 4, 0.8) +
    path('M332 520 L425 566 L518 520 L500 640 Q425 690 350 640Z', darken(c, 0.22), faded(0.7)) +
    rect(408, 262, 34, 96, 14, '#0c0c0f') +
    times(6, (index) => rect(412, 272 + index * 13, 26, 7, 3, '#44444c')) +
    rect(413, 372, 24, 34, 8, darken(c, 0.5)) +
    rect(280, 440, 12, 54, 6, darken(c, 0.55)) +
    rect(276, 504, 12, 50, 6, darken(c, 0.55)) +
    path('M425 596 l17 20 -17 20 -17 -20z', look.accent) +
    stroke('M304 640 Q340 684 425 688 Q510 684 546 640', look.accent, 5, 0.85)
  );
}

export const mouse: Drawing = {
  draw(brush, look) {
    if (look.style === 'gaming') return gamingMouse(brush, look);
    const c = look.colour;
    const ergonomic = look.style === 'ergonomic';
    const body = ergonomic
      ? 'M440 196 C556 196 586 296 582 424 L570 560 C560 656 500 700 420 700 C320 700 236 668 240 566 C242 500 282 470 284 400 C284 290 330 196 440 196Z'
      : 'M425 200 C540 200 574 290 574 420 V548 C574 650 510 700 425 700 C340 700 276 650 276 548 V420 C276 290 310 200 425 200Z';
    return (
      contactShadow(brush, ergonomic ? 412 : 425, 146) +
      path(body, tube(brush, c)) +
      stroke('M425 200 V430 M280 430 C340 452 510 452 574 430', darken(c, 0.5), 4, 0.7) +
      rect(408, 270, 34, 92, 17, '#0f0f12') +
      rect(415, 286, 20, 60, 10, brush.across('#55555b', '#9a9aa0', '#3a3a40')) +
      (ergonomic
        ? path(
            'M262 520 C300 500 330 520 330 580 C330 640 290 650 258 618 C238 590 244 540 262 520Z',
            darken(c, 0.18),
          ) + rect(268, 470, 66, 22, 11, brush.across('#77777c', '#d6d6da', '#6a6a70'))
        : rect(283, 470, 10, 70, 5, darken(c, 0.5))) +
      circle(425, 396, 5, amber)
    );
  },
  extent: { left: 276, top: 200, right: 574 },
  close: { x: 425, y: 360, side: 320 },
};

export const webcam: Drawing = {
  draw(brush, look) {
    const c = look.colour;
    return (
      contactShadow(brush, 425, 150) +
      path(
        'M398 400 H452 L462 590 H388Z',
        brush.across(darken(c, 0.3), lighten(c, 0.2), darken(c, 0.24)),
      ) +
      path(
        'M300 588 H550 Q566 588 568 604 L574 680 Q574 700 556 700 H500 L494 640 H356 L350 700 H294 Q276 700 276 680 L282 604 Q284 588 300 588Z',
        slab(brush, c, 0.34),
      ) +
      rect(300, 598, 250, 7, 3.5, lighten(c, 0.3), faded(0.4)) +
      rect(160, 236, 530, 168, 84, slab(brush, c, 0.34)) +
      rect(176, 250, 498, 140, 70, darken(c, 0.42)) +
      lens(brush, 425, 320, 64, '#2a2a2f') +
      times(6, (index) => rect(214 + index * 15, 300, 5, 40, 2.5, '#0c0c0e')) +
      times(6, (index) => rect(556 + index * 15, 300, 5, 40, 2.5, '#0c0c0e')) +
      circle(530, 320, 6, '#7fd09a')
    );
  },
  extent: { left: 160, top: 236, right: 690 },
  close: { x: 425, y: 322, side: 330 },
};

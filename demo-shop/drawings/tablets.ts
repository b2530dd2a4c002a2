import type { Brush } from './brush.ts';
import { slab } from './brush.ts';
import type { Drawing, Look } from './kinds.ts';
import { lighten, darken } from './palette.ts';
import {
  rect,
  circle,
  path,
  faded,
  turned,
  times,
  contactShadow,
  castShadow,
  lens,
  screen,
} from './shapes.ts';

export const allInOne: Drawing = {
  draw(brush, look) {
    const c = look.colour;
    return (
      contactShadow(brush, 425, 150, 690) +
      path(
        'M376 560 H474 L486 674 H364Z',
        brush.across(darken(c, 0.2), lighten(c, 0.3), darken(c, 0.16)),
      ) +
      path(
        'M330 668 H520 Q548 668 556 690 Q558 700 546 700 H304 Q292 700 294 690 Q302 668 330 668Z',
        brush.down(lighten(c, 0.3), darken(c, 0.2)),
      ) +
      rect(86, 128, 678, 470, 20, slab(brush, c)) +
      rect(94, 136, 662, 394, 13, '#0b0b0d') +
      screen(brush, 104, 146, 642, 374, 6, look.wallpaper, look.pose) +
      path(
        'M425 548 c5 9 16 14 16 26 a16 16 0 0 1-32 0 c0-12 11-17 16-26z',
        darken(c, 0.3),
        faded(0.55),
      ) +
      contactShadow(brush, 236, 120, 752, 0.8) +
      path(
        'M96 716 H398 L410 752 Q410 760 402 760 H90 Q82 760 84 752Z',
        brush.down(lighten(c, 0.3), darken(c, 0.14)),
      ) +
      times(3, (row) =>
        times(14, (column) =>
          rect(104 + column * 20.8 - row * 1.5, 722 + row * 10.5, 17, 8, 2, lighten(c, 0.55)),
        ),
      ) +
      contactShadow(brush, 620, 34, 752, 0.8) +
      path(
        'M588 754 C584 712 600 702 620 702 C640 702 656 712 652 754 Q650 760 642 760 H598 Q590 760 588 754Z',
        slab(brush, lighten(c, 0.2)),
      )
    );
  },
  extent: { left: 86, top: 128, right: 764 },
  close: { x: 425, y: 590, side: 430 },
};

function slate(brush: Brush, x: number, y: number, w: number, h: number, look: Look): string {
  const c = look.colour;
  return (
    rect(
      x,
      y,
      w,
      h,
      32,
      brush.linear([
        [0, darken(c, 0.2)],
        [0.03, lighten(c, 0.3)],
        [1, darken(c, 0.2)],
      ]),
    ) +
    rect(x + 5, y + 5, w - 10, h - 10, 28, '#0a0a0c') +
    screen(brush, x + 23, y + 23, w - 46, h - 46, 14, look.wallpaper, look.pose) +
    circle(x + w / 2, y + 14, 4, '#23232a')
  );
}

const pen = (brush: Brush, x: number, y: number, length: number): string =>
  rect(x, y, 20, length - 40, 10, brush.across('#c9c7c2', '#fbfaf8', '#b9b7b2')) +
  path(`M${x + 1} ${y + length - 44} H${x + 19} L${x + 10} ${y + length}Z`, '#dedcd7');

export const tablet: Drawing = {
  draw(brush, look) {
    const c = look.colour;
    if (look.view === 'front') {
      return contactShadow(brush, 425, 300) + slate(brush, 100, 240, 650, 460, look);
    }
    if (look.view === 'scale')
      return contactShadow(brush, 425, 220) + slate(brush, 215, 130, 420, 570, look);
    const back =
      rect(
        150,
        140,
        430,
        560,
        32,
        brush.linear(
          [
            [0, lighten(c, 0.2)],
            [1, darken(c, 0.1)],
          ],
          1,
          0,
          0,
          1,
        ),
      ) +
      (look.style === 'dual'
        ? rect(174, 164, 74, 136, 36, darken(c, 0.12)) +
          lens(brush, 211, 202, 26) +
          lens(brush, 211, 262, 26)
        : rect(178, 166, 86, 86, 26, darken(c, 0.12)) + lens(brush, 221, 209, 28));
    return (
      contactShadow(brush, 425, 280) +
      back +
      castShadow(270, 160, 430, 536, 32) +
      slate(brush, 270, 140, 430, 560, look) +
      (look.style === 'pen' ? turned(7, 730, 700, pen(brush, 716, 196, 504)) : '')
    );
  },
  extent: { left: 215, top: 130, right: 635 },
  close: { x: 280, y: 270, side: 360 },
};

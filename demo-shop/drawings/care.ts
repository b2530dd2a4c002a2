import { tube, metal } from './brush.ts';
import type { Drawing } from './kinds.ts';
import { lighten, darken } from './palette.ts';
import {
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
} from './shapes.ts';

export const hairDryer: Drawing = {
  draw(brush, look) {
    const { colour: c, accent } = look;
    if (look.style === 'ring') {
      return (
        contactShadow(brush, 400, 120) +
        path('M352 330 H446 L464 690 Q464 700 452 700 H354 Q342 700 342 690Z', tube(brush, c)) +
        rect(360, 400, 78, 110, 24, darken(c, 0.3)) +
        times(2, (index) =>
          rect(384, 420 + index * 40, 30, 24, 10, index ? lighten(c, 0.3) : accent),
        ) +
        times(8, (index) => rect(356, 600 + index * 10, 88, 4, 2, darken(c, 0.4), faded(0.7))) +
        rect(230, 150, 380, 190, 60, brush.down(lighten(c, 0.35), c, darken(c, 0.35))) +
        ellipse(604, 245, 40, 92, metal(brush, accent)) +
        ellipse(610, 245, 27, 68, '#131316') +
        ellipse(236, 245, 30, 86, darken(c, 0.4)) +
        rect(300, 176, 190, 12, 6, '#fff', faded(0.35))
      );
    }
    return (
      contactShadow(brush, 390, 160) +
      stroke('M400 690 C430 640 520 720 600 686 C650 664 660 700 700 696', '#2a2a2e', 14) +
      path(
        'M330 380 H450 L440 660 Q436 700 400 700 H372 Q338 700 336 660Z',
        tube(brush, darken(c, 0.06)),
      ) +
      rect(372, 450, 40, 120, 20, darken(c, 0.4)) +
      circle(392, 480, 13, accent) +
      circle(392, 520, 13, lighten(c, 0.35)) +
      path(
        'M180 296 C180 200 260 150 370 150 H520 L640 190 V372 L520 420 H360 C260 420 180 390 180 296Z',
        brush.down(lighten(c, 0.34), c, darken(c, 0.32)),
      ) +
      path('M520 150 L640 190 V372 L520 420Z', darken(c, 0.28)) +
      path('M640 176 L720 150 V412 L640 386Z', brush.down('#4a4a50', '#232326')) +
      rect(714, 146, 16, 270, 8, '#1a1a1c') +
      circle(270, 286, 74, darken(c, 0.35)) +
      circle(270, 286, 62, '#1c1c20') +
      times(6, (index) =>
        circle(270, 286, 56 - index * 10, 'none', outline(lighten(c, 0.15), 3, 0.5)),
      ) +
      rect(372, 196, 110, 12, 6, '#fff', faded(0.35)) +
      rect(500, 160, 12, 252, 6, accent)
    );
  },
  extent: { left: 180, top: 146, right: 730 },
  close: { x: 330, y: 330, side: 360 },
  closeOf: { ring: { x: 520, y: 260, side: 380 } },
};

export const shaver: Drawing = {
  draw(brush, look) {
    const { colour: c, accent } = look;
    if (look.style === 'trimmer') {
      return (
        contactShadow(brush, 425, 84) +
        path(
          'M374 240 H476 L490 420 L476 680 Q474 700 456 700 H394 Q376 700 374 680 L360 420Z',
          tube(brush, c),
        ) +
        path('M366 190 H484 L476 244 H374Z', metal(brush, '#c4c4c7')) +
        times(15, (index) => path(`M${368 + index * 7.8} 190 l3 -26 l3 26z`, '#9a9aa0')) +
        rect(380, 250, 90, 16, 8, accent) +
        rect(400, 330, 50, 120, 25, darken(c, 0.4)) +
        rect(408, 346, 34, 44, 17, lighten(c, 0.25)) +
        rect(402, 520, 46, 70, 10, '#101013') +
        stroke('M414 536 h10 v18 h-10z M434 536 v18', accent, 4) +
        times(4, (index) => rect(394, 624 + index * 14, 62, 5, 2.5, darken(c, 0.36), faded(0.7)))
      );
    }
    const head = (x: number, y: number): string =>
      circle(x, y, 66, darken(c, 0.5)) +
      circle(x, y, 57, metal(brush, '#c9c9cb')) +
      times(24, (index) => turned(index * 15, x, y, rect(x - 1.5, y - 52, 3, 22, 1.5, '#4d4d53'))) +
      circle(x, y, 25, brush.glow('#e8e8ea', '#b0b0b4', '#77777c')) +
      circle(x, y, 8, accent);
    return (
      contactShadow(brush, 425, 100) +
      path(
        'M366 350 H484 Q520 470 500 580 L486 680 Q482 700 462 700 H388 Q368 700 364 680 L350 580 Q330 470 366 350Z',
        tube(brush, c),
      ) +
      path(
        'M425 360 C330 350 282 300 290 226 C298 150 360 118 425 118 C490 118 552 150 560 226 C568 300 520 350 425 360Z',
        brush.slant(lighten(c, 0.3), c, darken(c, 0.35)),
      ) +
      head(366, 206) +
      head(484, 206) +
      head(425, 298) +
      rect(396, 430, 58, 112, 29, darken(c, 0.42)) +
      circle(425, 466, 18, brush.glow(lighten(accent, 0.3), accent, darken(accent, 0.2))) +
      rect(411, 512, 28, 6, 3, '#7fc58e') +
      times(5, (index) => rect(388, 590 + index * 16, 74, 6, 3, darken(c, 0.36), faded(0.7)))
    );
  },
  extent: { left: 284, top: 118, right: 566 },
  close: { x: 425, y: 250, side: 360 },
  closeOf: { trimmer: { x: 425, y: 270, side: 320 } },
};

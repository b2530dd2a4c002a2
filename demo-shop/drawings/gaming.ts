import type { Brush } from './brush.ts';
import { tube, slab, face } from './brush.ts';
import type { Drawing, Look } from './kinds.ts';
import { mix, lighten, darken } from './palette.ts';
import {
  amber,
  rect,
  circle,
  path,
  stroke,
  outline,
  faded,
  turned,
  times,
  contactShadow,
  screen,
} from './shapes.ts';

function tower(brush: Brush, look: Look): string {
  const c = look.colour;
  return (
    contactShadow(brush, 425, 150) +
    path(
      'M330 150 Q360 132 380 160 L400 690 Q398 700 386 700 H300 Q286 700 288 686Z',
      brush.across(darken(c, 0.14), lighten(c, 0.3), c),
    ) +
    path('M376 172 H476 L470 700 H394Z', look.accent) +
    path(
      'M520 150 Q490 132 470 160 L450 690 Q452 700 464 700 H550 Q564 700 562 686Z',
      brush.across(c, lighten(c, 0.3), darken(c, 0.18)),
    ) +
    rect(421, 300, 6, 150, 3, '#6fa8dc', faded(0.8)) +
    rect(412, 560, 26, 6, 3, '#3c3c42') +
    rect(412, 580, 26, 6, 3, '#3c3c42')
  );
}

/** A plain upright block with a vented top. */
function block(brush: Brush, look: Look): string {
  const c = look.colour;
  return (
    contactShadow(brush, 425, 160) +
    rect(275, 120, 300, 580, 16, tube(brush, c)) +
    rect(287, 132, 276, 556, 10, face(brush, c)) +
    path('M287 132 H563 V250 Q425 288 287 250Z', darken(c, 0.55)) +
    times(5, (row) =>
      times(11, (column) =>
        circle(
          306 + column * 24 + (row % 2 ? 12 : 0),
          148 + row * 20,
          6,
          mix(c, '#7fc58e', row < 2 ? 0.55 : 0.12),
          faded(0.7),
        ),
      ),
    ) +
    rect(316, 560, 110, 9, 4.5, darken(c, 0.6)) +
    circle(520, 330, 12, '#f4f4f2', faded(0.9)) +
    rect(316, 620, 34, 12, 3, darken(c, 0.6))
  );
}

/** A handheld: screen between two grips of another colour. */
function handheld(brush: Brush, look: Look): string {
  const { colour: c, accent } = look;
  const stick = (x: number, y: number): string =>
    circle(x, y, 34, darken(c, 0.45)) +
    circle(x, y, 27, brush.glow('#5a5a60', '#34343a', '#1a1a1e')) +
    circle(x, y, 17, '#2a2a2f');
  const grip = (x: number, flip: number, fill: string): string =>
    `<g transform="translate(${x} 0) scale(${flip} 1)">${path('M0 372 H60 V700 H-6 Q-66 700 -66 640 V440 Q-66 372 0 372Z', tube(brush, fill))}</g>`;
  return (
    contactShadow(brush, 425, 320) +
    grip(130, 1, accent) +
    grip(720, -1, '#c65a4d') +
    rect(176, 372, 498, 328, 14, slab(brush, c, 0.34)) +
    rect(190, 386, 470, 300, 8, '#0a0a0c') +
    screen(brush, 204, 400, 442, 272, 4, look.wallpaper, look.pose) +
    stick(124, 458) +
    stick(726, 592) +
    times(4, (index) =>
      circle([124, 124, 98, 150][index] ?? 124, [540, 592, 566, 566][index] ?? 566, 13, '#2b2b30'),
    ) +
    times(4, (index) =>
      circle([726, 726, 700, 752][index] ?? 726, [432, 484, 458, 458][index] ?? 458, 13, '#2b2b30'),
    ) +
    rect(150, 414, 18, 5, 2, '#2b2b30') +
    rect(684, 414, 18, 5, 2, '#2b2b30')
  );
}

export const gameConsole: Drawing = {
  draw(brush, look) {
    if (look.style === 'block') return block(brush, look);
    if (look.style.startsWith('handheld')) return handheld(brush, look);
    return tower(brush, look);
  },
  extent: { left: 288, top: 140, right: 562 },
  close: { x: 425, y: 300, side: 360 },
  closeOf: { 'handheld-duo': { x: 640, y: 520, side: 380 }, block: { x: 425, y: 250, side: 340 } },
};

const stick = (brush: Brush, x: number, y: number, c: string): string =>
  circle(x, y, 58, darken(c, 0.3)) +
  circle(x, y, 46, brush.glow('#4a4a50', '#2c2c31', '#1c1c20')) +
  circle(x, y, 30, '#2a2a2f');

const buttons = (x: number, y: number, tones: readonly string[]): string =>
  tones
    .map((tone, index) => {
      const [dx = 0, dy = 0] =
        [
          [0, -42],
          [0, 42],
          [-42, 0],
          [42, 0],
        ][index] ?? [];
      return circle(x + dx, y + dy, 20, '#232327') + circle(x + dx, y + dy, 14, tone);
    })
    .join('');

const cross = (x: number, y: number): string =>
  path(`M${x - 14} ${y - 42} h28 v28 h28 v28 h-28 v28 h-28 v-28 h-28 v-28 h28z`, '#26262a') +
  circle(x, y, 9, '#34343a');

export const gamePad: Drawing = {
  draw(brush, look) {
    const c = look.colour;
    const offset = look.style === 'offset';
    const quiet = ['#37373d', '#37373d', '#37373d', '#37373d'];
    return (
      contactShadow(brush, 425, 255) +
      rect(210, 276, 130, 60, 26, darken(c, 0.45)) +
      rect(510, 276, 130, 60, 26, darken(c, 0.45)) +
      path(
        'M250 300 C300 268 550 268 600 300 C680 330 732 560 706 650 C690 712 620 712 584 640 C560 592 520 574 425 574 C330 574 290 592 266 640 C230 712 160 712 144 650 C118 560 170 330 250 300Z',
        brush.down(lighten(c, 0.3), c, darken(c, 0.24)),
      ) +
      path(
        'M176 470 C150 560 140 640 170 672 C196 690 226 680 250 636 C230 600 196 540 176 470Z',
        darken(c, 0.14),
        faded(0.6),
      ) +
      path(
        'M674 470 C700 560 710 640 680 672 C654 690 624 680 600 636 C620 600 654 540 674 470Z',
        darken(c, 0.14),
        faded(0.6),
      ) +
      (offset
        ? stick(brush, 246, 396, c) +
          cross(334, 492) +
          stick(brush, 516, 484, c) +
          buttons(606, 394, ['#d9b84a', '#6fae7c', '#6c95cf', '#cc6a5f']) +
          circle(425, 340, 24, lighten(c, 0.4)) +
          circle(425, 340, 18, darken(c, 0.4)) +
          rect(368, 396, 26, 12, 6, darken(c, 0.4)) +
          rect(456, 396, 26, 12, 6, darken(c, 0.4))
        : path(
            'M330 300 H520 Q532 300 530 312 L520 400 Q518 412 506 412 H344 Q332 412 330 400 L320 312 Q318 300 330 300Z',
            darken(c, 0.08),
            outline(darken(c, 0.25), 2, 0.5),
          ) +
          stick(brush, 334, 480, c) +
          stick(brush, 516, 480, c) +
          cross(240, 398) +
          buttons(610, 394, quiet)) +
      circle(425, 462, 11, amber)
    );
  },
  extent: { left: 138, top: 276, right: 712 },
  close: { x: 590, y: 420, side: 320 },
};

export const gamingHeadset: Drawing = {
  draw(brush, look) {
    const { colour: c, accent } = look;
    const boom =
      stroke('M216 590 C210 690 300 716 372 668', darken(c, 0.3), 14) +
      stroke('M216 590 C210 690 300 716 372 668', '#3a3a40', 8) +
      turned(
        -28,
        388,
        660,
        rect(352, 644, 76, 32, 16, '#17171a') + rect(360, 652, 40, 5, 2.5, '#47474d'),
      );
    const cup = (x: number, flip: number): string =>
      `<g transform="translate(${x} 0) scale(${flip} 1)">${
        path('M30 372 L4 400 V450 H52 V372Z', darken(c, 0.3)) +
        rect(22, 404, 84, 262, 42, '#1d1d20') +
        path(
          'M28 398 L-18 430 L-38 540 L-18 646 L28 680 Q60 680 60 640 V438 Q60 398 28 398Z',
          tube(brush, c),
        ) +
        path('M8 460 L-16 540 L8 618 L28 540Z', accent) +
        path('M8 478 L-6 540 L8 600 L20 540Z', darken(c, 0.5))
      }</g>`;
    return (
      contactShadow(brush, 425, 216, 682) +
      stroke('M234 420 C214 112 636 112 616 420', darken(c, 0.4), 44) +
      stroke('M234 420 C214 112 636 112 616 420', c, 34) +
      stroke('M286 262 C336 190 514 190 564 262', '#1d1d20', 34) +
      stroke('M300 214 C360 166 490 166 550 214', accent, 6, 0.85) +
      cup(216, 1) +
      cup(634, -1) +
      boom
    );
  },
  extent: { left: 178, top: 170, right: 672 },
  close: { x: 280, y: 580, side: 340 },
};

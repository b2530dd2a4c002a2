import type { Brush } from './brush.ts';
import { tube, slab } from './brush.ts';
import type { Drawing, Look } from './kinds.ts';
import { lighten, darken } from './palette.ts';
import {
  amber,
  rect,
  circle,
  ellipse,
  stroke,
  outline,
  faded,
  turned,
  times,
  contactShadow,
} from './shapes.ts';

function cylinder(brush: Brush, look: Look): string {
  const c = look.colour;
  const dots = times(13, (row) =>
    times(9, (column) =>
      circle(304 + column * 30 + (row % 2 ? 15 : 0), 306 + row * 24, 4, darken(c, 0.4), faded(0.5)),
    ),
  );
  return (
    contactShadow(brush, 425, 158) +
    rect(274, 190, 302, 510, 120, tube(brush, c)) +
    brush.clip(rect(274, 290, 302, 326, 0, '#000'), dots) +
    ellipse(425, 252, 118, 44, darken(c, 0.35)) +
    ellipse(425, 248, 112, 40, brush.down(lighten(c, 0.2), darken(c, 0.1))) +
    stroke('M408 246 h34 M425 232 v28', lighten(c, 0.5), 7) +
    rect(390, 640, 70, 18, 9, look.accent)
  );
}

/** A tube lying down, its passive radiator at the end. */
function tubeSpeaker(brush: Brush, look: Look): string {
  const c = look.colour;
  const weave = times(26, (index) =>
    stroke(`M${150 + index * 24} 452 L${126 + index * 24} 690`, darken(c, 0.35), 3, 0.35),
  );
  return (
    contactShadow(brush, 425, 270) +
    rect(110, 446, 630, 254, 120, brush.down(lighten(c, 0.26), c, darken(c, 0.46))) +
    brush.clip(rect(110, 446, 630, 254, 120, '#000'), weave) +
    ellipse(706, 573, 56, 122, darken(c, 0.6)) +
    ellipse(712, 573, 44, 102, brush.glow('#5a5a60', '#2b2b30', '#131316')) +
    ellipse(714, 573, 26, 62, 'none', outline(look.accent, 5)) +
    rect(210, 462, 250, 40, 20, darken(c, 0.3)) +
    stroke('M250 482 h24 M330 472 v20 M320 482 h20 M400 474 l14 8 -14 8', lighten(c, 0.6), 5) +
    rect(250, 600, 150, 44, 8, look.accent)
  );
}

export const speaker: Drawing = {
  draw(brush, look) {
    if (look.style === 'tube') return tubeSpeaker(brush, look);
    return cylinder(brush, look);
  },
  extent: { left: 274, top: 190, right: 576 },
  close: { x: 425, y: 290, side: 340 },
  closeOf: { tube: { x: 560, y: 570, side: 400 } },
};

function lapel(brush: Brush, look: Look): string {
  const c = look.colour;
  const clip = (x: number, y: number, turn: number): string =>
    turned(
      turn,
      x,
      y,
      rect(x - 52, y - 120, 104, 240, 34, tube(brush, c)) +
        circle(x, y - 70, 26, darken(c, 0.5)) +
        times(3, (index) =>
          stroke(`M${x - 14} ${y - 80 + index * 10} h28`, lighten(c, 0.3), 3, 0.6),
        ) +
        circle(x, y + 10, 7, '#7fc58e') +
        rect(x - 26, y + 60, 52, 8, 4, lighten(c, 0.4), faded(0.5)),
    );
  return (
    contactShadow(brush, 425, 240) +
    rect(250, 520, 350, 180, 50, slab(brush, c, 0.34)) +
    rect(270, 536, 310, 60, 26, darken(c, 0.5)) +
    clip(346, 430, -5) +
    clip(504, 430, 5) +
    rect(270, 566, 310, 118, 36, slab(brush, lighten(c, 0.05), 0.3)) +
    times(4, (index) => circle(386 + index * 26, 626, 6, index < 3 ? amber : darken(c, 0.3)))
  );
}

export const microphone: Drawing = {
  draw(brush, look) {
    const c = look.colour;
    if (look.style === 'lapel') return lapel(brush, look);
    const grille = times(11, (index) =>
      rect(340, 190 + index * 22, 170, 8, 4, darken(c, 0.4), faded(0.6)),
    );
    const stand =
      stroke('M290 330 V420 C290 600 560 600 560 420 V330', darken(c, 0.35), 22) +
      rect(414, 550, 22, 130, 8, darken(c, 0.3)) +
      rect(290, 672, 270, 28, 14, brush.down(lighten(c, 0.2), darken(c, 0.3)));
    return (
      contactShadow(brush, 425, 150) +
      stand +
      rect(330, 150, 190, 360, 95, tube(brush, c)) +
      brush.clip(rect(330, 150, 190, 280, 95, '#000'), grille) +
      rect(330, 430, 190, 8, 4, look.accent) +
      circle(425, 470, 14, darken(c, 0.4)) +
      circle(425, 470, 8, lighten(c, 0.25))
    );
  },
  extent: { left: 280, top: 150, right: 570 },
  close: { x: 425, y: 320, side: 330 },
  closeOf: { lapel: { x: 425, y: 430, side: 400 } },
};

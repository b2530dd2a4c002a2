import type { Brush } from './brush.ts';
import { tube, face, metal } from './brush.ts';
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
  group,
  contactShadow,
} from './shapes.ts';

function cups(brush: Brush, c: string, accent: string): string {
  return (
    rect(226, 418, 84, 246, 42, darken(c, 0.55)) +
    rect(540, 418, 84, 246, 42, darken(c, 0.55)) +
    rect(176, 404, 96, 276, 46, brush.across(darken(c, 0.25), lighten(c, 0.16), darken(c, 0.12))) +
    rect(578, 404, 96, 276, 46, brush.across(darken(c, 0.12), lighten(c, 0.22), darken(c, 0.3))) +
    rect(196, 430, 10, 220, 5, lighten(c, 0.5), faded(0.35)) +
    rect(642, 430, 10, 220, 5, lighten(c, 0.5), faded(0.5)) +
    circle(224, 640, 5, accent)
  );
}

function studio(brush: Brush, look: Look): string {
  const c = look.colour;
  const cup = (x: number, flip: number): string =>
    `<g transform="translate(${x} 0) scale(${flip} 1)">${
      rect(-18, 380, 36, 116, 12, metal(brush, '#b9b7b2')) +
      ellipse(24, 556, 76, 132, darken(c, 0.6)) +
      ellipse(-8, 552, 82, 138, tube(brush, c)) +
      ellipse(-14, 552, 56, 104, darken(c, 0.24)) +
      ellipse(-14, 552, 44, 88, brush.glow(lighten(c, 0.22), c, darken(c, 0.3))) +
      ellipse(-14, 552, 44, 88, 'none', outline(look.accent, 4))
    }</g>`;
  return (
    contactShadow(brush, 425, 210) +
    stroke('M236 400 C226 134 624 134 614 400', darken(c, 0.4), 46) +
    stroke('M236 400 C226 134 624 134 614 400', c, 36) +
    stroke('M300 246 C350 188 500 188 550 246', lighten(c, 0.3), 12, 0.4) +
    cup(236, 1) +
    cup(614, -1)
  );
}

/** Side view, folded flat: one cup in front, the band behind. */
function headphoneSide(brush: Brush, look: Look): string {
  const c = look.colour;
  return (
    contactShadow(brush, 425, 150) +
    stroke('M425 470 C392 150 470 150 436 420', darken(c, 0.35), 46) +
    stroke('M425 470 C392 150 470 150 436 420', c, 36) +
    rect(404, 380, 44, 120, 18, darken(c, 0.2)) +
    ellipse(425, 556, 138, 144, darken(c, 0.5)) +
    ellipse(425, 552, 130, 138, brush.glow(lighten(c, 0.35), c, darken(c, 0.28))) +
    ellipse(425, 552, 88, 94, 'none', outline(darken(c, 0.25), 5, 0.7)) +
    ellipse(425, 552, 40, 43, face(brush, lighten(c, 0.1))) +
    circle(425, 670, 5, look.accent)
  );
}

export const headphones: Drawing = {
  draw(brush, look) {
    const c = look.colour;
    if (look.view === 'side') return headphoneSide(brush, look);
    if (look.style === 'studio') return studio(brush, look);
    return (
      contactShadow(brush, 425, 212, 682) +
      stroke('M232 470 V395 C232 150 618 150 618 395 V470', darken(c, 0.35), 40) +
      stroke('M232 470 V395 C232 150 618 150 618 395 V470', c, 30) +
      stroke('M239 380 C246 168 604 168 611 380', lighten(c, 0.4), 5, 0.5) +
      cups(brush, c, amber)
    );
  },
  extent: { left: 176, top: 190, right: 674 },
  close: { x: 590, y: 480, side: 430 },
};

function bud(brush: Brush, x: number, flip: number, c: string, stem: boolean): string {
  return `<g transform="translate(${x} 0) scale(${flip} 1)">${
    (stem
      ? rect(-16, 300, 32, 150, 16, brush.across(darken(c, 0.16), lighten(c, 0.4), darken(c, 0.06)))
      : '') +
    ellipse(
      12,
      stem ? 286 : 320,
      stem ? 56 : 66,
      stem ? 50 : 66,
      brush.glow(lighten(c, 0.6), c, darken(c, 0.24)),
    ) +
    ellipse(stem ? 50 : 68, stem ? 292 : 336, 19, 29, darken(c, 0.55)) +
    (stem
      ? rect(-5, 318, 10, 36, 5, darken(c, 0.6))
      : circle(2, 312, 30, 'none', outline(darken(c, 0.3), 3, 0.5)) + circle(2, 312, 5, amber))
  }</g>`;
}

export const earbuds: Drawing = {
  draw(brush, look) {
    const c = look.colour;
    const stem = look.style === 'stem';
    if (look.view === 'front') {
      return (
        contactShadow(brush, 425, 190) +
        group(
          `translate(-297 ${stem ? -65 : 44}) scale(1.7)`,
          bud(brush, 340, 1, c, stem) + bud(brush, 510, -1, c, stem),
        )
      );
    }
    return (
      contactShadow(brush, 425, 190) +
      bud(brush, stem ? 330 : 322, 1, c, stem) +
      bud(brush, stem ? 520 : 528, -1, c, stem) +
      rect(
        232,
        430,
        386,
        270,
        stem ? 112 : 90,
        brush.down(lighten(c, 0.35), lighten(c, 0.06), darken(c, 0.22)),
      ) +
      rect(250, 438, 350, 60, stem ? 30 : 52, darken(c, 0.3), faded(0.25)) +
      stroke('M233 540 H617', darken(c, 0.35), 3, 0.6) +
      rect(392, 530, 66, 20, 10, darken(c, 0.14)) +
      circle(425, 588, 5, '#4f9a63') +
      stroke('M302 478 C326 454 380 448 430 448', '#fff', 7, stem ? 0.6 : 0.3)
    );
  },
  extent: { left: 232, top: 236, right: 618 },
  close: { x: 400, y: 340, side: 330 },
};

import type { Brush } from './brush.ts';
import { slab, metal } from './brush.ts';
import type { Drawing, Look } from './kinds.ts';
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
  times,
  contactShadow,
} from './shapes.ts';

const lights = ['#e0876a', amber, '#8fbf7a', '#5fa3b8', '#7d8fd0', '#b07bc0'];

const ring = (r: number): string => `M365 ${450 - r} A${r} ${r} 0 1 1 364.9 ${450 - r}`;

/** A reel of light strip, half unrolled, with its remote. */
function strip(brush: Brush, look: Look): string {
  const c = look.colour;
  const lit = (d: string): string =>
    stroke(d, darken(c, 0.2), 26) +
    stroke(d, lighten(c, 0.4), 21) +
    lights
      .map(
        (tone, index) =>
          `<path d="${d}" fill="none" stroke="${tone}" stroke-width="12" stroke-linecap="round" stroke-dasharray="1 155" stroke-dashoffset="${-index * 26}"/>`,
      )
      .join('');
  return (
    contactShadow(brush, 365, 170) +
    contactShadow(brush, 640, 110) +
    circle(365, 450, 250, brush.slant(lighten(c, 0.5), lighten(c, 0.1))) +
    circle(365, 450, 250, 'none', outline(darken(c, 0.2), 6)) +
    lit(ring(214)) +
    lit(ring(172)) +
    lit(ring(130)) +
    circle(365, 450, 84, brush.slant(lighten(c, 0.2), darken(c, 0.18))) +
    circle(365, 450, 38, darken(c, 0.3)) +
    lit('M365 687 H620 C700 687 760 640 740 560') +
    rect(606, 480, 92, 206, 26, slab(brush, '#35353a')) +
    lights
      .map((tone, index) =>
        circle(632 + (index % 2) * 40, 520 + Math.floor(index / 2) * 42, 13, tone),
      )
      .join('') +
    rect(630, 644, 44, 12, 6, look.accent)
  );
}

export const smartBulb: Drawing = {
  draw(brush, look) {
    const c = look.colour;
    if (look.style === 'lamp') {
      return (
        contactShadow(brush, 425, 140) +
        circle(
          425,
          320,
          250,
          brush.radial(
            [
              [0, '#fff7df', 0.9],
              [1, '#fff7df', 0],
            ],
            0.5,
            0.5,
            0.5,
          ),
        ) +
        rect(409, 420, 32, 250, 8, metal(brush, look.accent)) +
        ellipse(425, 682, 118, 18, darken(look.accent, 0.3)) +
        ellipse(425, 674, 118, 18, slab(brush, look.accent)) +
        path(
          'M330 190 H520 L604 452 Q606 466 590 466 H260 Q244 466 246 452Z',
          brush.across(darken(c, 0.12), '#fffaf0', lighten(c, 0.3), darken(c, 0.12)),
        ) +
        path(
          'M252 440 H598 L604 452 Q606 466 590 466 H260 Q244 466 246 452Z',
          darken(c, 0.12),
          faded(0.5),
        )
      );
    }
    if (look.style === 'strip') return strip(brush, look);
    return (
      contactShadow(brush, 425, 72) +
      circle(
        425,
        370,
        300,
        brush.radial(
          [
            [0, lighten(c, 0.5), 0.9],
            [0.6, lighten(c, 0.5), 0.3],
            [1, '#fff', 0],
          ],
          0.5,
          0.5,
          0.5,
        ),
      ) +
      path(
        'M425 190 C540 190 602 276 602 366 C602 470 512 500 500 590 H350 C338 500 248 470 248 366 C248 276 310 190 425 190Z',
        brush.radial(
          [
            [0, '#fffdf6'],
            [0.6, lighten(c, 0.35)],
            [1, darken(c, 0.1)],
          ],
          0.45,
          0.35,
          0.75,
        ),
      ) +
      path('M470 520 Q500 480 520 458', 'none', outline('#fff', 9, 0.5)) +
      path('M338 560 H512 L500 606 H350Z', brush.across('#c9c5bd', '#ffffff', '#b5b0a6')) +
      times(3, (index) =>
        rect(
          352 + index * 6,
          606 + index * 23,
          146 - index * 12,
          25,
          8,
          brush.across('#86827a', '#eeece7', '#8f8b83'),
        ),
      ) +
      rect(385, 674, 80, 26, 12, '#8b867c')
    );
  },
  extent: { left: 248, top: 190, right: 602 },
  close: { x: 425, y: 560, side: 360 },
};

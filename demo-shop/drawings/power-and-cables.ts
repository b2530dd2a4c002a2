import type { Brush } from './brush.ts';
import { tube, face } from './brush.ts';
import type { Drawing, Look } from './kinds.ts';
import { lighten, darken } from './palette.ts';
import {
  amber,
  rect,
  circle,
  stroke,
  faded,
  turned,
  times,
  contactShadow,
  castShadow,
} from './shapes.ts';

function bank(brush: Brush, x: number, look: Look): string {
  const c = look.colour;
  const digital = look.style === 'digital';
  return (
    rect(x, 170, 270, 530, 54, tube(brush, c)) +
    rect(x + 12, 182, 246, 506, 44, face(brush, c), faded(0.7)) +
    rect(x + 32, 206, 206, 72, 20, '#0e0e11') +
    (digital
      ? stroke(
          `M${x + 84} 224 h26 v17 h-26 v17 h26 M${x + 130} 224 h26 v34 h-26z M${x + 130} 241 h26`,
          '#ffe2a6',
          6,
        ) +
        circle(x + 180, 228, 5, '#ffe2a6') +
        circle(x + 194, 254, 5, '#ffe2a6') +
        stroke(`M${x + 196} 226 L${x + 178} 256`, '#ffe2a6', 4)
      : times(4, (index) =>
          rect(x + 52 + index * 32, 232, 22, 20, 4, index < 3 ? amber : '#3a352c'),
        ) + rect(x + 198, 232, 22, 20, 4, '#2a2a2e')) +
    rect(x + 74, 171, 44, 9, 4, '#0e0e11') +
    rect(x + 152, 171, 44, 9, 4, '#0e0e11') +
    rect(x + 22, 320, 6, 330, 3, '#fff', faded(0.16)) +
    times(3, (index) => stroke(`M${x + 100} ${628 + index * 16} h70`, darken(c, 0.28), 4, 0.5))
  );
}

export const powerBank: Drawing = {
  draw(brush, look) {
    if (look.pose === 0 || look.view === 'scale') {
      return contactShadow(brush, 425, 140) + bank(brush, 290, look);
    }
    const c = look.colour;
    return (
      contactShadow(brush, 430, 230) +
      rect(500, 170, 76, 530, 30, brush.across(darken(c, 0.2), lighten(c, 0.2), darken(c, 0.3))) +
      rect(532, 250, 12, 60, 6, darken(c, 0.45)) +
      castShadow(232, 190, 270, 506, 54, 0.8) +
      bank(brush, 232, look)
    );
  },
  extent: { left: 290, top: 170, right: 560 },
  close: { x: 425, y: 270, side: 320 },
};

function plug(brush: Brush, x: number, y: number, degrees: number, look: Look): string {
  const c = look.colour;
  return turned(
    degrees,
    x,
    y,
    rect(x - 14, y - 92, 28, 46, 5, brush.across('#8f8c86', '#f0efec', '#8d8a84')) +
      rect(x - 6, y - 86, 12, 4, 2, '#55524d') +
      rect(
        x - 27,
        y - 52,
        54,
        84,
        16,
        brush.across(darken(c, 0.3), lighten(c, 0.22), darken(c, 0.2)),
      ) +
      rect(x - 13, y + 30, 26, 44, 9, darken(c, 0.28)) +
      times(3, (index) => rect(x - 13, y + 38 + index * 11, 26, 4, 2, darken(c, 0.48))),
  );
}

export const cable: Drawing = {
  draw(brush, look) {
    const c = look.colour;
    const strand = (d: string): string =>
      stroke(d, darken(c, 0.34), 23) +
      stroke(d, c, 17) +
      stroke(d, lighten(c, 0.4), 4, 0.5) +
      `<path d="${d}" fill="none" stroke="${darken(c, 0.4)}" stroke-width="17" stroke-dasharray="3 7" opacity=".45"/>`;
    const coil = times(4, (index) =>
      strand(
        `M${232 + index * 7} ${430 - index * 9} a${193 - index * 8} ${158 - index * 12} 0 1 1 0.2 60`,
      ),
    );
    return (
      contactShadow(brush, 425, 232, 600, 0.9) +
      coil +
      strand('M610 470 C640 560 640 600 610 636') +
      strand('M240 470 C210 560 220 600 244 640') +
      plug(brush, 602, 660, 192, look) +
      plug(brush, 252, 662, 168, look) +
      rect(
        392,
        264,
        62,
        92,
        12,
        brush.across(
          darken(look.accent, 0.3),
          lighten(look.accent, 0.15),
          darken(look.accent, 0.25),
        ),
      ) +
      rect(402, 296, 42, 6, 3, amber)
    );
  },
  extent: { left: 208, top: 264, right: 642 },
  close: { x: 590, y: 640, side: 340 },
};

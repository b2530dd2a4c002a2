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
  contactShadow,
  castShadow,
  lens,
} from './shapes.ts';

/** The outside of a case: its window with the phone's cameras, and what its style adds. */
function outside(brush: Brush, x: number, y: number, look: Look): string {
  const c = look.colour;
  const rim = darken(c, 0.28);
  const stitches =
    look.style === 'leather'
      ? `<rect x="${x + 14}" y="${y + 14}" width="260" height="532" rx="42" fill="none" stroke="${lighten(c, 0.35)}" stroke-width="2.5" stroke-dasharray="9 7" opacity=".7"/>`
      : '';
  return (
    rect(x + 7, y + 6, 274, 548, 48, face(brush, c)) +
    rect(x + 24, y + 24, 160, 166, 46, rim) +
    rect(x + 30, y + 30, 148, 154, 41, '#26262a') +
    lens(brush, x + 70, y + 70, 30) +
    lens(brush, x + 70, y + 140, 30) +
    lens(brush, x + 136, y + 106, 30) +
    circle(x + 137, y + 56, 8, '#fff6df') +
    stitches
  );
}

/** The lined inside of a case. */
const lining = (brush: Brush, x: number, y: number, c: string): string =>
  rect(x + 7, y + 6, 274, 548, 48, darken(c, 0.18)) +
  rect(x + 20, y + 19, 248, 522, 38, brush.slant(lighten(c, 0.22), lighten(c, 0.04))) +
  rect(x + 112, y + 38, 150, 156, 40, darken(c, 0.3), faded(0.45));

function shell(brush: Brush, x: number, y: number, look: Look, inside: boolean): string {
  const rim = darken(look.colour, 0.28);
  return (
    rect(x, y, 288, 560, 54, rim) +
    (inside ? lining(brush, x, y, look.colour) : outside(brush, x, y, look)) +
    rect(x - 4, y + 168, 7, 62, 3.5, rim) +
    rect(x - 4, y + 246, 7, 62, 3.5, rim)
  );
}

export const phoneCase: Drawing = {
  draw(brush, look) {
    if (look.view === 'scale') {
      return contactShadow(brush, 425, 150) + shell(brush, 281, 140, look, false);
    }
    return (
      contactShadow(brush, 425, 246) +
      turned(10, 520, 690, shell(brush, 372, 138, look, true)) +
      castShadow(196, 160, 288, 536, 54) +
      shell(brush, 196, 140, look, false)
    );
  },
  extent: { left: 281, top: 140, right: 569 },
  close: { x: 320, y: 270, side: 300 },
};

const pin = (brush: Brush, x: number, y: number): string =>
  rect(x, y, 20, 92, 10, brush.across('#8f8c86', '#efeeea', '#b5b2ac', '#77746e')) +
  rect(x, y + 40, 20, 52, 0, '#4a4845');

const usbPort = (x: number, y: number, w = 74): string =>
  rect(x, y, w, 22, 11, '#2f2d2b') + rect(x + 10, y + 8, w - 20, 6, 3, '#8b8782');

const cord = (d: string, c: string): string =>
  stroke(d, darken(c, 0.24), 17) + stroke(d, lighten(c, 0.25), 10);

function wallCharger(brush: Brush, look: Look): string {
  const c = look.colour;
  const tall = look.style === 'gan';
  const top = tall ? 214 : 296;
  const ports = tall ? [500, 556, 612] : [560];
  return (
    contactShadow(brush, 425, 150) +
    pin(brush, 366, top - 74) +
    pin(brush, 464, top - 74) +
    rect(286, top, 278, 700 - top, 60, tube(brush, c)) +
    rect(300, top + 12, 250, 676 - top, 50, face(brush, c)) +
    stroke(`M300 ${top + 150} H550`, darken(c, 0.25), 2, 0.5) +
    ports.map((y) => usbPort(388, y)).join('') +
    rect(409, top + 60, 32, 8, 4, amber)
  );
}

export const charger: Drawing = {
  draw(brush, look) {
    const body = wallCharger(brush, look);
    if (look.style === 'gan' || look.view === 'scale') return body;
    return (
      contactShadow(brush, 290, 110) +
      cord('M425 590 V640 C425 712 300 640 220 676 C140 712 150 560 250 580', look.colour) +
      body +
      rect(
        404,
        572,
        42,
        62,
        12,
        brush.across(
          darken(look.colour, 0.1),
          lighten(look.colour, 0.4),
          darken(look.colour, 0.12),
        ),
      ) +
      turned(
        -12,
        260,
        580,
        rect(244, 564, 66, 30, 9, lighten(look.colour, 0.25)) +
          rect(308, 570, 26, 18, 5, '#b9b7b2'),
      )
    );
  },
  extent: { left: 286, top: 222, right: 564 },
  close: { x: 425, y: 560, side: 330 },
};

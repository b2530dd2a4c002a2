import type { Brush } from './brush.ts';
import { slab } from './brush.ts';
import type { Drawing, Look } from './kinds.ts';
import { darken, lighten } from './palette.ts';
import { flash, frameFill } from './parts.ts';
import {
  amber,
  castShadow,
  circle,
  contactShadow,
  faded,
  lens,
  rect,
  screen,
  stroke,
  times,
  turned,
} from './shapes.ts';

const key = (brush: Brush, x: number, y: number, w: number, h: number, c: string): string =>
  rect(x, y, w, h, h * 0.36, darken(c, 0.4)) + rect(x, y, w, h - 4, h * 0.34, slab(brush, c, 0.1));

function keypad(brush: Brush, x: number, y: number, width: number, c: string): string {
  const gap = 8;
  const w = (width - 2 * gap) / 3;
  return (
    times(12, (index) =>
      key(brush, x + (index % 3) * (w + gap), y + Math.floor(index / 3) * 46, w, 38, c),
    ) +
    times(12, (index) =>
      rect(
        x + (index % 3) * (w + gap) + w / 2 - 7,
        y + Math.floor(index / 3) * 46 + 14,
        14,
        5,
        2.5,
        lighten(c, 0.75),
        faded(0.8),
      ),
    )
  );
}

function barPhone(brush: Brush, x: number, look: Look): string {
  const c = look.colour;
  const keys = darken(c, 0.3);
  return (
    rect(x, 118, 232, 582, 62, frameFill(brush, c)) +
    rect(x + 7, 125, 218, 568, 56, slab(brush, c, 0.18)) +
    rect(x + 22, 166, 188, 226, 16, '#0b0b0d') +
    screen(brush, x + 30, 174, 172, 210, 10, look.wallpaper, look.pose) +
    rect(x + 88, 140, 56, 7, 3.5, darken(c, 0.5)) +
    key(brush, x + 26, 410, 54, 34, keys) +
    key(brush, x + 152, 410, 54, 34, keys) +
    rect(x + 88, 404, 56, 60, 18, darken(c, 0.45)) +
    rect(x + 100, 416, 32, 36, 11, slab(brush, lighten(c, 0.16))) +
    stroke(`M${x + 40} 427 h14`, '#5fbf7c', 6) +
    stroke(`M${x + 178} 427 h14`, '#d8574c', 6) +
    keypad(brush, x + 26, 482, 180, keys)
  );
}

function barBack(brush: Brush, x: number, c: string): string {
  return (
    rect(x, 118, 232, 582, 62, frameFill(brush, c)) +
    rect(x + 7, 125, 218, 568, 56, slab(brush, c, 0.18)) +
    circle(x + 116, 200, 42, darken(c, 0.3)) +
    lens(brush, x + 116, 200, 30) +
    circle(x + 116, 262, 8, flash) +
    times(5, (index) => rect(x + 76 + index * 18, 620, 8, 34, 4, darken(c, 0.5))) +
    stroke(`M${x + 20} 330 H${x + 212}`, darken(c, 0.4), 3, 0.5)
  );
}

function flipPhone(brush: Brush, look: Look): string {
  const c = look.colour;
  return (
    contactShadow(brush, 425, 150) +
    rect(310, 92, 230, 292, 40, frameFill(brush, c)) +
    rect(318, 100, 214, 276, 34, '#101013') +
    screen(brush, 338, 126, 174, 214, 8, look.wallpaper, look.pose) +
    rect(398, 110, 54, 6, 3, '#3a3a40') +
    rect(310, 392, 230, 308, 40, frameFill(brush, c)) +
    rect(318, 398, 214, 296, 34, slab(brush, c, 0.16)) +
    rect(330, 378, 190, 22, 11, darken(c, 0.45)) +
    rect(388, 412, 74, 64, 24, darken(c, 0.5)) +
    rect(404, 426, 42, 36, 14, slab(brush, lighten(c, 0.2))) +
    stroke('M344 440 h20', '#5fbf7c', 7) +
    stroke('M486 440 h20', '#d8574c', 7) +
    keypad(brush, 336, 492, 178, darken(c, 0.28))
  );
}

function drawFeaturePhone(brush: Brush, look: Look): string {
  if (look.style === 'flip') return flipPhone(brush, look);
  if (look.view !== 'main') {
    return contactShadow(brush, 425, 124) + barPhone(brush, 309, look);
  }
  return (
    contactShadow(brush, 425, 210) +
    turned(7, 520, 690, barBack(brush, 408, look.colour)) +
    castShadow(232, 140, 232, 556, 60) +
    barPhone(brush, 232, look) +
    circle(348, 682, 3, amber)
  );
}

export const featurePhone: Drawing = {
  draw: drawFeaturePhone,
  extent: { left: 309, top: 118, right: 541 },
  close: { x: 425, y: 520, side: 340 },
};

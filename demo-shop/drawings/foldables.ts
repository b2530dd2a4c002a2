import type { Brush } from './brush.ts';
import { face, metal } from './brush.ts';
import type { Look } from './kinds.ts';
import { lighten, darken } from './palette.ts';
import { frameFill } from './parts.ts';
import {
  rect,
  circle,
  outline,
  faded,
  times,
  contactShadow,
  castShadow,
  lens,
  screen,
} from './shapes.ts';

const crease = (x: number, y: number, w: number, h: number, upright: boolean): string =>
  upright
    ? rect(x + w / 2 - 5, y, 10, h, 0, '#000', faded(0.1)) +
      rect(x + w / 2, y, 2, h, 0, '#fff', faded(0.2))
    : rect(x, y + h / 2 - 5, w, 10, 0, '#000', faded(0.1)) +
      rect(x, y + h / 2, w, 2, 0, '#fff', faded(0.2));

function opened(
  brush: Brush,
  x: number,
  y: number,
  w: number,
  h: number,
  look: Look,
  upright: boolean,
): string {
  const c = look.colour;
  return (
    rect(x, y, w, h, 34, frameFill(brush, c)) +
    rect(x + 4, y + 4, w - 8, h - 8, 31, '#08080a') +
    screen(brush, x + 13, y + 13, w - 26, h - 26, 24, look.wallpaper, look.pose) +
    crease(x + 13, y + 13, w - 26, h - 26, upright) +
    circle(upright ? x + w * 0.76 : x + w / 2, y + 32, 8, '#08080a') +
    (upright
      ? ''
      : rect(x - 3, y + h / 2 - 12, 4, 24, 2, darken(c, 0.4)) +
        rect(x + w - 1, y + h / 2 - 12, 4, 24, 2, darken(c, 0.4)))
  );
}

/** Closed book: the narrow back with three lenses in a column. */
function bookBack(brush: Brush, x: number, look: Look): string {
  const c = look.colour;
  return (
    rect(x, 156, 252, 544, 34, frameFill(brush, c)) +
    rect(x + 5, 161, 242, 534, 30, face(brush, c)) +
    rect(x, 156, 16, 544, 8, metal(brush, darken(c, 0.1))) +
    rect(x + 34, 186, 76, 216, 36, darken(c, 0.14), outline(lighten(c, 0.3), 1.5, 0.5)) +
    times(3, (index) => lens(brush, x + 72, 226 + index * 68, 27)) +
    circle(x + 134, 222, 9, '#fff6df')
  );
}

/** Closed shell: a square with its cover screen and two lenses. */
function shellClosed(brush: Brush, x: number, look: Look): string {
  const c = look.colour;
  return (
    rect(x, 412, 266, 288, 38, frameFill(brush, c)) +
    rect(x + 5, 417, 256, 278, 34, face(brush, c)) +
    rect(x + 12, 424, 242, 196, 28, '#0a0a0c') +
    screen(brush, x + 18, 430, 230, 184, 24, look.wallpaper, look.pose) +
    rect(x + 112, 546, 132, 66, 33, '#0a0a0c') +
    lens(brush, x + 146, 579, 26) +
    lens(brush, x + 208, 579, 26) +
    rect(x, 688, 266, 12, 6, metal(brush, darken(c, 0.1)))
  );
}

/** Folding phones: a book (`fold`) or a shell (`flip`). */
export function drawFoldable(brush: Brush, look: Look): string {
  const book = look.style === 'fold';
  if (look.view === 'front' || look.view === 'scale') {
    return book
      ? contactShadow(brush, 425, 250) + opened(brush, 175, 156, 500, 544, look, true)
      : contactShadow(brush, 425, 140) + opened(brush, 289, 110, 272, 590, look, false);
  }
  return book
    ? contactShadow(brush, 425, 320) +
        opened(brush, 266, 156, 480, 544, look, true) +
        castShadow(108, 176, 252, 520, 34) +
        bookBack(brush, 108, look)
    : contactShadow(brush, 425, 250) +
        opened(brush, 190, 110, 272, 590, look, false) +
        castShadow(404, 430, 266, 266, 38) +
        shellClosed(brush, 404, look);
}

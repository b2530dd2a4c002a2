import type { Brush } from './brush.ts';
import { tube, slab } from './brush.ts';
import type { Drawing, Look } from './kinds.ts';
import { lighten, darken } from './palette.ts';
import {
  amber,
  rect,
  circle,
  path,
  outline,
  faded,
  times,
  contactShadow,
  lens,
  screen,
} from './shapes.ts';

function panel(brush: Brush, x: number, y: number, w: number, h: number, look: Look): string {
  return (
    rect(x, y, w, h, 12, slab(brush, look.colour)) +
    screen(brush, x + 8, y + 7, w - 16, h - 18, 5, look.wallpaper, look.pose)
  );
}

function tvBack(brush: Brush, c: string): string {
  return (
    contactShadow(brush, 425, 270) +
    rect(232, 660, 110, 40, 8, slab(brush, c)) +
    rect(508, 660, 110, 40, 8, slab(brush, c)) +
    rect(66, 236, 718, 430, 12, brush.slant(lighten(c, 0.2), c, darken(c, 0.2))) +
    rect(190, 400, 470, 230, 26, darken(c, 0.18), outline(darken(c, 0.4), 2, 0.6)) +
    times(18, (index) => rect(224 + index * 22.6, 420, 9, 46, 4, darken(c, 0.55))) +
    times(4, (index) => circle(index % 2 ? 520 : 330, index < 2 ? 500 : 590, 9, darken(c, 0.55))) +
    times(5, (index) => rect(580, 500 + index * 22, 46, 12, 4, darken(c, 0.6)))
  );
}

export const tv: Drawing = {
  draw(brush, look) {
    const c = look.colour;
    if (look.view === 'back') return tvBack(brush, c);
    const legs =
      look.style === 'stand'
        ? path(
            'M390 640 H460 L468 684 H382Z',
            brush.across(darken(c, 0.2), lighten(c, 0.25), darken(c, 0.2)),
          ) + rect(256, 682, 338, 18, 9, slab(brush, lighten(c, 0.1)))
        : look.style === 'feet'
          ? path('M150 655 L184 655 L150 700 H122Z', slab(brush, c)) +
            path('M700 655 L666 655 L700 700 H728Z', slab(brush, c))
          : rect(232, 660, 110, 40, 8, slab(brush, c)) + rect(508, 660, 110, 40, 8, slab(brush, c));
    return (
      contactShadow(brush, 425, look.style === 'feet' ? 320 : 250) +
      legs +
      panel(brush, 66, 236, 718, 428, look) +
      circle(425, 659, 2.5, '#d8574c')
    );
  },
  extent: { left: 66, top: 236, right: 784 },
  close: { x: 200, y: 560, side: 360 },
};

const cloth = (x: number, y: number, w: number, h: number, c: string): string => {
  const columns = Math.floor(w / 15);
  return times(Math.floor(h / 15), (row) =>
    times(columns - (row % 2), (column) =>
      circle(
        x + 10 + column * 15 + (row % 2 ? 7.5 : 0),
        y + 10 + row * 15,
        3,
        darken(c, 0.45),
        faded(0.5),
      ),
    ),
  );
};

export const soundbar: Drawing = {
  draw(brush, look) {
    const c = look.colour;
    const bar = (y: number): string =>
      rect(60, y, 730, 96, 34, slab(brush, c, 0.4)) +
      brush.clip(rect(76, y + 22, 698, 66, 24, '#000'), cloth(76, y + 20, 698, 70, c)) +
      rect(330, y + 4, 190, 14, 7, darken(c, 0.45)) +
      times(4, (index) => circle(392 + index * 22, y + 11, 3, lighten(c, 0.5))) +
      rect(392, y + 48, 66, 16, 4, '#0d0d0f') +
      rect(400, y + 54, 34, 5, 2, amber);
    if (look.style === 'bar' || look.view === 'scale') {
      return contactShadow(brush, 425, 340) + bar(604);
    }
    return (
      contactShadow(brush, 610, 120, 640, 0.7) +
      rect(500, 250, 230, 390, 26, tube(brush, c)) +
      brush.clip(rect(514, 266, 202, 360, 18, '#000'), cloth(514, 266, 202, 360, c)) +
      circle(615, 540, 62, darken(c, 0.5)) +
      circle(615, 540, 52, brush.glow('#54545a', '#2a2a2f', '#131316')) +
      contactShadow(brush, 425, 340) +
      bar(604)
    );
  },
  extent: { left: 60, top: 604, right: 790 },
  close: { x: 270, y: 640, side: 340 },
};

export const projector: Drawing = {
  draw(brush, look) {
    const c = look.colour;
    return (
      contactShadow(brush, 425, 290) +
      rect(170, 680, 60, 20, 6, '#1a1a1c') +
      rect(620, 680, 60, 20, 6, '#1a1a1c') +
      path(
        'M150 460 Q152 430 182 430 H668 Q698 430 700 460 L724 520 H126Z',
        brush.down(lighten(c, 0.4), lighten(c, 0.1)),
      ) +
      rect(120, 500, 610, 186, 34, slab(brush, c)) +
      times(11, (index) => rect(150 + index * 15, 540, 7, 108, 3, darken(c, 0.4))) +
      times(4, (index) => circle(430 + index * 26, 470, 7, index === 0 ? amber : darken(c, 0.24))) +
      rect(520, 460, 90, 20, 10, darken(c, 0.14)) +
      circle(560, 594, 112, darken(c, 0.2)) +
      circle(560, 594, 100, slab(brush, darken(c, 0.3))) +
      lens(brush, 560, 594, 86, '#2a2a2f') +
      circle(402, 600, 12, '#3a1414')
    );
  },
  extent: { left: 120, top: 430, right: 730 },
  close: { x: 540, y: 590, side: 340 },
};

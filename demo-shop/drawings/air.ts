import type { Brush } from './brush.ts';
import { tube, slab, face, metal, ball } from './brush.ts';
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
  turned,
  times,
  contactShadow,
} from './shapes.ts';

const slots = (x: number, y: number, w: number, rows: number, c: string): string =>
  times(rows, (row) => rect(x, y + row * 15, w, 6, 3, darken(c, 0.34), faded(0.7)));

export const airPurifier: Drawing = {
  draw(brush, look) {
    const { colour: c, accent } = look;
    if (look.style === 'tower') {
      return (
        contactShadow(brush, 425, 150) +
        ellipse(425, 684, 138, 18, darken(c, 0.3)) +
        rect(325, 410, 200, 276, 30, tube(brush, c)) +
        times(15, (row) =>
          times(14, (column) =>
            circle(340 + column * 13.4, 432 + row * 15.4, 3, darken(c, 0.45), faded(0.6)),
          ),
        ) +
        path(
          'M425 96 C512 96 530 160 530 250 C530 340 512 404 425 404 C338 404 320 340 320 250 C320 160 338 96 425 96Z M425 132 C366 132 360 190 360 250 C360 310 366 368 425 368 C484 368 490 310 490 250 C490 190 484 132 425 132Z',
          metal(brush, accent),
          'fill-rule="evenodd"',
        ) +
        rect(392, 640, 66, 20, 10, '#101013') +
        circle(425, 650, 4, '#7fc58e')
      );
    }
    return (
      contactShadow(brush, 425, 190) +
      rect(260, 150, 330, 550, 40, tube(brush, c)) +
      rect(272, 162, 306, 526, 30, face(brush, c), faded(0.8)) +
      ellipse(425, 206, 120, 30, darken(c, 0.4)) +
      ellipse(425, 202, 110, 25, darken(c, 0.62)) +
      times(7, (index) => stroke(`M${350 + index * 25} 186 V216`, lighten(c, 0.1), 4, 0.7)) +
      circle(425, 330, 62, '#121215') +
      circle(425, 330, 52, 'none', outline('#7fc58e', 6)) +
      stroke('M404 314 h14 v14 h-14 v16 h14 M438 314 v30', '#f2f5f0', 6) +
      slots(300, 450, 250, 14, c)
    );
  },
  extent: { left: 260, top: 150, right: 590 },
  close: { x: 425, y: 300, side: 340 },
  closeOf: { tower: { x: 425, y: 290, side: 430 } },
};

const blades = (x: number, y: number, r: number, c: string): string =>
  times(5, (index) =>
    turned(
      index * 72,
      x,
      y,
      path(
        `M${x} ${y} C${x + r * 0.1} ${y - r * 0.5} ${x + r * 0.56} ${y - r * 0.9} ${x + r * 0.62} ${y - r * 0.5} C${x + r * 0.6} ${y - r * 0.24} ${x + r * 0.3} ${y - r * 0.06} ${x} ${y}Z`,
        c,
        faded(0.85),
      ),
    ),
  );

function roundFan(brush: Brush, look: Look): string {
  const { colour: c, accent } = look;
  const desk = look.style === 'desk';
  const y = desk ? 360 : 280;
  const r = desk ? 220 : 176;
  return (
    contactShadow(brush, 425, 150) +
    rect(412, y, 26, 690 - y, 10, metal(brush, c)) +
    path(
      'M300 676 Q310 654 350 652 H500 Q540 654 550 676 Q554 700 536 700 H314 Q296 700 300 676Z',
      slab(brush, c),
    ) +
    rect(392, y + r - 6, 66, desk ? 60 : 90, 14, tube(brush, c)) +
    circle(425, y, r, lighten(c, 0.5), faded(0.35)) +
    blades(425, y, r * 0.94, accent) +
    times(30, (index) =>
      turned(
        index * 12,
        425,
        y,
        stroke(
          `M425 ${y - r * 0.22} Q${425 + r * 0.12} ${y - r * 0.6} 425 ${y - r}`,
          darken(c, 0.3),
          2.5,
          0.6,
        ),
      ),
    ) +
    [1, 0.72, 0.46]
      .map((share) =>
        circle(
          425,
          y,
          r * share,
          'none',
          outline(darken(c, 0.24), share === 1 ? 10 : 3, share === 1 ? 1 : 0.6),
        ),
      )
      .join('') +
    circle(425, y, r, 'none', outline(lighten(c, 0.4), 3, 0.6)) +
    circle(425, y, r * 0.22, ball(brush, c)) +
    circle(425, y, r * 0.07, amber) +
    (desk
      ? times(4, (index) => circle(377 + index * 32, 676, 8, index ? darken(c, 0.2) : amber))
      : rect(402, 500, 46, 66, 14, darken(c, 0.2)) +
        times(3, (index) => circle(425, 514 + index * 19, 5, index ? lighten(c, 0.4) : amber)))
  );
}

export const fan: Drawing = {
  draw: roundFan,
  extent: { left: 249, top: 104, right: 601 },
  close: { x: 425, y: 290, side: 380 },
};

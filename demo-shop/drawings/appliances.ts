import type { Brush } from './brush.ts';
import { tube, slab, face, metal } from './brush.ts';
import type { Drawing } from './kinds.ts';
import { lighten, darken } from './palette.ts';
import { rect, circle, ellipse, path, stroke, faded, times, contactShadow } from './shapes.ts';

const handle = (brush: Brush, x: number, y: number, h: number): string =>
  rect(x + 3, y + 4, 16, h, 8, '#000', faded(0.25)) + rect(x, y, 14, h, 7, metal(brush, '#c4c4c7'));

function doors(
  brush: Brush,
  c: string,
  parts: readonly (readonly [number, number, number, number])[],
): string {
  return parts
    .map(([x, y, w, h]) =>
      rect(
        x,
        y,
        w,
        h,
        8,
        brush.linear([
          [0, darken(c, 0.14)],
          [0.3, lighten(c, 0.26)],
          [0.7, c],
          [1, darken(c, 0.2)],
        ]),
      ),
    )
    .join('');
}

export const refrigerator: Drawing = {
  draw(brush, look) {
    const { colour: c, accent } = look;
    const wide = look.style === 'side';
    const x = wide ? 214 : 284;
    const w = wide ? 422 : 282;
    const cabinet =
      contactShadow(brush, 425, w / 2 + 10) +
      rect(x + 10, 684, 60, 16, 4, '#1a1a1c') +
      rect(x + w - 70, 684, 60, 16, 4, '#1a1a1c') +
      rect(x - 6, 84, w + 12, 606, 14, darken(c, 0.45));
    if (wide) {
      return (
        cabinet +
        doors(brush, c, [
          [214, 90, 206, 594],
          [430, 90, 206, 594],
        ]) +
        handle(brush, 396, 250, 270) +
        handle(brush, 440, 250, 270) +
        rect(258, 236, 100, 170, 14, '#101013') +
        rect(270, 248, 76, 40, 8, brush.down('#7fa6bd', '#2f5670')) +
        rect(276, 310, 64, 84, 10, '#2a2a2e') +
        rect(296, 306, 24, 18, 4, '#55555b')
      );
    }
    const split = 470;
    return (
      cabinet +
      doors(brush, c, [
        [284, 90, 282, split - 94],
        [284, split + 2, 282, 682 - split],
      ]) +
      handle(brush, 300, 250, 190) +
      handle(brush, 300, 494, 110) +
      rect(440, 120, 96, 34, 9, '#101013') +
      rect(452, 132, 34, 9, 4.5, accent) +
      circle(512, 137, 5, '#7fc58e')
    );
  },
  extent: { left: 278, top: 84, right: 572 },
  close: { x: 420, y: 250, side: 380 },
};

export const washingMachine: Drawing = {
  draw(brush, look) {
    const { colour: c, accent } = look;
    return (
      contactShadow(brush, 425, 220) +
      rect(240, 686, 60, 14, 4, '#1a1a1c') +
      rect(550, 686, 60, 14, 4, '#1a1a1c') +
      rect(212, 150, 426, 540, 22, tube(brush, c)) +
      rect(220, 158, 410, 92, 16, face(brush, lighten(c, 0.12))) +
      rect(236, 172, 122, 62, 12, darken(c, 0.1)) +
      rect(254, 214, 86, 8, 4, darken(c, 0.4)) +
      circle(420, 204, 32, darken(c, 0.4)) +
      circle(420, 204, 25, metal(brush, '#dededf')) +
      stroke('M420 204 V184', accent, 5) +
      rect(476, 178, 138, 52, 12, '#101013') +
      stroke('M496 192 h14 v24 h-14z M526 192 v24', accent, 4.5) +
      times(3, (index) => circle(556 + index * 20, 204, 5, index ? '#55555b' : '#7fc58e')) +
      circle(425, 460, 176, darken(c, 0.16)) +
      circle(425, 460, 166, metal(brush, '#d7d7d9')) +
      circle(425, 460, 136, '#17171b') +
      circle(
        425,
        460,
        122,
        brush.radial(
          [
            [0, '#6d8896'],
            [0.55, '#2a3a44'],
            [1, '#0e1216'],
          ],
          0.42,
          0.34,
          0.75,
        ),
      ) +
      times(18, (index) =>
        circle(
          425 + Math.cos(index * 0.349) * 92,
          460 + Math.sin(index * 0.349) * 92,
          5,
          '#0b0e11',
          faded(0.7),
        ),
      ) +
      path(
        'M322 500 C370 470 400 520 440 496 C480 474 510 500 530 496 C520 556 476 582 425 582 C370 582 336 548 322 500Z',
        '#8fb4c6',
        faded(0.55),
      ) +
      ellipse(382, 402, 44, 22, '#fff', 'opacity=".22" transform="rotate(-36 382 402)"') +
      rect(578, 430, 24, 62, 12, darken(c, 0.3)) +
      rect(240, 640, 90, 26, 8, darken(c, 0.1))
    );
  },
  extent: { left: 212, top: 150, right: 638 },
  close: { x: 470, y: 290, side: 380 },
};

export const dishwasher: Drawing = {
  draw(brush, look) {
    const { colour: c, accent } = look;
    if (look.view === 'front') {
      const plate = (x: number): string =>
        ellipse(x, 420, 15, 60, brush.across('#cfc9bc', '#ffffff', '#d8d2c6')) +
        ellipse(x + 3, 420, 7, 42, '#efeae0');
      return (
        contactShadow(brush, 425, 250) +
        rect(212, 130, 426, 560, 20, tube(brush, c)) +
        rect(238, 226, 374, 420, 10, brush.down('#83888c', '#c5c9cb', '#8c9195')) +
        times(9, (index) => plate(282 + index * 36)) +
        stroke('M246 480 H604 M246 500 H604', '#6d7276', 6) +
        times(12, (index) => stroke(`M${258 + index * 30} 440 V490`, '#6d7276', 4)) +
        times(5, (index) =>
          path(
            `M${272 + index * 66} 262 h44 l-6 68 h-32z`,
            brush.across('#b8c6cc', '#f3f8fa', '#a9b8bf'),
            faded(0.85),
          ),
        ) +
        stroke('M246 340 H604', '#6d7276', 6) +
        rect(222, 140, 406, 74, 14, '#141417') +
        rect(246, 160, 100, 34, 8, '#0a0a0c') +
        stroke('M262 168 h10 v18 h-10z M286 168 v18', accent, 4) +
        path('M212 640 H638 L700 690 Q704 700 690 700 H160 Q146 700 150 690Z', slab(brush, c))
      );
    }
    return (
      contactShadow(brush, 425, 220) +
      rect(240, 686, 60, 14, 4, '#1a1a1c') +
      rect(550, 686, 60, 14, 4, '#1a1a1c') +
      rect(212, 130, 426, 560, 20, tube(brush, c)) +
      rect(222, 140, 406, 84, 14, '#141417') +
      rect(246, 162, 110, 40, 8, '#0a0a0c') +
      stroke('M264 172 h12 v20 h-12z M292 172 v20 M308 172 h12 v10 h-12 v10 h12', accent, 4) +
      times(6, (index) => circle(404 + index * 36, 182, 9, index === 2 ? accent : '#3f3f45')) +
      rect(
        226,
        234,
        398,
        400,
        12,
        brush.linear([
          [0, darken(c, 0.12)],
          [0.3, lighten(c, 0.28)],
          [0.7, c],
          [1, darken(c, 0.18)],
        ]),
      ) +
      rect(300, 266, 250, 20, 10, '#000', faded(0.22)) +
      rect(296, 258, 258, 18, 9, metal(brush, '#c9c9cb')) +
      rect(226, 646, 398, 36, 6, darken(c, 0.4))
    );
  },
  extent: { left: 212, top: 130, right: 638 },
  close: { x: 400, y: 250, side: 360 },
};

import type { Brush } from './brush.ts';
import { slab } from './brush.ts';
import type { Drawing, Look } from './kinds.ts';
import { mix, lighten, darken } from './palette.ts';
import {
  amber,
  rect,
  circle,
  path,
  stroke,
  outline,
  faded,
  group,
  turned,
  times,
  contactShadow,
  screen,
} from './shapes.ts';

function keys(
  rows: number,
  top: number,
  step: number,
  fill: (row: number, column: number) => string,
): string {
  return times(rows, (row) => {
    const share = row / rows;
    const left = 190 - share * 22;
    const right = 660 + share * 22;
    const width = (right - left) / 14;
    return times(14, (column) =>
      rect(left + width * column, top + row * step, width - 4, step - 3.5, 2, fill(row, column)),
    );
  });
}

function lid(brush: Brush, look: Look): string {
  const c = look.colour;
  return (
    rect(128, 168, 594, 402, 22, slab(brush, c)) +
    rect(133, 173, 584, 396, 18, '#0b0b0d') +
    screen(brush, 146, 188, 558, 362, 6, look.wallpaper, look.pose) +
    circle(425, 181, 3.5, '#2c2c33')
  );
}

function base(brush: Brush, c: string, keyboard: string): string {
  return (
    rect(150, 562, 550, 12, 4, darken(c, 0.5)) +
    path(
      'M128 570 H722 L792 682 Q794 690 786 690 H64 Q56 690 58 682Z',
      brush.down(darken(c, 0.12), c, lighten(c, 0.18)),
    ) +
    path('M184 582 H666 L694 652 H156Z', darken(c, 0.2), faded(0.55)) +
    keyboard +
    path('M352 657 H498 L506 683 H344Z', darken(c, 0.1)) +
    rect(57, 684, 736, 16, 8, brush.down(lighten(c, 0.14), darken(c, 0.36))) +
    rect(370, 684, 110, 6, 3, darken(c, 0.3))
  );
}

/** From behind, half open: shows the outside of the lid. */
function laptopBack(brush: Brush, look: Look): string {
  const c = look.colour;
  return (
    contactShadow(brush, 425, 330, 700) +
    path(
      'M150 262 Q152 240 174 240 H676 Q698 240 700 262 L728 640 H122Z',
      brush.slant(lighten(c, 0.22), c, darken(c, 0.14)),
    ) +
    path('M560 240 H676 Q698 240 700 262 L716 478 Z', '#fff', faded(0.1)) +
    path(
      'M425 402 c8 14 26 23 26 43 a26 26 0 0 1-52 0 c0-20 18-29 26-43z',
      lighten(c, 0.5),
      faded(0.8),
    ) +
    rect(112, 634, 626, 18, 6, darken(c, 0.45)) +
    path(
      'M92 650 H758 L772 684 Q774 700 758 700 H92 Q76 700 78 684Z',
      brush.down(lighten(c, 0.1), darken(c, 0.3)),
    ) +
    times(13, (index) => rect(264 + index * 25, 664, 15, 6, 3, darken(c, 0.55)))
  );
}

/** Side view, which shows how thin it is. */
function laptopSide(brush: Brush, look: Look): string {
  const c = look.colour;
  return (
    contactShadow(brush, 350, 250) +
    group(
      'translate(20 70) scale(.9)',
      turned(
        110,
        616,
        676,
        rect(104, 670, 516, 13, 6, brush.down(darken(c, 0.3), lighten(c, 0.3))),
      ) +
        path(
          'M84 674 H622 Q642 674 642 682 L638 692 Q636 700 624 700 H112 Q88 700 84 682Z',
          brush.down(lighten(c, 0.3), c, darken(c, 0.35)),
        ) +
        circle(620, 678, 9, darken(c, 0.2)) +
        rect(540, 680, 34, 9, 4.5, '#1b1b1e') +
        rect(494, 680, 34, 9, 4.5, '#1b1b1e') +
        circle(468, 684.5, 5, '#1b1b1e'),
    )
  );
}

export const laptop: Drawing = {
  draw(brush, look) {
    if (look.view === 'back') return laptopBack(brush, look);
    if (look.view === 'side') return laptopSide(brush, look);
    const dark = darken(look.colour, 0.72);
    return (
      contactShadow(brush, 425, 340, 702) +
      lid(brush, look) +
      base(
        brush,
        look.colour,
        keys(5, 588, 12.6, () => dark),
      )
    );
  },
  extent: { left: 57, top: 168, right: 793 },
  close: { x: 500, y: 610, side: 330 },
};

const glow = ['#e0876a', '#febc35', '#8fbf7a', '#5fa3b8', '#7d8fd0', '#b07bc0'];

function gamingBack(brush: Brush, c: string): string {
  const grille = (x: number): string =>
    rect(x, 648, 170, 34, 6, '#0a0a0c') +
    times(12, (index) => rect(x + 8 + index * 13.2, 652, 6, 26, 2, darken(c, 0.1)));
  return (
    contactShadow(brush, 425, 340) +
    path(
      'M138 250 L166 226 H684 L712 250 L736 620 H114Z',
      brush.slant(lighten(c, 0.16), c, darken(c, 0.3)),
    ) +
    stroke('M250 226 L330 420 L250 620 M600 226 L520 420 L600 620', lighten(c, 0.14), 4, 0.7) +
    path('M425 372 l42 48 -42 48 -42 -48z', 'none', outline(amber, 7)) +
    path(
      'M96 618 H754 L776 690 Q776 700 764 700 H86 Q74 700 74 690Z',
      brush.down(darken(c, 0.05), darken(c, 0.45)),
    ) +
    grille(112) +
    grille(568) +
    rect(330, 652, 54, 20, 4, '#0a0a0c') +
    rect(398, 652, 54, 20, 4, '#0a0a0c') +
    rect(466, 652, 54, 20, 4, '#0a0a0c')
  );
}

export const gamingLaptop: Drawing = {
  draw(brush, look) {
    const c = look.colour;
    if (look.view === 'back') return gamingBack(brush, c);
    const lit = (row: number, column: number): string =>
      look.style === 'rgb'
        ? (glow[Math.floor((column + row * 0.6) / 2.6) % glow.length] ?? amber)
        : '#e8785f';
    return (
      contactShadow(brush, 425, 350, 702) +
      path('M120 168 L146 148 H704 L730 168 V566 H120Z', slab(brush, c)) +
      rect(130, 166, 590, 402, 8, '#09090b') +
      screen(brush, 140, 176, 570, 366, 4, look.wallpaper, look.pose) +
      rect(395, 552, 60, 5, 2.5, lighten(c, 0.3)) +
      path(
        'M118 562 H732 L800 676 Q802 684 794 684 H56 Q48 684 50 676Z',
        brush.down(darken(c, 0.3), c, lighten(c, 0.08)),
      ) +
      path('M178 578 H672 L700 650 H150Z', '#0d0d10') +
      keys(5, 584, 13, (row, column) => mix('#222228', lit(row, column), 0.32)) +
      keys(5, 588, 13, (row, column) => mix('#15151a', lit(row, column), 0.9)).replaceAll(
        '<rect',
        '<rect opacity=".5"',
      ) +
      path('M352 656 H498 L506 680 H344Z', darken(c, 0.3), outline(lighten(c, 0.2), 1.5, 0.6)) +
      rect(48, 676, 754, 24, 7, brush.down(lighten(c, 0.1), darken(c, 0.5))) +
      rect(
        120,
        692,
        610,
        4,
        2,
        look.style === 'rgb' ? brush.across(...glow) : '#e8785f',
        faded(0.9),
      )
    );
  },
  extent: { left: 48, top: 148, right: 802 },
  close: { x: 420, y: 620, side: 340 },
};

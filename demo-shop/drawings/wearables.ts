import type { Brush } from './brush.ts';
import { metal } from './brush.ts';
import type { Drawing, Look } from './kinds.ts';
import { lighten, darken } from './palette.ts';
import {
  amber,
  rect,
  circle,
  path,
  stroke,
  outline,
  faded,
  turned,
  times,
  contactShadow,
  screen,
} from './shapes.ts';

const hands = (x: number, y: number, r: number): string =>
  stroke(`M${x} ${y} L${x - r * 0.3} ${y - r * 0.42}`, '#fff', 9) +
  stroke(`M${x} ${y} L${x + r * 0.5} ${y - r * 0.42}`, '#fff', 6) +
  stroke(`M${x} ${y + 20} L${x + 8} ${y - r * 0.74}`, amber, 3) +
  circle(x, y, 8, amber);

const polar = (x: number, y: number, r: number, step: number): string =>
  `${(x + Math.cos((step * Math.PI) / 30) * r).toFixed(1)} ${(y + Math.sin((step * Math.PI) / 30) * r).toFixed(1)}`;

const ticks = (x: number, y: number): string =>
  times(60, (step) =>
    step % 5
      ? stroke(`M${polar(x, y, 126, step)} L${polar(x, y, 132, step)}`, '#6a7180', 2)
      : stroke(`M${polar(x, y, 116, step)} L${polar(x, y, 132, step)}`, '#e9edf5', 4),
  );

/** Activity rings and bars, for watch faces without a clock. */
const rings = (x: number, y: number): string =>
  [
    [amber, 74, 300],
    ['#7fc58e', 54, 220],
    ['#6fb3d8', 34, 170],
  ]
    .map(([colour, r, length]) => {
      const radius = Number(r);
      const dash = (Number(length) / 360) * 2 * Math.PI * radius;
      return (
        circle(x, y, radius, 'none', outline('#2a2c33', 13)) +
        `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${colour}" stroke-width="13" stroke-linecap="round" stroke-dasharray="${dash.toFixed(0)} 999" transform="rotate(-90 ${x} ${y})"/>`
      );
    })
    .join('');

function straps(brush: Brush, look: Look): string {
  const b = look.accent;
  const fill = brush.linear([
    [0, darken(b, 0.3)],
    [0.35, lighten(b, 0.12)],
    [1, darken(b, 0.25)],
  ]);
  const holes = times(4, (index) =>
    rect(415, 590 + index * 24, 20, 9, 4.5, darken(b, 0.5), faded(0.75)),
  );
  const steel = times(
    7,
    (index) =>
      stroke(
        `M${338 - 2 * index} ${136 + index * 23} H${512 + 2 * index}`,
        darken(b, 0.4),
        3,
        0.6,
      ) +
      stroke(`M${326 + 2 * index} ${536 + index * 23} H${524 - 2 * index}`, darken(b, 0.4), 3, 0.6),
  );
  const stitch = `<path d="M356 118 L342 300 M494 118 L508 300 M344 520 L358 690 M506 520 L492 690" stroke="${lighten(b, 0.45)}" stroke-width="2.5" stroke-dasharray="8 6" opacity=".7"/>`;
  const finish: Record<string, string> = { steel, leather: stitch + holes };
  return (
    path('M346 120 Q346 104 362 104 H488 Q504 104 504 120 L520 300 H330Z', fill) +
    path('M330 520 H520 L504 684 Q502 700 486 700 H364 Q348 700 346 684Z', fill) +
    (finish[look.style.split('-')[1] ?? ''] ?? holes)
  );
}

function roundFace(brush: Brush, c: string, digital: boolean): string {
  return (
    rect(578, 388, 24, 46, 9, darken(c, 0.2)) +
    circle(425, 408, 164, brush.slant(lighten(c, 0.45), c, darken(c, 0.4))) +
    circle(425, 408, 150, darken(c, 0.5)) +
    circle(425, 408, 140, '#0b0d12') +
    (digital
      ? rings(425, 408) + stroke('M338 308 h36 M476 508 h36', '#8b93a3', 6, 0.8)
      : ticks(425, 408) +
        circle(425, 466, 26, 'none', outline('#3c4454', 5)) +
        stroke('M425 440 a26 26 0 0 1 24 36', amber, 5) +
        hands(425, 408, 140))
  );
}

function squareFace(brush: Brush, look: Look, digital: boolean): string {
  const c = look.colour;
  return (
    rect(572, 372, 20, 60, 8, darken(c, 0.25)) +
    rect(272, 238, 306, 342, 92, brush.slant(lighten(c, 0.4), c, darken(c, 0.4))) +
    rect(282, 248, 286, 322, 84, '#08080a') +
    (digital
      ? rings(425, 384) +
        stroke('M350 500 h60 M350 522 h110', '#8b93a3', 9, 0.8) +
        circle(490, 504, 12, amber)
      : screen(brush, 298, 264, 254, 290, 68, look.wallpaper, look.pose) + hands(425, 412, 120))
  );
}

function ruggedFace(brush: Brush, look: Look): string {
  const c = look.colour;
  const bezel = [0, 1, 2, 3, 4, 5, 6, 7]
    .map((index) => turned(index * 45 + 22.5, 425, 408, rect(412, 228, 26, 24, 6, darken(c, 0.35))))
    .join('');
  return (
    rect(580, 340, 26, 34, 8, darken(c, 0.3)) +
    rect(588, 392, 24, 34, 8, look.accent) +
    rect(580, 444, 26, 34, 8, darken(c, 0.3)) +
    circle(425, 408, 176, brush.slant(lighten(c, 0.32), c, darken(c, 0.45))) +
    bezel +
    circle(425, 408, 144, darken(c, 0.55)) +
    circle(425, 408, 132, '#0b0d12') +
    stroke('M330 436 L372 392 L408 420 L462 352 L520 436', '#7fc58e', 7) +
    stroke('M344 470 h60 M344 492 h40', '#8b93a3', 8, 0.8) +
    stroke('M448 470 h50', amber, 8) +
    stroke('M400 316 h50', '#e9edf5', 8)
  );
}

export const smartWatch: Drawing = {
  draw(brush, look) {
    const [shape = 'round'] = look.style.split('-');
    const digital = look.pose % 2 === 1;
    if (look.view === 'side') return watchSide(brush, look);
    const faces: Record<string, () => string> = {
      round: () => roundFace(brush, look.colour, digital),
      square: () => squareFace(brush, look, digital),
      rugged: () => ruggedFace(brush, look),
    };
    return (
      contactShadow(brush, 425, 116) + straps(brush, look) + (faces[shape] ?? faces['round'])?.()
    );
  },
  extent: { left: 261, top: 104, right: 602 },
  close: { x: 425, y: 408, side: 350 },
};

/** With a closed strap, seen from the crown's side. */
function watchSide(brush: Brush, look: Look): string {
  const { colour: c, accent: b } = look;
  return (
    contactShadow(brush, 425, 130) +
    stroke('M330 330 C250 520 300 682 425 682 C550 682 600 520 520 330', darken(b, 0.35), 38) +
    stroke('M330 330 C250 520 300 682 425 682 C550 682 600 520 520 330', b, 26) +
    stroke('M322 380 C272 540 320 666 425 672', lighten(b, 0.35), 5, 0.5) +
    rect(290, 236, 270, 92, 42, brush.down(lighten(c, 0.4), c, darken(c, 0.4))) +
    path('M312 240 Q425 196 538 240Z', '#15181f') +
    path('M330 236 Q425 206 500 232', 'none', outline('#6f7f99', 4, 0.7)) +
    rect(398, 262, 54, 42, 14, metal(brush, lighten(c, 0.1))) +
    times(5, (index) => rect(406 + index * 9, 266, 3, 34, 1.5, darken(c, 0.5))) +
    rect(350, 322, 150, 16, 8, darken(c, 0.55))
  );
}

export const band: Drawing = {
  draw(brush, look) {
    const { colour: c, accent: b } = look;
    const half = 66;
    const strap = brush.linear([
      [0, darken(b, 0.32)],
      [0.35, lighten(b, 0.14)],
      [1, darken(b, 0.28)],
    ]);
    return (
      contactShadow(brush, 425, half + 14) +
      path(
        `M${425 - half + 14} 116 Q${425 - half + 14} 98 ${425 - half + 32} 98 H${393 + half} Q${411 + half} 98 ${411 + half} 116 L${425 + half} 320 H${425 - half}Z`,
        strap,
      ) +
      path(
        `M${425 - half} 500 H${425 + half} L${411 + half} 684 Q${409 + half} 700 ${393 + half} 700 H${457 - half} Q${441 - half} 700 ${439 - half} 684Z`,
        strap,
      ) +
      times(5, (index) => circle(425, 572 + index * 24, 6, darken(b, 0.5), faded(0.75))) +
      rect(
        425 - half - 6,
        236,
        half * 2 + 12,
        352,
        half + 2,
        brush.across(darken(c, 0.35), lighten(c, 0.3), c, darken(c, 0.4)),
      ) +
      rect(425 - half + 4, 246, half * 2 - 8, 332, half - 6, '#08080a') +
      screen(
        brush,
        425 - half + 12,
        254,
        half * 2 - 24,
        316,
        half - 14,
        look.wallpaper,
        look.pose,
      ) +
      stroke(`M${425 - half * 0.42} 336 h${half * 0.84}`, '#fff', 14) +
      stroke(`M${425 - half * 0.42} 366 h${half * 0.5}`, '#fff', 8, 0.8) +
      circle(425, 470, half * 0.34, 'none', outline('#ffffff', 7, 0.3)) +
      stroke(
        `M425 ${470 - half * 0.34} a${half * 0.34} ${half * 0.34} 0 1 1 -${half * 0.3} ${half * 0.18}`,
        amber,
        7,
      )
    );
  },
  extent: { left: 353, top: 98, right: 497 },
  close: { x: 425, y: 400, side: 330 },
};

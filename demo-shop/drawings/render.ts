import { createBrush } from './brush.ts';
import type { Brush } from './brush.ts';
import type { Drawing, Extent, Look, Model, View } from './kinds.ts';
import { colours, darken, lighten, tints } from './palette.ts';
import {
  circle,
  contactShadow,
  ellipse,
  faded,
  floor,
  group,
  path,
  rect,
  side,
  stroke,
  times,
} from './shapes.ts';

/** Side of a rasterised master in px; product feeds require at least 900. */
export const masterSide = 1200;

function lookOf(model: Model, view: View): Look {
  return {
    style: model.style,
    colour: view === 'scale' ? '#d3cdc2' : colours[model.colour],
    accent: view === 'scale' ? '#a89f91' : colours[model.accent ?? 'amber'],
    wallpaper: view === 'scale' ? 'clay' : (model.wallpaper ?? 'dusk'),
    view,
    pose: model.pose ?? 0,
  };
}

const rule = '#8f8576';

/** Dimension lines with end marks along the height and the width, on squared paper. */
function dimensions({ left, top, right }: Extent): string {
  const x = Math.max(left - 52, 40);
  const y = floor + 62;
  return (
    stroke(
      `M${x} ${top} V${floor} M${x - 13} ${top} h26 M${x - 13} ${floor} h26 ` +
        `M${left} ${y} H${right} M${left} ${y - 13} v26 M${right} ${y - 13} v26`,
      rule,
      3.5,
    ) +
    circle(x, (top + floor) / 2, 7, '#febc35') +
    circle((left + right) / 2, y, 7, '#febc35')
  );
}

const squares = times(16, (index) => {
  const at = 50 + index * 50;
  return `<path d="M${at} 0V850M0 ${at}H850" stroke="#fff" stroke-width="2" opacity=".55"/>`;
});

/** A carton behind and beside the product, with the product printed on its face. */
function inBox(brush: Brush, body: string, tint: string): string {
  const card = darken(tint, 0.1);
  return (
    contactShadow(brush, 560, 210) +
    path(
      'M700 250 L752 274 V676 L700 700Z',
      brush.linear([
        [0, darken(card, 0.2)],
        [1, darken(card, 0.34)],
      ]),
    ) +
    rect(
      380,
      250,
      322,
      450,
      5,
      brush.linear(
        [
          [0, lighten(card, 0.35)],
          [1, card],
        ],
        0.8,
        0,
        0.2,
        1,
      ),
    ) +
    path('M380 250 L420 232 H740 L752 274 L700 250Z', darken(card, 0.04)) +
    rect(380, 250, 322, 450, 5, 'none', `stroke="${darken(card, 0.2)}" stroke-width="1.5"`) +
    path('M541 288c6 9 19 17 19 31a19 19 0 0 1-38 0c0-14 13-22 19-31z', '#febc35') +
    group('translate(411 330) scale(.31)', body) +
    stroke('M430 640 h120 M430 660 h76', darken(card, 0.35), 6, 0.5) +
    group('translate(-62 196) scale(.72)', body)
  );
}

const pane = (x: number): string =>
  path(`M${x} 60 L${x + 150} 20 L${x + 250} 470 L${x + 100} 520Z`, '#fff', faded(0.42));
const leaf = (degrees: number, length: number, shade: number): string =>
  `<path transform="rotate(${degrees} 700 560)" d="M700 560 C672 ${560 - length * 0.4} 676 ${560 - length * 0.8} 700 ${560 - length} C724 ${560 - length * 0.8} 728 ${560 - length * 0.4} 700 560Z" fill="${darken('#7f9b78', shade)}"/>`;

/** Window light on the wall, a table edge and a plant: the product at home. */
function atHome(brush: Brush, body: string, tint: string): string {
  const wall = lighten(tint, 0.25);
  const wood = '#c9a67c';
  return (
    rect(0, 0, side, side, 0, darken(wall, 0.03)) +
    pane(110) +
    pane(300) +
    rect(0, 640, side, 210, 0, brush.down(lighten(wood, 0.2), wood)) +
    rect(0, 640, side, 5, 0, lighten(wood, 0.5)) +
    stroke(
      'M0 700 C200 690 420 716 850 702 M0 766 C260 780 520 748 850 770',
      darken(wood, 0.16),
      3,
      0.35,
    ) +
    group(
      'translate(12 12)',
      contactShadow(brush, 700, 66, 652) +
        leaf(-48, 190, 0.2) +
        leaf(44, 180, 0.24) +
        leaf(-22, 250, 0.08) +
        leaf(20, 240, 0.12) +
        leaf(0, 280, 0) +
        path('M640 552 H760 L746 648 Q744 656 734 656 H666 Q656 656 654 648Z', '#e9e2d6') +
        ellipse(700, 552, 60, 12, '#d3cabb'),
    ) +
    group('translate(-18 150) scale(.8)', body)
  );
}

function compose(brush: Brush, drawing: Drawing, model: Model, view: View): string {
  const tint = tints[model.tint];
  const body = drawing.draw(brush, lookOf(model, view));
  const ground = rect(0, 0, side, side, 0, tint);
  switch (view) {
    case 'scale':
      return ground + squares + body + dimensions(drawing.extent);
    case 'set':
      return ground + inBox(brush, body, tint);
    case 'scene':
      return atHome(brush, body, tint);
    default:
      return ground + body;
  }
}

/** The part of the drawing a view shows. */
function windowOf(drawing: Drawing, style: string, view: View): string {
  if (view !== 'close') return `0 0 ${side} ${side}`;
  const { x, y, side: size } = drawing.closeOf?.[style] ?? drawing.close;
  return `${x - size / 2} ${y - size / 2} ${size} ${size}`;
}

const svg = (window: string, definitions: string, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${window}" width="${masterSide}" height="${masterSide}"><defs>${definitions}</defs>${body}</svg>`;

/** The whole image of one model in one view: square, opaque, {@link masterSide} wide. */
export function renderModel(drawing: Drawing, model: Model, view: View): string {
  const brush = createBrush();
  const body = compose(brush, drawing, model, view);
  return svg(windowOf(drawing, model.style, view), brush.definitions(), body);
}

/** The product and its shadow without background, for heroes, tiles and covers. */
export function renderBare(drawing: Drawing, model: Model): string {
  const brush = createBrush();
  const body = drawing.draw(brush, lookOf(model, 'main'));
  return svg(`0 0 ${side} ${side}`, brush.definitions(), body);
}

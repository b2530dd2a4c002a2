import { colourNamed } from '../catalogue/colours.ts';
import { carton } from './box.ts';
import { createBrush } from './brush.ts';
import type { Brush } from './brush.ts';
import type { Drawing, Extent, Look, Model, View } from './kinds.ts';
import { colours, tints } from './palette.ts';
import { traitOf } from './parts.ts';
import { circle, floor, group, rect, side, stroke, times } from './shapes.ts';
import { sideView } from './sides/sides.ts';
import { onStage } from './stages.ts';
import { digitalVariants } from './variants-digital.ts';
import { homeVariants } from './variants-home.ts';

const variants = { ...digitalVariants, ...homeVariants };

/** Side of a rasterised master in px; product feeds require at least 900. */
export const masterSide = 1200;

function lookOf(model: Model, view: View): Look {
  const neutral = view === 'scale';
  return {
    style: model.style,
    design: model.design,
    colour: neutral ? '#d3cdc2' : colourNamed(model.colour).hex,
    accent: neutral ? '#a89f91' : colours[model.accent],
    wallpaper: neutral ? 'clay' : model.wallpaper,
    view,
    pose: model.pose,
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

const squares = (design: string): string =>
  times(16, (index) => {
    const at = 25 + index * 50 + traitOf(design, 41);
    return `<path d="M${at} 0V850M0 ${at}H850" stroke="#fff" stroke-width="2" opacity=".55"/>`;
  });

/** The carton alone, large, with the product printed on it. */
const boxed = (brush: Brush, body: string, tint: string): string =>
  group('translate(-283 -185) scale(1.26)', carton(brush, body, tint));

/** The product as it stands in front of us: as its style is drawn, or as most of its type are. */
function bodyOf(brush: Brush, drawing: Drawing, { type, style }: Model, look: Look): string {
  const own = look.view === 'side' ? undefined : variants[`${type} ${style}`];
  return (own ?? drawing.draw)(brush, look);
}

function compose(brush: Brush, drawing: Drawing, model: Model, view: View): string {
  const tint = tints[model.tint];
  const look = lookOf(model, view);
  const body = sideView(brush, model.type, look) ?? bodyOf(brush, drawing, model, look);
  const ground = rect(0, 0, side, side, 0, tint);
  switch (view) {
    case 'scale':
      return ground + squares(model.design) + body + dimensions(drawing.extent);
    case 'box':
      return ground + boxed(brush, body, tint);
    case 'main':
      return ground + onStage(model.stage, { brush, body, tint });
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
  const body = bodyOf(brush, drawing, model, lookOf(model, 'main'));
  return svg(`0 0 ${side} ${side}`, brush.definitions(), body);
}

import { drawings } from './drawings.ts';
import type { Model, PictureType, View } from './kinds.ts';
import { models } from './models.ts';
import { colourDistance, colours, tints } from './palette.ts';
import type { ColourName, TintName } from './palette.ts';
import { masterSide, renderBare, renderModel } from './render.ts';

export interface CataloguePicture {
  /** Unique and stable: `type-style-colour-view`. */
  name: string;
  type: PictureType;
  style: string;
  colour: ColourName;
  tint: TintName;
  view: View;
  /** Width of the rasterised master, px. */
  width: number;
  height: number;
  /** The image as SVG, 1200 x 1200, opaque. Generated at each call. */
  svg(): string;
}

export interface PictureQuery {
  type: PictureType;
  /** A style of the type, see `stylesOf`; any style if absent. */
  style?: string;
  /** `#rrggbb` or a palette name; the nearest drawn colour is used. */
  colour: string;
  /** Any number, e.g. the product's position in its category: neighbours get different images. */
  turn?: number;
}

function picturesOf(model: Model): CataloguePicture[] {
  const drawing = drawings[model.type];
  return model.views.map((view) => ({
    name: [model.type, model.style, model.colour, view].join('-'),
    type: model.type,
    style: model.style,
    colour: model.colour,
    tint: model.tint,
    view,
    width: masterSide,
    height: masterSide,
    svg: () => renderModel(drawing, model, view),
  }));
}

/** Every image of the demo shop's products. */
export const pictureCatalogue: readonly CataloguePicture[] = models.flatMap(picturesOf);

const byName = new Map(pictureCatalogue.map((picture) => [picture.name, picture]));

export function pictureNamed(name: string): CataloguePicture | undefined {
  return byName.get(name);
}

/** Styles of a type with a list image of their own, in the order of drawing. */
export function stylesOf(type: PictureType): string[] {
  const own = models.filter((model) => model.type === type && model.views.includes('main'));
  return [...new Set(own.map((model) => model.style))];
}

const isColourName = (colour: string): colour is ColourName => Object.hasOwn(colours, colour);

function hexOf(colour: string): string {
  return isColourName(colour) ? colours[colour] : colour;
}

/** A larger distance means different colours to a shopper. */
const alike = 40;

/** Whether an image shows `colour` (`#rrggbb` or a palette name), in a shopper's eyes. */
export function showsColour(name: string, colour: string): boolean {
  const picture = byName.get(name);
  return picture !== undefined && colourDistance(hexOf(colour), colours[picture.colour]) < alike;
}

/** Name of the list image nearest to a request: style has priority over colour. Deterministic. */
export function mainFor(request: PictureQuery): string | undefined {
  const wanted = hexOf(request.colour);
  const mains = pictureCatalogue
    .filter(({ type, view }) => type === request.type && view === 'main')
    .map((picture) => ({
      picture,
      far:
        colourDistance(wanted, colours[picture.colour]) +
        (request.style !== undefined && picture.style !== request.style ? 1000 : 0),
    }))
    .toSorted((a, b) => a.far - b.far);
  const nearest = mains.filter(({ far }) => far === mains[0]?.far);
  return nearest[Math.abs(request.turn ?? 0) % nearest.length]?.picture.name;
}

/**
 * Names of further images of the products in `mains`, one a view: in the colours of `mains`, the
 * first one's first; images without a colour last.
 */
export function viewsBeside(mains: readonly string[]): string[] {
  const shown = mains.flatMap((name) => byName.get(name) ?? []);
  const [first] = shown;
  if (!first) return [];
  const place = ({ view, colour }: CataloguePicture): number =>
    view === 'scale' ? shown.length : shown.findIndex((main) => main.colour === colour);
  const seen = new Set<View>(['main']);
  return pictureCatalogue
    .filter((picture) => picture.type === first.type && picture.style === first.style)
    .filter((picture) => place(picture) >= 0)
    .toSorted((a, b) => place(a) - place(b))
    .filter(({ view }) => !seen.has(view) && seen.add(view))
    .map(({ name }) => name);
}

/**
 * Transparent cut-out of a list image with its shadow, for promotions with a background of their
 * own; `undefined` for an unknown name. The floor line of all cut-outs is at the same height.
 */
export function bareSvg(name: string): string | undefined {
  const picture = byName.get(name);
  const model = models.find(
    ({ type, style, colour }) =>
      type === picture?.type && style === picture.style && colour === picture.colour,
  );
  return picture && model ? renderBare(drawings[picture.type], model) : undefined;
}

/** Size of a poster's master, px. */
export const posterSize = { width: 1600, height: 900 } as const;

/**
 * An image on a wide background of its own tint, as a video's poster; `undefined` for an unknown
 * name.
 */
export function posterSvg(name: string): string | undefined {
  const picture = byName.get(name);
  if (!picture) return undefined;
  const { width, height } = posterSize;
  const own = picture.svg().replace('<svg ', `<svg x="${(width - height) / 2}" `);
  const square = own.replace(/width="\d+" height="\d+"/, `width="${height}" height="${height}"`);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<rect width="${width}" height="${height}" fill="${tints[picture.tint]}"/>${square}</svg>`
  );
}

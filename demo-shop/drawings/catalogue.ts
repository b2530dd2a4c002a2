import { colourNamed } from '../catalogue/colours.ts';
import type { ColourKey } from '../catalogue/colours.ts';
import { drawings } from './drawings.ts';
import type { Model, PictureType, View } from './kinds.ts';
import { models, shownBy } from './models.ts';
import { colourDistance, tints } from './palette.ts';
import type { TintName } from './palette.ts';
import { masterSide, renderBare, renderModel } from './render.ts';

export interface CataloguePicture {
  /** Unique and stable: `design-colour-view`. */
  name: string;
  design: string;
  type: PictureType;
  style: string;
  colour: ColourKey;
  tint: TintName;
  view: View;
  /** Width of the rasterised master, px. */
  width: number;
  height: number;
  /** The image as SVG, 1200 x 1200, opaque. Generated at each call. */
  svg(): string;
}

const nameOf = (design: string, colour: ColourKey, view: View): string =>
  [design, colour, view].join(' ');

/** The image that shows a view of a model; it may be one of another design that looks the same. */
export function pictureName(model: Model, view: View): string {
  const design = shownBy(model, view);
  const [first = model] = view === 'scale' ? designNamed(design) : [];
  return nameOf(design, first.colour, view);
}

function picturesOf(model: Model): CataloguePicture[] {
  const { design, type, style, colour, tint } = model;
  return model.views.map((view) => ({
    name: nameOf(design, colour, view),
    design,
    type,
    style,
    colour,
    tint,
    view,
    width: masterSide,
    height: masterSide,
    svg: () => renderModel(drawings[type], model, view),
  }));
}

/** Every image that can be drawn of the demo shop's products. */
export const pictureCatalogue: readonly CataloguePicture[] = models.flatMap(picturesOf);

const byName = new Map(pictureCatalogue.map((picture) => [picture.name, picture]));

export function pictureNamed(name: string): CataloguePicture | undefined {
  return byName.get(name);
}

/** Designs by their types, and colours by their designs. */
const designs = Map.groupBy(models, ({ type }) => type);
const byDesign = Map.groupBy(models, ({ design }) => design);

/** A design in its colours. */
export const designNamed = (design: string): readonly Model[] => byDesign.get(design) ?? [];

/** Designs of a type; those of a style if one has it. */
export function designsOf(type: PictureType, style?: string): string[] {
  const all = designs.get(type) ?? [];
  const own = all.filter((model) => model.style === style);
  return [...new Set((own.length > 0 ? own : all).map(({ design }) => design))];
}

/** A larger distance means different colours to a shopper. */
const alike = 40;

/** Whether a drawing in one colour shows another one (`#rrggbb`), in a shopper's eyes. */
export const looksLike = (colour: ColourKey, hex: string): boolean =>
  colourDistance(hex, colourNamed(colour).hex) < alike;

/** Whether an image shows `hex`, in a shopper's eyes. */
export function showsColour(name: string, hex: string): boolean {
  const picture = byName.get(name);
  return picture !== undefined && looksLike(picture.colour, hex);
}

/** The colour of a design that is nearest to `hex`. */
export function nearestModel(design: string, hex: string): Model | undefined {
  const far = ({ colour }: Model): number => colourDistance(hex, colourNamed(colour).hex);
  return designNamed(design).toSorted((a, b) => far(a) - far(b))[0];
}

/**
 * Transparent cut-out of a list image with its shadow, for promotions with a background of their
 * own; `undefined` for an unknown name. The floor line of all cut-outs is at the same height.
 */
export function bareSvg(name: string): string | undefined {
  const picture = byName.get(name);
  const model = designNamed(picture?.design ?? '').find(({ colour }) => colour === picture?.colour);
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

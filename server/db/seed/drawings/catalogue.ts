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
  /** Of the rasterised master, px. */
  width: number;
  height: number;
  /** The picture as SVG, 1200 x 1200, opaque. Drawn anew at each call. */
  svg(): string;
}

export interface Wish {
  type: PictureType;
  /** A style of the type, see `stylesOf`; without it any style will do. */
  style?: string;
  /** `#rrggbb` or a name of the palette; the nearest drawn colour is taken. */
  colour: string;
  /** How many names to give, 1 to 5. */
  count: number;
  /** Any number, e.g. the product's place in its category: neighbours get different pictures. */
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

/** Every distinct picture of the demo shop's products. */
export const pictureCatalogue: readonly CataloguePicture[] = models.flatMap(picturesOf);

const byName = new Map(pictureCatalogue.map((picture) => [picture.name, picture]));

export function pictureNamed(name: string): CataloguePicture | undefined {
  return byName.get(name);
}

/** Styles of a type that have a list picture of their own, in the order they were drawn. */
export function stylesOf(type: PictureType): string[] {
  const own = models.filter((model) => model.type === type && model.views.includes('main'));
  return [...new Set(own.map((model) => model.style))];
}

const isColourName = (colour: string): colour is ColourName => Object.hasOwn(colours, colour);

function hexOf(colour: string): string {
  return isColourName(colour) ? colours[colour] : colour;
}

/** Colours closer than this look alike to a shopper, so any of them may stand for the wish. */
const alike = 60;

function chooseMain(own: readonly CataloguePicture[], wish: Wish): CataloguePicture | undefined {
  const wanted = hexOf(wish.colour);
  const mains = own
    .filter(({ view }) => view === 'main')
    .map((picture) => ({
      picture,
      far:
        colourDistance(wanted, colours[picture.colour]) +
        (wish.style !== undefined && picture.style !== wish.style ? 1000 : 0),
    }))
    .toSorted((a, b) => a.far - b.far);
  const nearest = mains[0];
  if (!nearest) return undefined;
  const choices = mains.filter(({ far }) => far <= Math.max(nearest.far, alike));
  return choices[Math.abs(wish.turn ?? 0) % choices.length]?.picture;
}

/** What a style shares with its variations: `round` and `round-leather` are one watch. */
const familyOf = ({ style }: CataloguePicture): string => style.split('-')[0] ?? style;

/**
 * How near another picture is to the thing in `main`: 0 the same in the same colour, 1 another view
 * of it, 2 the same in another colour, 3 and 4 the same of other styles.
 */
function kinship(main: CataloguePicture, other: CataloguePicture): number {
  if (other.style === main.style && other.colour === main.colour) return 0;
  return (familyOf(other) === familyOf(main) ? 1 : 3) + (other.view === 'main' ? 1 : 0);
}

/**
 * Names of 1 to `count` pictures for one product, the list picture first, then what shows the same
 * thing best; one of each view, save that `main` may come again in another colour. The same wish
 * always gives the same names.
 */
export function picturesFor(wish: Wish): string[] {
  const own = pictureCatalogue.filter(({ type }) => type === wish.type);
  const main = chooseMain(own, wish);
  if (!main) return [];
  const wanted = hexOf(wish.colour);
  const others = own
    .filter((picture) => picture !== main)
    .map((picture) => ({
      picture,
      rank: kinship(main, picture) * 1000 + colourDistance(wanted, colours[picture.colour]),
    }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ picture }) => picture);
  const seen = new Set<View>();
  const chosen = others.filter(({ view }) => {
    const again = view !== 'main' && seen.has(view);
    seen.add(view);
    return !again;
  });
  return [main, ...chosen].slice(0, wish.count).map(({ name }) => name);
}

/**
 * Transparent cut-out of a list picture with its shadow, for promotions that lie on a ground of
 * their own; `undefined` for an unknown name. The floors of all cut-outs lie at the same height.
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

/** A picture on a wide ground of its own tint, as films begin; `undefined` for an unknown name. */
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

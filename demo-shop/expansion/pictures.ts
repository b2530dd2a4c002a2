import { colourNamed } from '../catalogue/colours.ts';
import {
  designNamed,
  designsOf,
  looksLike,
  nearestModel,
  pictureName,
  pictureNamed,
} from '../drawings/catalogue.ts';
import type { Model, View } from '../drawings/kinds.ts';
import { pictureTypeNamed, sidesOf } from '../drawings/models.ts';

const fewest = 3;
const most = 5;

export interface ChosenPictures {
  /** Names of drawings, the list image first. */
  names: string[];
  /** The requested colours it is drawn in; its drawn colour if there are none. */
  colours: string[];
  /** Index of the image that shows a colour. */
  imageOf(colour: string): number;
}

export interface PictureRequest {
  type: string;
  /** The product's own design; otherwise one of the type is chosen. */
  design?: string | undefined;
  style?: string | undefined;
  /** Names of colours.ts; at least one. */
  colours: readonly string[];
  turn: number;
  /** Whether it is also shown from all sides. */
  fromAllSides?: boolean;
}

const hexOf = (colour: string): string => colourNamed(colour).hex;

/** The requested design, or one that is drawn in most of the colours. */
function drawnDesign({ type, design, style, colours, turn }: PictureRequest): string {
  if (design !== undefined) return design;
  const counted = designsOf(pictureTypeNamed(type), style).map((one) => ({
    one,
    shown: colours
      .map(hexOf)
      .filter((hex) => designNamed(one).some(({ colour }) => looksLike(colour, hex))).length,
  }));
  const best = Math.max(...counted.map(({ shown }) => shown));
  const choices = counted.filter(({ shown }) => shown === best);
  return choices[Math.abs(turn) % choices.length]?.one ?? '';
}

/** The requested colours that are drawn, each with its drawing. */
function mainsOf(request: PictureRequest): [string, Model][] {
  const design = drawnDesign(request);
  const mains = request.colours.flatMap((colour): [string, Model][] => {
    const model = nearestModel(design, hexOf(colour));
    return model ? [[colour, model]] : [];
  });
  const taken = new Set<Model>();
  const shown = mains
    .filter(([colour, model]) => looksLike(model.colour, hexOf(colour)))
    .filter(([, model]) => !taken.has(model) && taken.add(model))
    .slice(0, most);
  return shown.length > 0 ? shown : mains.slice(0, 1).map(([, model]) => [model.colour, model]);
}

/** Views besides the list images, in the design's first colour, so that its versions share them. */
function viewsBeside(own: readonly Model[], fromAllSides: boolean): string[] {
  const first = designNamed(own[0]?.design ?? '').find((model) => own.includes(model));
  if (!first) return [];
  if (fromAllSides) return sidesOf(first.type).map((view) => pictureName(first, view));
  const missing = Math.max(0, fewest - own.length);
  const views: readonly View[] = missing > 1 ? ['close', 'scale'] : ['scale'];
  return views.slice(0, missing).map((view) => pictureName(first, view));
}

function choose(request: PictureRequest): ChosenPictures {
  const mains = mainsOf(request);
  const own = mains.map(([, model]) => model);
  if (own.length === 0) throw new TypeError(`no drawings of ${request.type}`);
  const names = [
    ...own.map((model) => pictureName(model, 'main')),
    ...viewsBeside(own, request.fromAllSides === true),
  ];
  const shown = new Map(mains.map(([colour], index) => [colour, index]));
  return { names, colours: [...shown.keys()], imageOf: (colour) => shown.get(colour) ?? 0 };
}

const answers = new Map<string, ChosenPictures>();

/**
 * Images of a product: the main one of each colour, then others until there are 3, or five views
 * from all sides; never one in a colour that is not sold.
 * @throws {TypeError} for a type without drawings
 */
export function choosePictures(request: PictureRequest): ChosenPictures {
  const { type, design = '', style = '', colours, turn, fromAllSides = false } = request;
  // Cached: the same request is frequent in a large shop, and choosing examines every drawing.
  const key = [type, design, style, ...colours, turn, fromAllSides].join(' ');
  const chosen = answers.get(key) ?? choose(request);
  answers.set(key, chosen);
  return chosen;
}

/** Names of views, for alternative texts. */
const viewWords: Record<View, string> = {
  main: 'نمای روبه‌رو',
  front: 'نمای روبه‌رو',
  back: 'نمای پشت',
  side: 'نمای کنار',
  port: 'نمای درگاه‌ها',
  box: 'نمای جعبه',
  close: 'نمای نزدیک',
  scale: 'اندازه‌ها',
};

export function altOf(nameFa: string, picture: string): string {
  const drawn = pictureNamed(picture);
  if (!drawn) return nameFa;
  const { type, view, colour } = drawn;
  if (view !== 'main') return `${nameFa}، ${viewWords[view]}`;
  const word = sidesOf(type).includes('front') ? 'نمای اصلی' : viewWords.main;
  return `${nameFa}، ${word} رنگ ${colourNamed(colour).title}`;
}

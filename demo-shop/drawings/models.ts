import type { ColourKey } from '../catalogue/colours.ts';
import { isColour } from '../catalogue/colours.ts';
import { categoryOf } from '../catalogue/lookup.ts';
import { allModels } from '../expansion/models.ts';
import type { Model as Product } from '../expansion/models.ts';
import { accentOf } from './accents.ts';
import { pictureTypes } from './kinds.ts';
import type { Model, PictureType, View } from './kinds.ts';
import { stagingOf } from './stagings.ts';

const isPictureType = (type: string): type is PictureType =>
  pictureTypes.some((known) => known === type);

/** @throws {TypeError} if it is not drawn */
export function pictureTypeNamed(type: string): PictureType {
  if (!isPictureType(type)) throw new TypeError(`unknown picture type: ${type}`);
  return type;
}

/** Colours a family is sold in; that of its category if there is no choice. */
export const coloursOfFamily = ({ line, family }: Product): string[] =>
  family.colours === '' ? [categoryOf(line.category).picture[1]] : family.colours.split(' ');

const products = Map.groupBy(allModels(), ({ design }) => design ?? '');

const sides: readonly View[] = ['front', 'back', 'side', 'port', 'box'];

/** Whether a view is one of those from all sides, which only popular products have. */
export const isSide = (view: View): boolean => sides.includes(view);

/** Types whose list images show more than the front. */
const turnedAround: ReadonlySet<PictureType> = new Set(['phone', 'tablet', 'earbuds']);

/** The views from all sides of a type besides its list image. */
export const sidesOf = (type: PictureType): readonly View[] =>
  turnedAround.has(type) ? sides : sides.filter((view) => view !== 'front');

/** An image is used by no more products than this. */
const mostProducts = 3;

type Drawn = Omit<Model, 'views'>;

/** The first of as many designs as may share an image, for each of `all`. */
function leadersOf(all: readonly Drawn[]): Map<string, string> {
  let leader = '';
  let used = mostProducts;
  return new Map(
    all.map(({ design }): [string, string] => {
      const own = products.get(design)?.length ?? 0;
      if (used + own > mostProducts) [leader, used] = [design, 0];
      used += own;
      return [design, leader];
    }),
  );
}

/** One design in each of its colours. */
function modelsOf(design: string, first: Product): Drawn[] {
  const type = pictureTypeNamed(first.line.picture);
  return coloursOfFamily(first)
    .filter((name): name is ColourKey => isColour(name))
    .map((colour) => ({
      design,
      type,
      style: first.family.style ?? 'usual',
      colour,
      accent: accentOf(type, design, colour),
      ...stagingOf(design),
    }));
}

const drawn = [...products].flatMap(([design, [first]]) => (first ? modelsOf(design, first) : []));

/** Which drawings look the same from close by, and which have the same size. */
const lookOf = ({ type, style, colour }: Drawn): string => [type, style, colour].join(' ');
const bodyOf = ({ type, style }: Drawn): string => [type, style].join(' ');

const leadersBy = (key: (one: Drawn) => string): Map<string, Map<string, string>> =>
  new Map([...Map.groupBy(drawn, key)].map(([name, own]) => [name, leadersOf(firstOfEach(own))]));

const firstOfEach = (all: readonly Drawn[]): Drawn[] => [
  ...new Map(all.toReversed().map((one) => [one.design, one])).values(),
];

const leaders = { close: leadersBy(lookOf), scale: leadersBy(bodyOf) };

/** The design whose image shows a view of this one. */
export function shownBy(model: Drawn, view: View): string {
  if (view === 'close') return leaders.close.get(lookOf(model))?.get(model.design) ?? '';
  if (view === 'scale') return leaders.scale.get(bodyOf(model))?.get(model.design) ?? '';
  return model.design;
}

function viewsOf(model: Drawn): View[] {
  const isFirst = drawn.find(({ design }) => design === model.design) === model;
  return [
    'main',
    ...sidesOf(model.type),
    ...(shownBy(model, 'close') === model.design ? (['close'] as const) : []),
    ...(isFirst && shownBy(model, 'scale') === model.design ? (['scale'] as const) : []),
  ];
}

/** Every design of the demo shop's products, in each colour. */
export const models: readonly Model[] = drawn.map((one) => ({ ...one, views: viewsOf(one) }));

import type { Model, PictureType, View } from './kinds.ts';
import type { ColourName, TintName, WallpaperName } from './palette.ts';

interface Rest {
  accent?: ColourName;
  wallpaper?: WallpaperName;
  pose?: number;
}

const viewNames: readonly View[] = [
  'main',
  'front',
  'back',
  'side',
  'close',
  'scale',
  'set',
  'scene',
];

const isView = (word: string): word is View => viewNames.some((view) => view === word);

/**
 * A row of the tables. `views` is a list separated by spaces.
 * @throws {TypeError} for an unknown view
 */
export function model(
  type: PictureType,
  style: string,
  colour: ColourName,
  tint: TintName,
  views: string,
  rest: Rest = {},
): Model {
  const words = views.split(' ');
  const known = words.filter(isView);
  if (known.length < words.length) throw new TypeError(`unknown view in "${views}"`);
  return { type, style, colour, tint, views: known, ...rest };
}

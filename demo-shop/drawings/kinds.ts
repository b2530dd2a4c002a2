import type { Brush } from './brush.ts';
import type { ColourKey } from '../catalogue/colours.ts';
import type { ColourName, TintName, WallpaperName } from './palette.ts';
import type { StageName } from './stages.ts';

/** Every type of drawing; a category uses one of them. */
export const pictureTypes = [
  'phone',
  'feature-phone',
  'phone-case',
  'charger',
  'power-bank',
  'cable',
  'tablet',
  'laptop',
  'gaming-laptop',
  'all-in-one',
  'monitor',
  'keyboard',
  'mouse',
  'printer',
  'router',
  'ssd',
  'hdd',
  'flash-memory',
  'webcam',
  'headphones',
  'earbuds',
  'speaker',
  'microphone',
  'smart-watch',
  'band',
  'console',
  'game-pad',
  'gaming-headset',
  'camera',
  'lens',
  'action-cam',
  'tripod',
  'tv',
  'soundbar',
  'projector',
  'vacuum',
  'robot-vacuum',
  'air-fryer',
  'kettle',
  'tea-maker',
  'coffee-maker',
  'blender',
  'toaster',
  'microwave',
  'rice-cooker',
  'refrigerator',
  'washing-machine',
  'dishwasher',
  'iron',
  'air-purifier',
  'fan',
  'smart-bulb',
  'hair-dryer',
  'shaver',
] as const;

export type PictureType = (typeof pictureTypes)[number];

/**
 * What an image shows. `main` is for lists, each design on a stage of its own; `front`, `back`, `side` are
 * poses of the same product; `port` is what is plugged into it, `box` its carton; `close` is a crop
 * of its most characteristic part; `scale` is a neutral body with dimension lines, for any colour.
 */
export type View = 'main' | 'front' | 'back' | 'side' | 'port' | 'box' | 'close' | 'scale';

/** Parameters of a drawing. Colours are `#rrggbb`. */
export interface Look {
  style: string;
  /** Distinguishes models of one style. */
  design: string;
  colour: string;
  accent: string;
  wallpaper: WallpaperName;
  view: View;
  pose: number;
}

/** Left, top and right edge of the product in the 850 x 850 square; it stands on the floor line. */
export interface Extent {
  left: number;
  top: number;
  right: number;
}

/** A square of the drawing: its centre and side. */
export interface Crop {
  x: number;
  y: number;
  side: number;
}

/** A drawing; family files export one for each type. */
export interface Drawing {
  /** The body and its shadow as SVG, without background. */
  draw(brush: Brush, look: Look): string;
  extent: Extent;
  /** Centre and side of the square shown by `close`. */
  close: Crop;
  /** The same for styles whose characteristic part is elsewhere. */
  closeOf?: Readonly<Record<string, Crop>>;
}

/** A design in one colour, and its images. */
export interface Model {
  /** The design: products of equal shape have the same one. */
  design: string;
  type: PictureType;
  style: string;
  colour: ColourKey;
  accent: ColourName;
  tint: TintName;
  wallpaper: WallpaperName;
  pose: number;
  stage: StageName;
  views: readonly View[];
}

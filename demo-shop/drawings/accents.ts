import type { ColourKey } from '../catalogue/colours.ts';
import type { PictureType } from './kinds.ts';
import { colours } from './palette.ts';
import type { ColourName } from './palette.ts';

/** Second colours, by type; amber elsewhere. */
const accents: Partial<Record<PictureType, readonly ColourName[]>> = {
  cable: ['red', 'amber', 'blue'],
  monitor: ['red', 'teal', 'violet'],
  keyboard: ['amber', 'copper', 'teal', 'violet'],
  mouse: ['red', 'teal', 'amber'],
  ssd: ['red', 'blue', 'amber', 'teal'],
  'flash-memory': ['red', 'amber'],
  headphones: ['copper', 'black', 'amber'],
  console: ['black', 'teal'],
  'gaming-headset': ['red', 'teal', 'violet'],
  lens: ['red', 'amber'],
  tripod: ['red', 'amber'],
  vacuum: ['black', 'copper', 'red', 'violet'],
  'tea-maker': ['blue', 'red'],
  blender: ['red', 'amber', 'teal'],
  iron: ['black', 'teal', 'violet'],
  'air-purifier': ['blue', 'teal'],
  fan: ['blue', 'amber', 'copper'],
  'smart-bulb': ['copper', 'brown'],
  'hair-dryer': ['copper', 'amber'],
  shaver: ['blue', 'red'],
};

const isPaletteColour = (name: string): name is ColourName => Object.hasOwn(colours, name);

/** Wearables have a strap of their own colour. */
const worn: ReadonlySet<PictureType> = new Set(['smart-watch', 'band']);

const nearly: Partial<Record<ColourKey, ColourName>> = {
  midnight: 'navy',
  starlight: 'cream',
  gold: 'sand',
  steel: 'silver',
  grey: 'titan',
  'black-titan': 'black',
  'white-titan': 'white',
};

/** Second colour of a design: of its strap, its stripe, its light. */
export function accentOf(type: PictureType, design: string, colour: ColourKey): ColourName {
  if (worn.has(type)) return isPaletteColour(colour) ? colour : (nearly[colour] ?? 'black');
  const own = accents[type] ?? [];
  return own[(design.length + design.charCodeAt(design.length - 1)) % own.length] ?? 'amber';
}

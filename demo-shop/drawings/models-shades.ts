import { model } from './model.ts';
import type { Model, PictureType } from './kinds.ts';
import type { ColourName, TintName, WallpaperName } from './palette.ts';

/** Looks used in turn, so that neighbouring shades differ in more than their colour. */
const looks: readonly (readonly [TintName, WallpaperName])[] = [
  ['mist', 'sea'],
  ['clay', 'rose'],
  ['sage', 'moss'],
  ['lilac', 'plum'],
  ['sand', 'amber'],
  ['stone', 'dusk'],
];

/** Wearables have the same colour as their strap. */
const worn: ReadonlySet<PictureType> = new Set(['smart-watch', 'band']);

/** List images of a style in further colours. */
const shades = (type: PictureType, style: string, ...names: readonly ColourName[]): Model[] =>
  names.map((colour, index) => {
    const [tint, wallpaper] = looks[(index + style.length) % looks.length] ?? ['mist', 'sea'];
    const rest = { wallpaper, pose: index % 5, ...(worn.has(type) && { accent: colour }) };
    return model(type, style, colour, tint, 'main', rest);
  });

export const furtherShades: readonly Model[] = [
  shades('phone', 'pro', 'silver', 'blue', 'desert'),
  shades('phone', 'dual', 'violet', 'teal', 'sand', 'amber'),
  shades('phone', 'tri', 'silver', 'titan', 'amber', 'pink', 'white'),
  shades('phone', 'bar', 'pink', 'black', 'green', 'violet'),
  shades('phone', 'quad', 'graphite', 'sand', 'violet', 'amber', 'white'),
  shades('phone', 'ring', 'violet', 'blue', 'silver', 'green'),
  shades('phone', 'fold', 'navy', 'green', 'copper'),
  shades('phone', 'flip', 'black', 'red', 'navy', 'amber', 'blue', 'silver'),
  shades('feature-phone', 'bar', 'red', 'violet', 'teal', 'green', 'white'),
  shades('feature-phone', 'flip', 'navy', 'amber'),
  shades('tablet', 'pen', 'blue', 'violet', 'cream', 'pink', 'amber', 'black'),
  shades('tablet', 'dual', 'silver', 'blue', 'graphite', 'green', 'violet'),
  shades('phone-case', 'leather', 'silver', 'brown'),
  shades('phone-case', 'silicone', 'silver'),
  shades('charger', 'wall', 'black'),
  shades('power-bank', 'plain', 'silver', 'cream'),
  shades('power-bank', 'digital', 'white'),
  shades('laptop', 'thin', 'cream', 'blue'),
  shades('gaming-laptop', 'red', 'graphite', 'blue', 'white'),
  shades('gaming-laptop', 'rgb', 'white'),
  shades('monitor', 'curved', 'black'),
  shades('monitor', 'flat', 'white'),
  shades('all-in-one', 'plain', 'blue', 'green', 'pink', 'white', 'black'),
  shades('keyboard', 'dark-keys', 'graphite', 'white'),
  shades('keyboard', 'light-keys', 'white'),
  shades('mouse', 'ergonomic', 'graphite', 'white', 'black'),
  shades('mouse', 'gaming', 'white', 'black'),
  shades('mouse', 'office', 'red', 'blue'),
  shades('webcam', 'bar', 'black'),
  shades('microphone', 'studio', 'white'),
  shades('microphone', 'lapel', 'white', 'black'),
  shades('ssd', 'portable', 'black'),
  shades('hdd', 'wave', 'red'),
  shades('headphones', 'over', 'silver', 'navy', 'white', 'cream', 'violet', 'pink'),
  shades('earbuds', 'stem', 'silver', 'graphite', 'black', 'blue', 'pink', 'amber', 'navy'),
  shades('earbuds', 'round', 'white', 'silver'),
  shades('speaker', 'cylinder', 'teal'),
  shades('speaker', 'tube', 'red', 'white'),
  shades('smart-watch', 'square', 'sand', 'pink', 'cream', 'natural', 'red', 'graphite'),
  shades('smart-watch', 'round', 'graphite', 'silver', 'sand'),
  shades('smart-watch', 'round-leather', 'white', 'black'),
  shades('smart-watch', 'rugged', 'black'),
  shades('smart-watch', 'round-steel', 'black'),
  shades('band', 'narrow', 'silver', 'cream', 'graphite', 'blue', 'violet'),
  shades('console', 'block', 'white'),
  shades('console', 'handheld-duo', 'white'),
  shades('game-pad', 'symmetric', 'black'),
  shades('game-pad', 'offset', 'blue', 'white'),
  shades('camera', 'mirrorless', 'white', 'graphite'),
  shades('tv', 'stand', 'graphite'),
  shades('air-fryer', 'dual', 'black'),
  shades('coffee-maker', 'espresso', 'black'),
  shades('rice-cooker', 'glass', 'silver'),
  shades('refrigerator', 'side', 'white'),
  shades('iron', 'steam', 'teal'),
  shades('hair-dryer', 'ring', 'violet', 'black'),
  shades('shaver', 'trimmer', 'black'),
  shades('smart-bulb', 'bulb', 'white'),
  shades('smart-bulb', 'lamp', 'white'),
].flat();

import type { Brush } from './brush.ts';
import { slab } from './brush.ts';
import type { Look } from './kinds.ts';
import { darken, lighten } from './palette.ts';
import { flash } from './parts.ts';
import { circle, lens, outline, rect } from './shapes.ts';

/** Camera islands, drawn for a back 270 wide with its corner at 0, 0. */
const cameras = {
  pro: (brush: Brush, c: string, at: At) =>
    at.plate(18, 18, 140, 146, 40, plateFill(brush, c)) +
    at.lens(56, 56, 31) +
    at.lens(56, 126, 31) +
    at.lens(122, 91, 31) +
    at.dot(122, 42, 9, flash) +
    at.dot(122, 142, 8, '#17171a'),
  dual: (brush: Brush, c: string, at: At) =>
    at.plate(20, 20, 66, 138, 33, plateFill(brush, c)) +
    at.lens(53, 54, 28) +
    at.lens(53, 122, 28) +
    at.dot(112, 60, 9, flash),
  tri: (_brush: Brush, c: string, at: At) =>
    at.lens(50, 56, 27, darken(c, 0.35)) +
    at.lens(50, 124, 27, darken(c, 0.35)) +
    at.lens(50, 192, 27, darken(c, 0.35)) +
    at.dot(104, 60, 9, flash) +
    at.lens(104, 112, 13, darken(c, 0.35)),
  quad: (_brush: Brush, c: string, at: At) =>
    at.plate(18, 18, 150, 150, 30, darken(c, 0.18)) +
    at.lens(58, 58, 30) +
    at.lens(128, 58, 30) +
    at.lens(58, 128, 30) +
    at.dot(128, 128, 14, flash),
  ring: (brush: Brush, c: string, at: At) =>
    at.dot(135, 112, 86, darken(c, 0.25)) +
    at.dot(135, 112, 80, brush.slant('#2c2c30', '#151517')) +
    at.lens(105, 86, 24) +
    at.lens(165, 86, 24) +
    at.lens(105, 142, 24) +
    at.dot(165, 142, 11, flash),
  bar: (brush: Brush, c: string, at: At) =>
    at.plate(5, 62, 260, 74, 12, slab(brush, c)) +
    at.plate(30, 73, 150, 52, 26, '#111114') +
    at.lens(60, 99, 22) +
    at.lens(112, 99, 22) +
    at.dot(156, 99, 9, '#2a2a2e') +
    at.dot(210, 99, 9, flash),
  plateau: (brush: Brush, c: string, at: At) =>
    at.plate(10, 14, 250, 128, 54, plateFill(brush, c)) +
    at.lens(58, 50, 29) +
    at.lens(58, 108, 29) +
    at.lens(112, 79, 29) +
    at.dot(222, 48, 9, flash) +
    at.dot(222, 108, 8, '#17171a'),
  diagonal: (brush: Brush, c: string, at: At) =>
    at.plate(18, 18, 132, 136, 38, plateFill(brush, c)) +
    at.lens(56, 56, 28) +
    at.lens(112, 116, 28) +
    at.dot(112, 52, 9, flash) +
    at.dot(56, 118, 6, '#17171a'),
  five: (_brush: Brush, c: string, at: At) =>
    at.lens(50, 54, 28, darken(c, 0.4)) +
    at.lens(50, 124, 28, darken(c, 0.4)) +
    at.lens(50, 194, 28, darken(c, 0.4)) +
    at.lens(112, 124, 17, darken(c, 0.3)) +
    at.lens(112, 178, 17, darken(c, 0.3)) +
    at.dot(112, 74, 9, flash),
  island: (_brush: Brush, c: string, at: At) =>
    at.plate(22, 22, 64, 204, 32, darken(c, 0.5)) +
    at.lens(54, 56, 26) +
    at.lens(54, 124, 26) +
    at.lens(54, 192, 26) +
    at.dot(112, 56, 9, flash),
  ridge: (brush: Brush, c: string, at: At) =>
    at.plate(16, 14, 110, 216, 26, brush.slant(lighten(c, 0.34), lighten(c, 0.1))) +
    at.lens(52, 54, 25) +
    at.lens(52, 122, 25) +
    at.lens(52, 190, 18) +
    at.dot(98, 58, 8, flash),
  two: (_brush: Brush, c: string, at: At) =>
    at.lens(54, 58, 31, darken(c, 0.3)) +
    at.lens(54, 140, 31, darken(c, 0.3)) +
    at.dot(108, 60, 9, flash),
  large: (_brush: Brush, c: string, at: At) =>
    at.lens(70, 72, 50, darken(c, 0.35)) +
    at.lens(70, 190, 50, darken(c, 0.35)) +
    at.dot(150, 72, 10, flash),
  middle: (_brush: Brush, c: string, at: At) =>
    at.plate(60, 26, 150, 150, 48, darken(c, 0.3)) +
    at.lens(102, 68, 29) +
    at.lens(168, 68, 29) +
    at.lens(102, 134, 29) +
    at.dot(168, 134, 14, flash),
  tile: (brush: Brush, c: string, at: At) =>
    at.plate(14, 16, 170, 190, 24, brush.slant(lighten(c, 0.3), darken(c, 0.08))) +
    at.lens(64, 66, 38) +
    at.lens(64, 152, 38) +
    at.lens(140, 66, 20) +
    at.dot(140, 152, 11, flash),
  screenful: (brush: Brush, _c: string, at: At) =>
    at.plate(10, 14, 250, 170, 44, '#0c0c0f') +
    at.plate(112, 26, 138, 146, 34, brush.slant('#f3c98b', '#7a3f55')) +
    at.lens(62, 58, 33) +
    at.lens(62, 138, 33),
  label: (_brush: Brush, _c: string, at: At) =>
    at.plate(14, 18, 242, 124, 24, '#17171a') +
    at.lens(62, 80, 38) +
    at.lens(148, 80, 38) +
    at.dot(214, 58, 10, flash) +
    at.plate(200, 96, 40, 8, 4, '#febc35'),
  twins: (_brush: Brush, c: string, at: At) =>
    at.plate(22, 26, 226, 104, 52, darken(c, 0.22)) +
    at.lens(74, 78, 42) +
    at.lens(196, 78, 42) +
    at.dot(135, 78, 10, flash),
  visor: (brush: Brush, c: string, at: At) =>
    at.plate(4, 58, 262, 66, 0, brush.slant(darken(c, 0.1), darken(c, 0.3))) +
    at.plate(40, 68, 116, 46, 23, '#111114') +
    at.lens(66, 91, 20) +
    at.lens(126, 91, 20) +
    at.dot(196, 91, 8, flash),
  crown: (brush: Brush, c: string, at: At) =>
    at.plate(18, 58, 234, 84, 42, brush.slant(lighten(c, 0.3), darken(c, 0.14))) +
    at.plate(30, 70, 164, 60, 30, '#111114') +
    at.lens(62, 100, 24) +
    at.lens(112, 100, 24) +
    at.lens(162, 100, 24) +
    at.dot(222, 100, 9, flash),
  glyph: (_brush: Brush, c: string, at: At) =>
    at.dot(135, 108, 92, lighten(c, 0.2)) +
    at.dot(135, 108, 84, darken(c, 0.06)) +
    at.plate(74, 74, 122, 66, 33, darken(c, 0.4)) +
    at.lens(104, 107, 25) +
    at.lens(166, 107, 25) +
    at.dot(135, 176, 8, flash) +
    at.plate(60, 330, 150, 10, 5, lighten(c, 0.5)) +
    at.plate(60, 420, 90, 10, 5, lighten(c, 0.5)),
  scattered: (_brush: Brush, c: string, at: At) =>
    at.lens(54, 62, 30, lighten(c, 0.1)) +
    at.lens(54, 148, 30, lighten(c, 0.1)) +
    at.lens(150, 62, 30, lighten(c, 0.1)) +
    at.dot(214, 62, 30, '#101013') +
    at.dot(214, 62, 12, '#b5473f') +
    at.plate(110, 130, 130, 8, 4, lighten(c, 0.4)) +
    at.plate(30, 220, 8, 220, 4, lighten(c, 0.4)),
} as const;

type Cameras = keyof typeof cameras;

const isKnown = (style: string): style is Cameras => Object.hasOwn(cameras, style);

/** Models whose cameras are arranged otherwise than most of their style. */
const ownCameras: readonly (readonly [RegExp, Cameras])[] = [
  [/iphone-17-pro/, 'plateau'],
  [/iphone-1[35](?!-pro)/, 'diagonal'],
  [/s2[45]-ultra/, 'five'],
  [/galaxy-a56/, 'island'],
  [/galaxy-a(36|16)/, 'ridge'],
  [/galaxy-a06/, 'two'],
  [/note-14-pro/, 'middle'],
  [/note-13/, 'tile'],
  [/xiaomi-17-pro/, 'screenful'],
  [/poco-x6/, 'label'],
  [/poco-x7/, 'large'],
  [/poco-f7/, 'twins'],
  [/poco-m6/, 'visor'],
  [/pixel-9-pro$/, 'crown'],
  [/pixel-8a/, 'visor'],
  [/phone-3a/, 'glyph'],
  [/phone-3$/, 'scattered'],
  [/honor-400/, 'tile'],
];

interface At {
  plate(x: number, y: number, w: number, h: number, r: number, fill: string): string;
  lens(x: number, y: number, r: number, rim?: string): string;
  dot(x: number, y: number, r: number, fill: string): string;
}

const plateFill = (brush: Brush, c: string): string =>
  brush.slant(lighten(c, 0.2), darken(c, 0.05));

function placed(brush: Brush, x: number, y: number, unit: number, c: string): At {
  return {
    plate: (px, py, w, h, r, fill) =>
      rect(
        x + px * unit,
        y + py * unit,
        w * unit,
        h * unit,
        r * unit,
        fill,
        outline(darken(c, 0.25), 1.5, 0.6),
      ),
    lens: (px, py, r, rim) => lens(brush, x + px * unit, y + py * unit, r * unit, rim),
    dot: (px, py, r, fill) => circle(x + px * unit, y + py * unit, r * unit, fill),
  };
}

/** The cameras on a phone's back with its corner at `x`, `y`. */
export function phoneCameras(
  brush: Brush,
  { style, design, colour }: Look,
  x: number,
  y: number,
  unit: number,
): string {
  const own = ownCameras.find(([models]) => models.test(design))?.[1];
  const usual = isKnown(style) ? style : 'dual';
  return cameras[own ?? usual](brush, colour, placed(brush, x, y, unit, colour));
}

import { bareSvg } from './catalogue.ts';
import { tints } from './palette.ts';
import type { TintName } from './palette.ts';
import { floor, side } from './shapes.ts';

/** A cut-out on a cover. */
export interface CoverPiece {
  /** Name of a list image. */
  name: string;
  /** Horizontal centre, 0 to 1 of the cover's width from the left. */
  at: number;
  /** 1 fills the cover's height. */
  scale: number;
}

const width = 970;
const height = 580;

/** Size of a cover's master, px: twice the display size. */
export const coverSize = { width: 2 * width, height: 2 * height } as const;

/** Height of the floor line. */
const ground = 506;
const whole = 0.76;

/** Makes ids unique: gradients of two drawings have the same names. */
const renamed = (svg: string, place: number): string =>
  svg.replace(/(id="|url\(#)(k\d+)/g, (_, before: string, id: string) => `${before}c${place}${id}`);

function placed({ name, at, scale }: CoverPiece, place: number): string {
  const svg = bareSvg(name);
  if (svg === undefined) throw new TypeError(`unknown drawing: ${name}`);
  const factor = whole * scale;
  const [x, y, size] = [at * width - (side / 2) * factor, ground - floor * factor, side * factor];
  return renamed(svg, place).replace(
    /width="\d+" height="\d+"/,
    `x="${x}" y="${y}" width="${size}" height="${size}"`,
  );
}

/** Products side by side on one floor, later ones in front. @throws {TypeError} */
export function coverSvg(tint: TintName, pieces: readonly CoverPiece[]): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ` +
    `width="${coverSize.width}" height="${coverSize.height}">` +
    `<rect width="${width}" height="${height}" fill="${tints[tint]}"/>${pieces.map(placed).join('')}</svg>`
  );
}

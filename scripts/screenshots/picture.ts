import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

/** Maximum bytes of a screenshot. */
const heaviest = 40_000;
/** WebP qualities, best first. */
const qualities = [82, 70, 58, 46, 34];

/** Visible difference of a pixel's channel, 0 to 255; encoding alone causes less. */
const visible = 40;
/** Share of pixels that may differ without a visible change. */
const unseen = 0.0002;

async function encode(png: Buffer): Promise<Buffer> {
  let smallest = Buffer.alloc(0);
  for (const quality of qualities) {
    smallest = await sharp(png).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (smallest.length <= heaviest) break;
  }
  return smallest;
}

const pixelsOf = (picture: Buffer) =>
  sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });

/** Whether a person would see a difference between two images. */
export async function differs(one: Buffer, other: Buffer): Promise<boolean> {
  const [before, after] = await Promise.all([pixelsOf(one), pixelsOf(other)]);
  const { width, height, channels } = before.info;
  if (width !== after.info.width || height !== after.info.height) return true;
  let off = 0;
  for (let at = 0; at < before.data.length; at += channels) {
    for (let channel = 0; channel < channels; channel += 1) {
      const [was = 0, is = 0] = [before.data[at + channel], after.data[at + channel]];
      if (Math.abs(was - is) > visible) {
        off += 1;
        break;
      }
    }
  }
  return off > width * height * unseen;
}

/**
 * Writes a screenshot as a small WebP file, unless the existing file looks the same.
 * @param png screenshot from the browser
 * @returns bytes written, 0 if the file was left untouched
 */
export async function keepPicture(file: string, png: Buffer): Promise<number> {
  const picture = await encode(png);
  if (existsSync(file) && !(await differs(readFileSync(file), picture))) return 0;
  writeFileSync(file, picture);
  return picture.length;
}

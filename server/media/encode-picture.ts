import sharp from 'sharp';
import type { OutputInfo, Sharp } from 'sharp';
import { picturePath, previewPath, previewSize, widthsOf } from '#lib/text/picture.ts';
import type { KeptWidth } from '#lib/text/picture.ts';

export interface EncodeSettings {
  /**
   * AVIF effort, 0 (fastest) to 9. 1 is the lowest at which a drawing is smaller than a WebP of equal quality
   * (7.1 against 9.7 kB at 850 px, 34 against 13 ms); 2 saves another 10 % in twice the time.
   */
  avifEffort: number;
  avifQuality: number;
  /** What the AVIF encoder preserves: the eye's impression, or each pixel. The latter is quicker for drawings. */
  avifTune: 'iq' | 'psnr';
  webpQuality: number;
  /** WebP effort, 0 (fastest) to 6. */
  webpEffort: number;
  /** Maximum bytes of a link preview; messengers ignore larger ones. */
  previewBytes: number;
}

export const defaultSettings: EncodeSettings = {
  avifEffort: 1,
  avifQuality: 54,
  avifTune: 'iq',
  webpQuality: 82,
  webpEffort: 2,
  previewBytes: 300_000,
};

/**
 * For drawings, whose areas are flat: as similar as by the default (45.3 against 45.5 dB at 850 px, 43.4 against 43.0 at
 * 480) in fewer bytes, encoded in four fifths of the time. Photographs would be up to a half larger.
 */
export const drawingSettings: EncodeSettings = {
  ...defaultSettings,
  avifQuality: 60,
  avifTune: 'psnr',
};

/** For a shop that is only tried out: half the time, files up to a half larger. */
export const quickSettings: EncodeSettings = {
  ...drawingSettings,
  avifEffort: 0,
  avifQuality: 54,
  webpEffort: 0,
};

/** One decoded picture, scaled down to the largest width that is stored. */
interface Pixels {
  data: Buffer;
  info: OutputInfo;
}

export type Files = readonly { name: string; bytes: Buffer }[];

const open = ({ data, info }: Pixels): Sharp =>
  sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });

const shrink = async (pixels: Pixels, width: number): Promise<Pixels> =>
  width >= pixels.info.width
    ? pixels
    : open(pixels).resize({ width }).raw().toBuffer({ resolveWithObject: true });

async function inBothFormats(
  hash: string,
  width: KeptWidth,
  pixels: Pixels,
  settings: EncodeSettings,
): Promise<Files> {
  const [avif, webp] = await Promise.all([
    open(pixels)
      .avif({
        quality: settings.avifQuality,
        effort: settings.avifEffort,
        chromaSubsampling: '4:2:0',
        tune: settings.avifTune,
      })
      .toBuffer(),
    open(pixels).webp({ quality: settings.webpQuality, effort: settings.webpEffort }).toBuffer(),
  ]);
  return [
    { name: picturePath(hash, width, 'avif'), bytes: avif },
    { name: picturePath(hash, width, 'webp'), bytes: webp },
  ];
}

/**
 * Minimum alpha at which the corner pixel counts as background: drawings are slightly translucent at the
 * edge.
 */
const ground = 128;

/** Background of a letterboxed preview: the picture's own, or white for a cut-out. */
function groundOf({ data, info }: Pixels): { r: number; g: number; b: number } {
  const opaque = info.channels === 3 || (data[3] ?? 0) >= ground;
  const [r = 255, g = 255, b = 255] = opaque ? data : [];
  return { r, g, b };
}

/** Least alpha, 0 to 255, of each pixel of a picture that is stored without transparency. */
const nearlyOpaque = 224;

/**
 * Drops the alpha plane of a picture that is opaque, as drawings are, or slightly translucent: it takes a seventh of the
 * time to encode. The picture is laid on its own background.
 */
async function withoutAlpha(pixels: Pixels): Promise<Pixels> {
  const { data, info } = pixels;
  if (info.channels === 3) return pixels;
  for (let at = 3; at < data.length; at += 4) {
    if ((data[at] ?? 0) < nearlyOpaque) return pixels;
  }
  return open(pixels)
    .flatten({ background: groundOf(pixels) })
    .raw()
    .toBuffer({ resolveWithObject: true });
}

async function preview(pixels: Pixels, settings: EncodeSettings, quality = 84): Promise<Buffer> {
  const background = groundOf(pixels);
  const bytes = await open(pixels)
    .flatten({ background })
    .resize({ ...previewSize, fit: 'contain', background })
    .jpeg({ quality })
    .toBuffer();
  return bytes.length <= settings.previewBytes || quality <= 30
    ? bytes
    : preview(pixels, settings, quality - 12);
}

/** All file names of a picture in the store. */
export function fileNames(hash: string): string[] {
  const sized = widthsOf(hash).flatMap((width) => [
    picturePath(hash, width, 'avif'),
    picturePath(hash, width, 'webp'),
  ]);
  return [...sized, previewPath(hash)];
}

/**
 * Encodes all files of a picture, in the widths listed for its hash. The master is decoded once; each width
 * is scaled from the next larger one. A master narrower than a width is stored unscaled under that width's
 * name.
 */
export async function encodePicture(
  hash: string,
  master: Sharp,
  settings: EncodeSettings = defaultSettings,
): Promise<Files> {
  const widths = widthsOf(hash);
  const decoded = await master
    .resize({ width: Math.max(...widths), withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  let pixels = await withoutAlpha(decoded);
  const files: { name: string; bytes: Buffer }[] = [
    { name: previewPath(hash), bytes: await preview(pixels, settings) },
  ];
  for (const width of widths.toReversed()) {
    // oxlint-disable-next-line no-await-in-loop -- each width is made from the one before
    pixels = await shrink(pixels, width);
    // oxlint-disable-next-line no-await-in-loop -- other pictures use the cores meanwhile
    files.push(...(await inBothFormats(hash, width, pixels, settings)));
  }
  return files;
}

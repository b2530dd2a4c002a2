import sharp from 'sharp';
import { inspectPicture } from './inspect-picture.ts';
import { PictureRefused } from './picture-refused.ts';
import { createTurns } from './turns.ts';

/** Maximum pixels of a private picture; 16 million take 64 MB once decoded. */
export const mostPrivatePixels = 16_000_000;
/** Longest side of the stored picture in px: enough to read a receipt. */
const longestSide = 1_600;

/** How many uploads may wait while one is made anew: each keeps its file in memory. */
export const mostPrivateWaiting = 10;
const inTurn = createTurns(mostPrivateWaiting);

/** AVIF is no format of receipts: phones and bank apps give JPEG, PNG or WebP. */
const isAvif = (bytes: Buffer): boolean => bytes.subarray(4, 8).toString('latin1') === 'ftyp';

/**
 * Decodes an upload and makes it anew as an upright WebP without metadata, so that nothing of the sent file is kept.
 * One at a time: decoded, each takes up to 64 MB, and an interlaced one more.
 * @throws {PictureRefused} when it is not a JPEG, PNG or WebP, has too many pixels, or cannot be read
 * @throws {TooManyWaiting}
 */
export const remakePicture = (sent: Buffer): Promise<Buffer> => inTurn(() => remake(sent));

async function remake(sent: Buffer): Promise<Buffer> {
  if (isAvif(sent)) throw new PictureRefused('format');
  const { width, height } = await inspectPicture(sent);
  if (width * height > mostPrivatePixels) throw new PictureRefused('tooLarge');
  return sharp(sent, { limitInputPixels: mostPrivatePixels, failOn: 'truncated' })
    .autoOrient()
    .resize({
      width: longestSide,
      height: longestSide,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .toColourspace('srgb')
    .webp({ quality: 80, effort: 2 })
    .toBuffer()
    .catch((error: unknown) => {
      throw new PictureRefused('unreadable', error);
    });
}

/** Side of a small square in px: twice what pages show it at. */
const smallSide = 192;

/** A small square of a picture that was made anew. */
export const smallSquare = (made: Buffer): Promise<Buffer> =>
  sharp(made, { limitInputPixels: mostPrivatePixels })
    .resize({ width: smallSide, height: smallSide, fit: 'cover' })
    .webp({ quality: 78, effort: 3 })
    .toBuffer();

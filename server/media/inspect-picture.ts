import sharp from 'sharp';
import { PictureRefused } from './picture-refused.ts';

/** Maximum bytes and pixels of an upload; 40 million pixels take 160 MB once decoded. */
export const uploadLimits = { bytes: 15_000_000, pixels: 40_000_000 } as const;

const startsWith = (bytes: Buffer, at: number, text: string): boolean =>
  bytes.subarray(at, at + text.length).toString('latin1') === text;

/** Judged by the first bytes, so that no other format, above all no SVG, reaches a decoder. */
function isAccepted(bytes: Buffer): boolean {
  return (
    startsWith(bytes, 0, '\u00FF\u00D8\u00FF') ||
    startsWith(bytes, 0, '\u0089PNG\r\n\u001A\n') ||
    (startsWith(bytes, 0, 'RIFF') && startsWith(bytes, 8, 'WEBP')) ||
    startsWith(bytes, 4, 'ftypavif')
  );
}

/**
 * Reads the width and height in px of an upload, after its EXIF orientation.
 * @throws {PictureRefused} when it is not a JPEG, PNG, WebP or AVIF, is too large, or cannot be read
 */
export async function inspectPicture(bytes: Buffer): Promise<{ width: number; height: number }> {
  if (!isAccepted(bytes)) throw new PictureRefused('format');
  if (bytes.length > uploadLimits.bytes) throw new PictureRefused('tooLarge');
  const { width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .then(({ autoOrient }) => autoOrient)
    .catch((error: unknown) => {
      throw new PictureRefused('unreadable', error);
    });
  if (width * height > uploadLimits.pixels) throw new PictureRefused('tooLarge');
  return { width, height };
}

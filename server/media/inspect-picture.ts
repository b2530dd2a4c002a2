import sharp from 'sharp';
import { PictureRefused } from './picture-refused.ts';

/** Most bytes and most pixels of an upload; 40 million pixels are 160 MB once decoded. */
export const uploadLimits = { bytes: 15_000_000, pixels: 40_000_000 } as const;

const startsWith = (bytes: Buffer, at: number, text: string): boolean =>
  bytes.subarray(at, at + text.length).toString('latin1') === text;

/** Told from the first bytes, so that nothing else, SVG least of all, ever reaches a decoder. */
function isAccepted(bytes: Buffer): boolean {
  return (
    startsWith(bytes, 0, '\u00FF\u00D8\u00FF') ||
    startsWith(bytes, 0, '\u0089PNG\r\n\u001A\n') ||
    (startsWith(bytes, 0, 'RIFF') && startsWith(bytes, 8, 'WEBP')) ||
    startsWith(bytes, 4, 'ftypavif')
  );
}

/**
 * Width and height in px of an upload, upright.
 * @throws {PictureRefused} when it is no JPEG, PNG, WebP or AVIF, too large, or cannot be read
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

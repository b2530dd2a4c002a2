import sharp from 'sharp';
import { squareSide } from '#lib/text/picture.ts';

const ground = '#ffffff';

/** Centres a picture, never scaled down, in a white square, for consumers that require a minimum size. */
export async function drawSquare(picture: Buffer): Promise<Buffer> {
  const inner = Math.round(squareSide * 0.9);
  const { data, info } = await sharp(picture)
    .flatten({ background: ground })
    .resize({ width: inner, height: inner, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true });
  return sharp({
    create: { width: squareSide, height: squareSide, channels: 3, background: ground },
  })
    .composite([
      {
        input: data,
        left: Math.round((squareSide - info.width) / 2),
        top: Math.round((squareSide - info.height) / 2),
      },
    ])
    .jpeg({ quality: 86 })
    .toBuffer();
}

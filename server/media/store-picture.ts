import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { wideHash, widthsOf } from '#lib/text/picture.ts';
import { defaultSettings, drawingSettings, encodePicture, fileNames } from './encode-picture.ts';
import type { EncodeSettings, Files } from './encode-picture.ts';
import { inspectPicture, uploadLimits } from './inspect-picture.ts';
import type { MediaStore } from './media-store.ts';
import { PictureRefused } from './picture-refused.ts';

/** `wide`: shown across the whole page, as pictures of posts are, and stored in more widths. */
export type PictureKind = 'plain' | 'wide';

/** A picture stored in every width and format. `width` and `height` are those of the master, in px. */
export interface StoredPicture {
  hash: string;
  width: number;
  height: number;
  widths: readonly number[];
}

interface Keeping {
  kind?: PictureKind;
  settings?: EncodeSettings;
}

function hashOf(bytes: string | Buffer, kind: PictureKind, settings: EncodeSettings): string {
  const hash = createHash('sha256')
    .update(`${settings.avifQuality}/${settings.webpQuality}/`)
    .update(bytes)
    .digest('hex')
    .slice(0, 12);
  return kind === 'wide' ? wideHash(hash) : hash;
}

async function keep(store: MediaStore, hash: string, encode: () => Promise<Files>): Promise<void> {
  const known = await Promise.all(fileNames(hash).map((name) => store.has(name)));
  if (known.every(Boolean)) return;
  const files = await encode();
  await Promise.all(files.map(({ name, bytes }) => store.put(name, bytes)));
}

/**
 * Checks an upload and stores it in every width and format under a name derived from its content; the same
 * bytes are encoded only once.
 * @throws {PictureRefused} see {@link inspectPicture}; also when the pixel data is corrupt
 */
export async function storePicture(
  store: MediaStore,
  master: Buffer,
  { kind = 'plain', settings = defaultSettings }: Keeping = {},
): Promise<StoredPicture> {
  const { width, height } = await inspectPicture(master);
  const hash = hashOf(master, kind, settings);
  const upright = sharp(master, {
    limitInputPixels: uploadLimits.pixels,
    failOn: 'truncated',
  }).autoOrient();
  await keep(store, hash, () =>
    encodePicture(hash, upright, settings).catch((error: unknown) => {
      throw new PictureRefused('unreadable', error);
    }),
  );
  return { hash, width, height, widths: widthsOf(hash) };
}

/** A drawing's place in the store, known before it is encoded. */
export function drawingAs(
  svg: string,
  size: { width: number; height: number },
  { kind = 'plain', settings = drawingSettings }: Keeping = {},
): StoredPicture {
  const hash = hashOf(svg, kind, settings);
  return { hash, ...size, widths: widthsOf(hash) };
}

/**
 * Stores one of our own drawings (SVG we generate, never an upload), rasterised at its own size. Named by a
 * hash of the SVG, so seeding again encodes nothing.
 */
export async function storeDrawing(
  store: MediaStore,
  svg: string,
  size: { width: number; height: number },
  keeping: Keeping = {},
): Promise<StoredPicture> {
  const stored = drawingAs(svg, size, keeping);
  const { settings = drawingSettings } = keeping;
  await keep(store, stored.hash, () =>
    encodePicture(stored.hash, sharp(Buffer.from(svg)), settings),
  );
  return stored;
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { picturePath } from '#lib/format/picture.ts';
import type { Database } from '#server/db/database.ts';
import { ShopError, errorCode } from '#server/errors.ts';
import { type OgSubject, parseMadeName } from '#server/media/made-names.ts';
import { type Found, type MadePictures, createMadePictures } from '#server/media/made-pictures.ts';
import { drawOgPicture } from '#server/media/og-picture.ts';
import { drawSquare } from '#server/media/square-picture.ts';
import { postPreview } from '#server/modules/blog/preview-service.ts';
import { getPost } from '#server/modules/blog/service.ts';
import { getDetail } from '#server/modules/catalogue/detail-service.ts';
import { productPreview } from '#server/modules/catalogue/preview-service.ts';

interface Parts {
  database: Database;
  dataDir: string;
  /** The shop's own name. */
  shopName(): Promise<string>;
}

/** What is made on demand is no part of a backup. */
export const madeFolder = (dataDir: string): string => join(dataDir, 'made');

/**
 * Link previews of products and posts, and squares of pictures for price comparison sites. Each is made at most
 * once under its name; a name that something had before leads to the one it has now.
 */
export function createPreviews({ database, dataDir, shopName }: Parts): MadePictures {
  const media = join(dataDir, 'media');

  async function drawSquareOf(hash: string): Promise<Buffer | null> {
    const picture = await readPicture(media, hash);
    return picture && drawSquare(picture);
  }

  async function drawPreview({ name, kicker, price, picture }: OgSubject): Promise<Buffer | null> {
    const shown = await readPicture(media, picture);
    // Kept for ever: what is to show a picture waits until there is one.
    if (shown === null && picture !== '') return null;
    return drawOgPicture({ name, kicker, price, shop: await shopName() }, shown);
  }

  async function find(name: string): Promise<Found | null> {
    const made = parseMadeName(name);
    if (made === null) return null;
    if (made.what === 'square') return { draw: () => drawSquareOf(made.hash) };
    const named = await namedOf(database, made);
    if (named === null) return null;
    const { subject, nowCalled } = named;
    return nowCalled === name ? { draw: () => drawPreview(subject) } : { nowCalled };
  }

  return createMadePictures(madeFolder(dataDir), find);
}

interface Named {
  subject: OgSubject;
  /** The name its page tells. */
  nowCalled: string;
}

async function namedOf(
  database: Database,
  { kind, id }: Pick<OgSubject, 'kind' | 'id'>,
): Promise<Named | null> {
  try {
    if (kind === 'p') {
      const product = await getDetail(database, id);
      return named(productPreview(product), product.ogImage);
    }
    const post = await getPost(database, id);
    return named(postPreview(post), post.ogImage);
  } catch (error) {
    if (error instanceof ShopError && error.status === 404) return null;
    throw error;
  }
}

const named = (subject: OgSubject, nowCalled: string | undefined): Named | null =>
  nowCalled === undefined ? null : { subject, nowCalled };

async function readPicture(media: string, hash: string): Promise<Buffer | null> {
  if (hash === '') return null;
  try {
    return await readFile(join(media, picturePath(hash, 850, 'webp')));
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

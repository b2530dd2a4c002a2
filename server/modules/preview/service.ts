import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { picturePath } from '#lib/format/picture.ts';
import type { Database } from '#server/db/database.ts';
import { ShopError, errorCode } from '#server/errors.ts';
import { type OgSubject, ogName, parseMadeName } from '#server/media/made-names.ts';
import { type MadePictures, createMadePictures } from '#server/media/made-pictures.ts';
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
 * once under its name; a name that is not what the thing is called now is nothing's.
 */
export function createPreviews({ database, dataDir, shopName }: Parts): MadePictures {
  const media = join(dataDir, 'media');

  async function draw(name: string): Promise<Buffer | null> {
    const made = parseMadeName(name);
    if (made === null) return null;
    if (made.what === 'square') {
      const picture = await readPicture(media, made.hash);
      return picture && drawSquare(picture);
    }
    const subject = await subjectOf(database, made);
    if (subject === null || ogName(subject) !== name) return null;
    const facts = { name: subject.name, kicker: subject.kicker, price: subject.price };
    return drawOgPicture(
      { ...facts, shop: await shopName() },
      await readPicture(media, subject.picture),
    );
  }

  return createMadePictures(madeFolder(dataDir), draw);
}

async function subjectOf(
  database: Database,
  { kind, id }: Pick<OgSubject, 'kind' | 'id'>,
): Promise<OgSubject | null> {
  try {
    return kind === 'p'
      ? productPreview(await getDetail(database, id))
      : postPreview(await getPost(database, id));
  } catch (error) {
    if (error instanceof ShopError && error.status === 404) return null;
    throw error;
  }
}

async function readPicture(media: string, hash: string): Promise<Buffer | null> {
  if (hash === '') return null;
  try {
    return await readFile(join(media, picturePath(hash, 850, 'webp')));
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { picturePath } from '#lib/text/picture.ts';
import type { Database } from '#server/db/database.ts';
import { ShopError, errorCode } from '#server/errors.ts';
import { type OgOwner, type OgSubject, ogName, parseMadeName } from '#server/media/made-names.ts';
import { type Found, type MadePictures, createMadePictures } from '#server/media/made-pictures.ts';
import { getAuthorPreview, getPostPreview } from '#server/modules/blog/service.ts';
import { getProductPreview } from '#server/modules/catalogue/detail-service.ts';
import { getLandingPreview, getListPreview } from '#server/modules/catalogue/preview-service.ts';
import { getPagePreview } from '#server/modules/home/service.ts';
import { getPricePreview } from '#server/modules/price-list/service.ts';

interface Parts {
  database: Database;
  dataDir: string;
}

/** Files drawn on demand are not part of a backup. */
export const madeFolder = (dataDir: string): string => join(dataDir, 'made');

/**
 * Link previews, and square pictures for price comparison sites. Each is drawn at most
 * once under its name; a former name redirects to the current one. The library that draws is loaded with the first.
 */
export function createPreviews({ database, dataDir }: Parts): MadePictures {
  const media = join(dataDir, 'media');

  async function drawSquareOf(hash: string): Promise<Buffer | null> {
    const picture = await readPicture(media, hash);
    if (picture === null) return null;
    const { drawSquare } = await import('#server/media/square-picture.ts');
    return drawSquare(picture);
  }

  async function drawPreview(subject: OgSubject): Promise<Buffer | null> {
    const shown = await readPicture(media, subject.picture);
    // The file is cached forever, so wait until the picture exists.
    if (shown === null && subject.picture !== '') return null;
    const { drawOgPicture } = await import('#server/media/og-picture.ts');
    return drawOgPicture(subject, shown);
  }

  async function find(name: string): Promise<Found | null> {
    const made = parseMadeName(name);
    if (made === null) return null;
    if (made.what === 'square') return { draw: () => drawSquareOf(made.hash) };
    const subject = await subjectOf(database, made.owner);
    if (subject === null) return null;
    const nowCalled = ogName(subject);
    return nowCalled === name ? { draw: () => drawPreview(subject) } : { nowCalled };
  }

  return createMadePictures(madeFolder(dataDir), find);
}

function previewOf(database: Database, owner: OgOwner): Promise<OgSubject | null> {
  const { kind, id } = owner;
  switch (kind) {
    case 'p':
      return getProductPreview(database, id, owner.variant);
    case 'a':
      return getAuthorPreview(database, id);
    case 'b':
      return getPostPreview(database, id);
    case 'l':
      return getPricePreview(database, { categoryId: id, brandId: owner.brand ?? 0 });
    case 'g':
    case 'o':
      return getLandingPreview(database, { kind, id });
    case 'w':
      return getPagePreview(database, id);
    default:
      return getListPreview(database, kind, id);
  }
}

/** The content of a link preview; null when its owner does not exist. */
async function subjectOf(database: Database, owner: OgOwner): Promise<OgSubject | null> {
  try {
    return await previewOf(database, owner);
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

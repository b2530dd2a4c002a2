import { setImmediate as others } from 'node:timers/promises';
import { type ZipPlace, isUnsafeName, keyOfName } from '#server/modules/import/archive-entries.ts';
import { pictureTexts } from '#server/modules/import/picture-texts.ts';
import { badFile } from '#server/modules/import/refusal.ts';
import {
  type ZipEntry,
  BrokenZip,
  zipEnd,
  zipEntries,
  zipTailBytes,
} from '#server/zip/zip-directory.ts';

/** Entries of the largest ZIP that is no ZIP64, bytes of its directory, and of all that it declares. */
const mostEntries = 65_534;
const mostDirectoryBytes = 16_000_000;
const mostUnpacked = 10_000_000_000;
/** Entries after which others have their turn. */
const atOnce = 5_000;

type ReadBytes = (from: number, length: number) => Promise<Uint8Array>;

/**
 * Where the files of an archive of `uploads` are, by their paths below it; of two with the same path the first one.
 * @param read bytes of it, of which only the directory is read
 * @throws {ShopError} 422 for an archive that is not taken
 */
export async function placesInArchive(
  size: number,
  read: ReadBytes,
): Promise<ReadonlyMap<string, ZipPlace>> {
  try {
    const tail = Math.min(size, zipTailBytes);
    const { at, size: length, count } = zipEnd(await read(size - tail, tail));
    if (count > mostEntries) throw badFile(pictureTexts.manyEntries);
    if (length > mostDirectoryBytes) throw badFile(pictureTexts.brokenArchive);
    return await placesOf(zipEntries(await read(at, length), count));
  } catch (error) {
    throw error instanceof BrokenZip ? badFile(pictureTexts.brokenArchive) : error;
  }
}

async function placesOf(entries: Iterable<ZipEntry>): Promise<ReadonlyMap<string, ZipPlace>> {
  const places = new Map<string, ZipPlace>();
  let [n, inAll] = [0, 0];
  for (const entry of entries) {
    const { name, at, method, packed, unpacked } = entry;
    inAll += unpacked;
    n += 1;
    refuse(entry, inAll);
    const key = keyOfName(name);
    if (!name.endsWith('/') && !places.has(key)) places.set(key, { at, method, packed, unpacked });
    // oxlint-disable-next-line no-await-in-loop -- Requests come in between.
    if (n % atOnce === 0) await others();
  }
  return places;
}

function refuse({ name, isEncrypted }: ZipEntry, unpackedInAll: number): void {
  if (isUnsafeName(name)) throw badFile(pictureTexts.unsafeArchive);
  if (isEncrypted) throw badFile(pictureTexts.secretArchive);
  if (unpackedInAll > mostUnpacked) throw badFile(pictureTexts.archiveBomb);
}

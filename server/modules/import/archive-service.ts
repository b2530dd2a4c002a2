import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import type { BeginImportArchiveBody } from '#lib/contract/import-pictures.ts';
import { importPartBytes } from '#lib/contract/import-names.ts';
import { onOneLine } from '#lib/text/persian.ts';
import type { Db } from '#server/db/database.ts';
import { conflict, errorCode } from '#server/errors.ts';
import { placesInArchive } from '#server/modules/import/archive-directory.ts';
import { type ZipPlace, keyOfAddress } from '#server/modules/import/archive-entries.ts';
import {
  insertArchive,
  isArchiveRead,
  noteMissing,
  readArchive,
  readArchiveBytes,
  readMissingPictures,
  writeArchivePart,
} from '#server/modules/import/archive-queries.ts';
import { queueEntries } from '#server/modules/import/picture-queries.ts';
import { pictureTexts } from '#server/modules/import/picture-texts.ts';
import { badFile } from '#server/modules/import/refusal.ts';
import { importTexts } from '#server/modules/import/texts.ts';
import { BrokenZip, packedBytes, zipHeadBytes } from '#server/zip/zip-directory.ts';

// A ZIP of the folder `uploads`, whose pictures are taken out of it one by one. Nothing of it is written to files.

/** Bytes of one picture, packed and unpacked. */
const mostOfOne = 15_000_000;
/** Pictures that are compared at once. */
const atOnce = 2_000;
const inflate = promisify(inflateRaw);

/** @throws {ShopError} 409 while pictures come from the one before */
export async function beginArchive(
  tx: Db,
  { batch, fileName, size }: BeginImportArchiveBody,
): Promise<void> {
  if (await isArchiveRead(tx, batch)) throw conflict('IMPORT_RUNNING', pictureTexts.archiveIsRead);
  await insertArchive(tx, { batchId: batch, fileName: onOneLine(fileName) || 'file', size });
}

/**
 * Keeps a part. @returns whether all of them are there
 * @throws {ShopError} 409 without an archive; 422 for a part of another length
 */
export async function keepArchivePart(
  tx: Db,
  batch: number,
  part: number,
  bytes: Uint8Array,
): Promise<boolean> {
  const archive = await readArchive(tx, batch);
  if (archive === null) throw conflict('IMPORT_STATE', pictureTexts.noArchive);
  const wanted = Math.min(importPartBytes, archive.size - part * importPartBytes);
  if (bytes.length !== wanted) throw badFile(importTexts.wrongPart);
  // The answer to the last part may have been lost.
  if (archive.done < archive.size) await writeArchivePart(tx, batch, part, bytes);
  const now = await readArchive(tx, batch);
  return now !== null && now.done === now.size;
}

/**
 * Asks for the pictures that a complete archive has. @returns how many
 * @throws {ShopError} 422 for an archive that is not taken
 */
export async function askArchive(tx: Db, batch: number): Promise<number> {
  const { size = 0 } = (await readArchive(tx, batch)) ?? {};
  const places = await placesInArchive(size, (from, length) =>
    readArchiveBytes(tx, batch, from, length),
  );
  const count = await queueFound(tx, batch, places);
  if (count === 0 && !(await isArchiveRead(tx, batch))) throw badFile(pictureTexts.noneInArchive);
  await noteMissing(tx, batch, pictureTexts.notInArchive);
  return count;
}

async function queueFound(
  tx: Db,
  batch: number,
  places: ReadonlyMap<string, ZipPlace>,
): Promise<number> {
  let [count, after] = [0, 0];
  /* oxlint-disable no-await-in-loop -- page after page */
  for (;;) {
    const missing = await readMissingPictures(tx, batch, after, atOnce);
    const found = missing.flatMap(({ id, address }) => {
      const entry = places.get(keyOfAddress(address) ?? '');
      return entry === undefined ? [] : [{ id, entry }];
    });
    if (found.length > 0) count += await queueEntries(tx, batch, found);
    const last = missing.at(-1);
    if (last === undefined) return count;
    after = last.id;
  }
  /* oxlint-enable no-await-in-loop */
}

/** A picture of an archive, never more of it than a picture may have. @throws {ShopError} 422 */
export async function takeFromArchive(
  db: Db,
  batch: number,
  { at, method, packed, unpacked }: ZipPlace,
): Promise<Buffer> {
  if (packed > mostOfOne || unpacked > mostOfOne) throw badFile(pictureTexts.large);
  const bytes = await readArchiveBytes(db, batch, at, zipHeadBytes + packed);
  if (bytes.length === 0) throw badFile(pictureTexts.archiveGone);
  try {
    const own = packedBytes(bytes, 0, packed);
    if (method === 0) return Buffer.from(own);
    if (method !== 8) throw new BrokenZip('The method is unknown');
    return await inflate(own, { maxOutputLength: mostOfOne });
  } catch (error) {
    throw badFile(
      errorCode(error) === 'ERR_BUFFER_TOO_LARGE' ? pictureTexts.large : pictureTexts.brokenEntry,
    );
  }
}

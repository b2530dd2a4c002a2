import { setImmediate as others } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { importPartBytes } from '#lib/contract/import-names.ts';
import { type Db, rows } from '#server/db/database.ts';
import { importFile } from '#server/db/schema/import.ts';
import { type ByteSource, pieceBytes } from '#server/modules/import/byte-source.ts';
import { badFile } from '#server/modules/import/refusal.ts';
import { importTexts } from '#server/modules/import/texts.ts';

/** Keeps a part of a file, in place of what was sent for it before. */
export async function writePart(
  tx: Db,
  batchId: number,
  part: number,
  bytes: Uint8Array,
): Promise<void> {
  await tx
    .insert(importFile)
    .values({ batchId, part, bytes })
    .onConflictDoUpdate({ target: [importFile.batchId, importFile.part], set: { bytes } });
}

/** Bytes that have arrived. */
export async function readSize(tx: Db, batchId: number): Promise<number> {
  const [found] = await rows(
    tx,
    sql`select coalesce(sum(length(bytes)), 0)::int as size from import_file where batch_id = ${batchId}`,
    z.object({ size: z.int() }),
  );
  return found?.size ?? 0;
}

/** Files that are kept, besides one that is being read. */
const mostKept = 20;

/** Removes the oldest files beyond those that are kept; of one that was on its way nothing is there then. */
export const removeFilesBeyond = (db: Db) =>
  db.execute(sql`
    with old as (
      select b.id from import_batch b
      where b.state <> 'reading' and exists (select from import_file f where f.batch_id = b.id)
      order by b.id desc offset ${mostKept}
    ), gone as (
      delete from import_file where batch_id in (select id from old))
    update import_batch set done = 0 where id in (select id from old) and state = 'uploading'`);

export const removeFile = (db: Db, batchId: number) =>
  db.execute(sql`delete from import_file where batch_id = ${batchId}`);

const kept = z.object({ bytes: z.instanceof(Uint8Array) });

/** A file that was uploaded, read part by part; 422 when it is no longer kept. */
export function keptSource(db: Db, batchId: number, size: number): ByteSource {
  async function* open(): AsyncGenerator<Uint8Array> {
    for (let part = 0; part * importPartBytes < size; part += 1) {
      // oxlint-disable-next-line no-await-in-loop -- memory holds one part
      const [found] = await rows(
        db,
        sql`select bytes from import_file where batch_id = ${batchId} and part = ${part}`,
        kept,
      );
      if (found === undefined) throw badFile(importTexts.fileGone);
      const { bytes } = found;
      for (let at = 0; at < bytes.length; at += pieceBytes) {
        yield bytes.subarray(at, at + pieceBytes);
        // oxlint-disable-next-line no-await-in-loop -- Requests come in between.
        await others();
      }
    }
  }
  return { size, open };
}

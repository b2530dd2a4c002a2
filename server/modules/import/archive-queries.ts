import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { importPartBytes } from '#lib/contract/import-names.ts';
import { type Db, rows } from '#server/db/database.ts';
import { importArchive, importArchivePart } from '#server/db/schema/import-picture.ts';

/** Archives that are kept: each may take 500 MB. */
const mostKept = 2;

/** Begins an archive in place of the one before, and removes those of other batches that are one too many. */
export async function insertArchive(
  tx: Db,
  archive: Pick<typeof importArchive.$inferInsert, 'batchId' | 'fileName' | 'size'>,
): Promise<void> {
  await removeArchive(tx, archive.batchId);
  await tx.execute(sql`
    delete from import_archive where batch_id in (
        select batch_id from import_archive order by created_at desc offset ${mostKept - 1})
      and not exists (
        select from import_picture p
        where p.batch_id = import_archive.batch_id and p.state = 'waiting' and p.entry is not null)`);
  await tx.insert(importArchive).values(archive);
}

export const removeArchive = (tx: Db, batchId: number) =>
  tx.execute(sql`delete from import_archive where batch_id = ${batchId}`);

const sizes = z.object({ size: z.int(), done: z.int() });

/** Null when there is none. */
export async function readArchive(db: Db, batchId: number): Promise<z.infer<typeof sizes> | null> {
  const [found] = await rows(
    db,
    sql`select size, done from import_archive where batch_id = ${batchId}`,
    sizes,
  );
  return found ?? null;
}

/** Whether pictures are still to be taken out of it. */
export async function isArchiveRead(tx: Db, batchId: number): Promise<boolean> {
  const found = await rows(
    tx,
    sql`select id from import_picture
      where batch_id = ${batchId} and state = 'waiting' and entry is not null limit 1`,
    z.object({ id: z.coerce.number() }),
  );
  return found.length > 0;
}

/** Keeps a part in place of what was sent for it before. */
export async function writeArchivePart(
  tx: Db,
  batchId: number,
  part: number,
  bytes: Uint8Array,
): Promise<void> {
  await tx
    .insert(importArchivePart)
    .values({ batchId, part, bytes })
    .onConflictDoUpdate({
      target: [importArchivePart.batchId, importArchivePart.part],
      set: { bytes },
    });
  await tx.execute(sql`
    update import_archive set done = (
      select coalesce(sum(length(bytes)), 0) from import_archive_part where batch_id = ${batchId})
    where batch_id = ${batchId}`);
}

/** Bytes of an archive; fewer when it has no more, or is gone. */
export async function readArchiveBytes(
  db: Db,
  batchId: number,
  from: number,
  length: number,
): Promise<Uint8Array> {
  const first = Math.floor(from / importPartBytes);
  const found = await rows(
    db,
    sql`select bytes from import_archive_part where batch_id = ${batchId}
        and part between ${first} and ${Math.floor((from + length - 1) / importPartBytes)}
      order by part`,
    z.object({ bytes: z.instanceof(Uint8Array) }),
  );
  const start = from - first * importPartBytes;
  return Buffer.concat(found.map(({ bytes }) => bytes)).subarray(start, start + length);
}

const addressed = z.object({ id: z.coerce.number(), address: z.string() });

/** Pictures that have not come and that nobody fetches. */
export const readMissingPictures = (
  tx: Db,
  batchId: number,
  after: number,
  most: number,
): Promise<z.infer<typeof addressed>[]> =>
  rows(
    tx,
    sql`select id, address from import_picture
      where batch_id = ${batchId} and id > ${after} and state in ('found', 'failed')
      order by id limit ${most}`,
    addressed,
  );

/** Notes why pictures that nobody has asked for did not come. */
export const noteMissing = (tx: Db, batchId: number, reason: string) =>
  tx.execute(sql`
    update import_picture set state = 'failed', reason = ${reason}
    where batch_id = ${batchId} and state = 'found'`);

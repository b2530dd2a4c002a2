import type {
  BeginImportArchiveBody,
  ImportPicturesView,
  ListImportPicturesAnswer,
  ListImportPicturesBody,
  RetryImportPicturesBody,
  StartImportPicturesBody,
} from '#lib/contract/import-pictures.ts';
import type { Database, Db } from '#server/db/database.ts';
import { conflict, ShopError } from '#server/errors.ts';
import type { ShopEvents } from '#server/events.ts';
import { removeArchive } from '#server/modules/import/archive-queries.ts';
import {
  askArchive,
  beginArchive as makeArchive,
  keepArchivePart,
} from '#server/modules/import/archive-service.ts';
import { holdBatch, readView } from '#server/modules/import/batch-queries.ts';
import {
  confirmHosts,
  queueAgain,
  queueHosts,
  readPictures,
  readPicturesView,
  readStrangeHosts,
} from '#server/modules/import/picture-queries.ts';
import { pictureTexts } from '#server/modules/import/picture-texts.ts';
import { importTexts } from '#server/modules/import/texts.ts';
import { recordStaff } from '#server/staff-log.ts';

interface Needs {
  readonly database: Database;
  readonly events: Pick<ShopEvents, 'emit'>;
}

/** Pictures that a file names, asked for once its goods are written. Callers must have checked who asks. */
export function createPicturesService({ database, events }: Needs) {
  /** @throws {ShopError} 404 */
  async function view(batch: number): Promise<ImportPicturesView> {
    const found = await readPicturesView(database.db, batch);
    if (found === null) throw unknown();
    return found;
  }

  /** The pictures as they are now, of which staff are notified. */
  async function announced(batch: number): Promise<ImportPicturesView> {
    const now = await view(batch);
    const { waiting, done, failed } = now;
    events.emit('importPicturesChanged', { batch, waiting, done, failed });
    return now;
  }

  /** Confirms hosts, and asks for their pictures. @throws {ShopError} 404; 409; 422 for a host that the file does not name */
  async function start(
    staffId: number,
    { batch, hosts }: StartImportPicturesBody,
  ): Promise<ImportPicturesView> {
    await database.transaction(async (tx) => {
      await hold(tx, batch);
      const [strange] = await readStrangeHosts(tx, batch, hosts);
      if (strange !== undefined) {
        const text = pictureTexts.strangeHost(strange);
        throw new ShopError(422, 'INVALID', text, { fields: { hosts: text } });
      }
      await confirmHosts(tx, batch, hosts);
      const pictures = await queueHosts(tx, batch, hosts);
      await record(tx, staffId, batch, { hosts, pictures });
    });
    return announced(batch);
  }

  /** Asks again for what did not come. @throws {ShopError} 404; 409 */
  async function retry(
    staffId: number,
    { batch, ids }: RetryImportPicturesBody,
  ): Promise<ImportPicturesView> {
    await database.transaction(async (tx) => {
      await hold(tx, batch);
      await record(tx, staffId, batch, { pictures: await queueAgain(tx, batch, ids) });
    });
    return announced(batch);
  }

  async function list(body: ListImportPicturesBody): Promise<ListImportPicturesAnswer> {
    const found = await readPictures(database.db, { ...body, limit: body.limit + 1 });
    const items = found.slice(0, body.limit);
    return { items, next: found.length > body.limit ? (items.at(-1)?.id ?? null) : null };
  }

  /** @throws {ShopError} 404; 409 */
  async function beginArchive(body: BeginImportArchiveBody): Promise<ImportPicturesView> {
    await database.transaction(async (tx) => {
      await hold(tx, body.batch);
      await makeArchive(tx, body);
    });
    return view(body.batch);
  }

  /**
   * Keeps a part of an archive; with the last one its pictures are asked for.
   * @throws {ShopError} 404; 409; 422 for a part of another length, or an archive that is not taken, which is forgotten
   */
  async function uploadArchive(
    staffId: number,
    batch: number,
    { part, bytes }: { readonly part: number; readonly bytes: Uint8Array },
  ): Promise<ImportPicturesView> {
    const isWhole = await database.transaction(async (tx) => {
      await hold(tx, batch);
      return keepArchivePart(tx, batch, part, bytes);
    });
    if (!isWhole) return view(batch);
    try {
      await database.transaction(async (tx) => {
        await hold(tx, batch);
        await record(tx, staffId, batch, { pictures: await askArchive(tx, batch) });
      });
    } catch (error) {
      if (error instanceof ShopError && error.code === 'BAD_FILE') {
        await removeArchive(database.db, batch);
      }
      throw error;
    }
    return announced(batch);
  }

  return { view, start, retry, list, beginArchive, uploadArchive };
}
export type PicturesService = ReturnType<typeof createPicturesService>;

const unknown = () => new ShopError(404, 'IMPORT_NOT_FOUND', importTexts.unknownBatch);

/** The batch, locked until the transaction ends. @throws {ShopError} 404; 409 unless its goods are written and can be undone */
async function hold(tx: Db, batch: number): Promise<void> {
  const held = await holdBatch(tx, batch);
  if (held === null) throw unknown();
  const now = await readView(tx, batch);
  if (held.state !== 'done' || now?.undoUntil == null) {
    throw conflict('IMPORT_STATE', importTexts.wrongState);
  }
}

const record = (tx: Db, memberId: number, batch: number, after: object): Promise<void> =>
  recordStaff(tx, {
    memberId,
    action: 'Start-Import-Pictures',
    subject: `import ${batch}`,
    before: null,
    after,
  });

import { join } from 'node:path';
import { ArchiveError } from '#server/db/backup/archive.ts';
import { writeBackup } from '#server/db/backup/write-backup.ts';
import type { Config } from '#server/config.ts';
import type { Database, Db } from '#server/db/database.ts';
import { conflict, errorCode } from '#server/errors.ts';
import type { JobLogger } from '#server/jobs/job.ts';
import type { BackupChecks } from '#server/modules/backup/checks.ts';
import { type BackupFolder, bytesOf, newName } from '#server/modules/backup/folder.ts';
import {
  endDead,
  endRun,
  holdRuns,
  insertRun,
  isStillDue,
  noteProgress,
  readDatabaseSize,
} from '#server/modules/backup/queries.ts';
import { type BackupFailure, backupTexts } from '#server/modules/backup/texts.ts';
import { megabytes } from '#server/modules/backup/words.ts';
import { recordStaff } from '#server/staff-log.ts';

/** Ms between notes of how far it is. */
const every = 1_000;
/** How much larger than the last one a backup may become, and bytes that stay free in any case. */
const growth = 1.2;
const reserve = 64_000_000;
/** How much smaller the rows become in an archive; a cautious guess. */
const compressed = 1 / 3;

interface Needs {
  readonly database: Database;
  readonly settings: Pick<Config, 'dataDir'>;
  readonly logger: JobLogger;
  readonly folder: BackupFolder;
  readonly checks: BackupChecks;
  /** How many are kept. */
  readonly keep: () => number;
}

interface Progress {
  phase: 'rows' | 'pictures' | 'check';
  done: number;
  total: number;
}

/** @param memberId null: by itself */
async function begin(tx: Db, memberId: number | null, file: string): Promise<number> {
  const id = await insertRun(tx, file);
  if (id === null) throw conflict('BACKUP_RUNNING', backupTexts.running);
  const change = { action: 'Start-Backup', subject: `backup ${file}` } as const;
  await recordStaff(tx, { ...change, memberId, before: null, after: { file } });
  return id;
}

/** Makes backups, one at a time in the whole shop. */
export function createBackupRuns(needs: Needs) {
  const { database, settings, logger, folder, checks, keep } = needs;
  const mediaFolder = join(settings.dataDir, 'media');
  let running: Promise<void> = Promise.resolve();
  let isStopping = false;

  /** @throws {ShopError} 409 `NO_SPACE` */
  async function requireSpace(): Promise<void> {
    await folder.make();
    const [last] = await folder.list();
    const guess = last
      ? last.size * growth
      : (await bytesOf(mediaFolder)) + (await readDatabaseSize(database.db)) * compressed;
    const [needed, free] = [guess + reserve, await folder.free()];
    if (free < needed) {
      throw conflict('NO_SPACE', backupTexts.noSpace(megabytes(free), megabytes(needed)));
    }
  }

  /**
   * Begins a backup, which goes on after the answer.
   * @throws {ShopError} 409 while another one is running, and without enough space on the disk
   */
  async function start(memberId: number): Promise<void> {
    await requireSpace();
    await endDead(database.db, false, backupTexts.failures.ended);
    const file = newName();
    const id = await database.transaction((tx) => begin(tx, memberId, file));
    running = work(id, file);
  }

  /**
   * Begins the backup of a day unless one was made since; of several nodes one does.
   * @param due when it was to be made, ISO 8601
   * @throws {ShopError} like `start`
   */
  async function startDaily(due: string): Promise<void> {
    if (isStopping || !(await isStillDue(database.db, due))) return;
    await requireSpace();
    const file = newName();
    const id = await database.transaction(async (tx) => {
      await holdRuns(tx);
      return (await isStillDue(tx, due)) ? begin(tx, null, file) : null;
    });
    if (id !== null) running = work(id, file);
  }

  async function work(id: number, file: string): Promise<void> {
    const at: Progress = { phase: 'rows', done: 0, total: 0 };
    const stop = noteAgain(id, at);
    const failure = await make(file, at).then(
      () => null,
      (error: unknown) => {
        logger.error({ err: error, backup: file }, 'A backup failed');
        return backupTexts.failures[failureOf(error)];
      },
    );
    await stop();
    const state = failure === null ? 'done' : 'failed';
    await database.run(endRun, [id, state, failure]).catch((error: unknown) => {
      logger.error({ err: error, backup: file }, 'The end of a backup was not noted');
    });
  }

  async function make(file: string, at: Progress): Promise<void> {
    await folder.removeUnfinished();
    const onProgress = (now: Progress) => {
      if (isStopping) throw new StoppedError('The service stops');
      Object.assign(at, now);
    };
    await writeBackup({ database, mediaFolder, file: folder.pathOf(file), onProgress });
    const total = (await folder.find(file))?.size ?? 0;
    const sum = await folder.hash(file, (done) => onProgress({ phase: 'check', done, total }));
    await folder.writeSum(file, sum);
    await checks.noteRight(file);
    const old = (await folder.list()).slice(keep());
    for (const { name } of old) await folder.remove(name);
  }

  /** Notes how far it is while it runs. The embedded database answers only between transactions. */
  function noteAgain(id: number, at: Progress): () => Promise<unknown> {
    let noted: Promise<unknown> = Promise.resolve();
    let isNoting = false;
    const timer = setInterval(() => {
      if (isNoting) return;
      isNoting = true;
      noted = database
        .run(noteProgress, [id, at.phase, at.done, at.total])
        .catch((error: unknown) => logger.warn({ err: error }, 'A backup’s progress was not noted'))
        .finally(() => {
          isNoting = false;
        });
    }, every);
    return async () => {
      clearInterval(timer);
      await noted;
    };
  }

  return {
    start,
    startDaily,
    /** Gives up the backup that this process makes. */
    async stop(): Promise<void> {
      isStopping = true;
      await running;
    },
    /** Resolves when the backup that this process makes has ended. */
    ended: () => running,
    /** Ends runs whose process has died. */
    endDead: (all: boolean) => endDead(database.db, all, backupTexts.failures.ended),
  };
}
export type BackupRuns = ReturnType<typeof createBackupRuns>;

/** The backup was given up because the service stops. */
class StoppedError extends Error {
  override readonly name = 'StoppedError';
}

/** The code is that of the cause when an archive could not be written. */
function failureOf(error: unknown): BackupFailure {
  if (error instanceof StoppedError) return 'ended';
  const code = errorCode(error instanceof ArchiveError ? error.cause : error);
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'space';
  return ['EACCES', 'EROFS', 'ENOENT', 'ENOTDIR', 'EPERM'].includes(code) ? 'folder' : 'other';
}

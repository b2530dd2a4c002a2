import { createReadStream } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type {
  BackupItem,
  BackupsAnswer,
  downloadBackupQuery,
  saveBackupBody,
} from '#lib/contract/backup.ts';
import { isSame, mac } from '#lib/rules/signature.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { ShopError } from '#server/errors.ts';
import type { BackupChecks } from '#server/modules/backup/checks.ts';
import type { BackupFile, BackupFolder } from '#server/modules/backup/folder.ts';
import { readLast } from '#server/modules/backup/queries.ts';
import { backupTexts } from '#server/modules/backup/texts.ts';
import type { PanelSession } from '#server/modules/staff/session-service.ts';
import type { SealedSettings } from '#server/sealed/service.ts';
import { type StaffAction } from '#server/staff-actions.ts';
import { recordStaff } from '#server/staff-log.ts';

/** Ms for which a ticket is good. */
const ticketLife = 60_000;

const storedBackup = z.object({
  keep: z.int().min(1).default(7),
  hour: z.int().min(0).max(23).nullable().default(null),
});

/** How many backups are kept, and at which hour in Tehran one is made each day; null: at none. */
export const backupSettings = (sealed: Pick<SealedSettings, 'get'>): z.infer<typeof storedBackup> =>
  storedBackup.parse(sealed.get('backup').value);

interface Needs {
  readonly database: Database;
  readonly settings: Pick<Config, 'backupDir' | 'sealSecret'>;
  readonly sealedSettings: SealedSettings;
  readonly folder: BackupFolder;
  readonly checks: BackupChecks;
}

/** Backups as staff see them. They are made by `createBackupRuns`. */
export function createBackupService(needs: Needs) {
  const { database, settings, sealedSettings, folder, checks } = needs;
  const ticketKey = mac(settings.sealSecret, 'ticket of a backup');

  async function read(): Promise<BackupsAnswer> {
    await folder.make();
    const last = await readLast(database.db);
    const files = await folder.list();
    const { revision } = sealedSettings.get('backup');
    return {
      revision,
      ...backupSettings(sealedSettings),
      folder: settings.backupDir,
      free: await folder.free(),
      running: last?.state === 'running' ? last : null,
      failure: last?.state === 'failed' ? last.failure : null,
      items: await Promise.all(files.map(shown)),
    };
  }

  const shown = async (file: BackupFile): Promise<BackupItem> => ({
    name: file.name,
    at: file.at,
    size: file.size,
    checksum: await checks.stateOf(file),
    restore: `npm run restore -- ${quoted(folder.pathOf(file.name))} --force`,
  });

  async function found(name: string): Promise<BackupFile> {
    const file = await folder.find(name);
    if (!file) throw new ShopError(404, 'BACKUP_NOT_FOUND', backupTexts.unknown);
    return file;
  }

  /** @throws {ShopError} 409 `STALE` */
  async function save(
    memberId: number,
    { revision, keep, hour }: z.output<typeof saveBackupBody>,
  ): Promise<BackupsAnswer> {
    const wanted = { memberId, key: 'backup', revision, action: 'Save-Backup-Settings' } as const;
    await sealedSettings.save(wanted, async ({ value }) => {
      const before = storedBackup.parse(value);
      const after = { keep, hour: hour === undefined ? before.hour : hour };
      if (isDeepStrictEqual(after, before)) return null;
      return { value: after, secrets: null, before, after };
    });
    return read();
  }

  /** Reads a backup and compares its check sum. @throws {ShopError} 404 */
  async function compare(name: string): Promise<BackupItem> {
    const file = await found(name);
    return { ...(await shown(file)), checksum: await checks.compare(file) };
  }

  /** @throws {ShopError} 404 */
  async function remove(memberId: number, name: string): Promise<BackupsAnswer> {
    const { size } = await found(name);
    await record(memberId, 'Remove-Backup', name, { size });
    await folder.remove(name);
    return read();
  }

  const markOf = (name: string, until: number, sessionId: string): string =>
    mac(ticketKey, `${name} ${until} ${sessionId}`).toString('base64url');

  /**
   * Where this session gets a backup from, within a minute. Recorded.
   * @throws {ShopError} 404
   */
  async function ticket({ id, memberId }: PanelSession, name: string): Promise<string> {
    const { size } = await found(name);
    await record(memberId, 'Download-Backup', name, { size });
    const until = Date.now() + ticketLife;
    const query = new URLSearchParams({
      name,
      until: String(until),
      mark: markOf(name, until, id),
    });
    return `/api/panel/backup?${query}`;
  }

  /**
   * The bytes of a backup.
   * @throws {ShopError} 404; 403 for a ticket that has ended or is another session's
   */
  async function open(
    { id }: PanelSession,
    { name, until, mark }: z.output<typeof downloadBackupQuery>,
  ) {
    if (until < Date.now() || !isSame(mark, markOf(name, until, id))) {
      throw new ShopError(403, 'TICKET', backupTexts.wrongTicket);
    }
    const { size } = await found(name);
    return { size, bytes: createReadStream(folder.pathOf(name)) };
  }

  const record = (memberId: number, action: StaffAction, name: string, before: object) =>
    database.transaction((tx) =>
      recordStaff(tx, { memberId, action, subject: `backup ${name}`, before, after: null }),
    );

  return { read, save, compare, remove, ticket, open };
}
export type BackupService = ReturnType<typeof createBackupService>;

/** A word of a shell's command line. */
const quoted = (text: string): string =>
  /^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;

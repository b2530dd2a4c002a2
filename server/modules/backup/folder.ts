import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { lstat, mkdir, readdir, readFile, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ShopError, errorCode } from '#server/errors.ts';
import { backupTexts } from '#server/modules/backup/texts.ts';

const form = /^kahroba-(\d{4})-(\d{2})-(\d{2})-(\d{2})-(\d{2})-(\d{2})\.tar$/;
/** What `writeBackup` leaves when its process ends. */
const unfinished = /^kahroba-[\d-]+\.tar\.part$/;

/** The name of a backup that is made now. */
export const newName = (): string =>
  `kahroba-${new Date().toISOString().slice(0, 19).replaceAll(/[:T]/g, '-')}.tar`;

/** When a backup was begun, ISO 8601; null for any other file. */
export function timeOf(name: string): string | null {
  const [, ...parts] = form.exec(name) ?? [];
  const [year, month, day, hour, minute, second] = parts;
  const text = `${year}-${month}-${day}T${hour}:${minute}:${second}.000Z`;
  return parts.length > 0 && !Number.isNaN(Date.parse(text)) ? text : null;
}

export interface BackupFile {
  readonly name: string;
  readonly at: string;
  /** Bytes. */
  readonly size: number;
  /** When it was last written, ms. */
  readonly writtenAt: number;
}

const orNull = (error: unknown): null => {
  if (errorCode(error) === 'ENOENT') return null;
  throw error;
};

/** The folder of backups. Each has its check sum beside it, in a file `sha256sum -c` reads. */
export function createBackupFolder(folder: string) {
  const pathOf = (name: string) => join(folder, name);
  const sumOf = (name: string) => `${pathOf(name)}.sha256`;

  async function find(name: string): Promise<BackupFile | null> {
    const at = timeOf(name);
    const found = at === null ? null : await lstat(pathOf(name)).catch(orNull);
    if (at === null || found?.isFile() !== true) return null;
    return { name, at, size: found.size, writtenAt: found.mtimeMs };
  }

  /** The newest first. */
  async function list(): Promise<BackupFile[]> {
    const names = (await readdir(folder).catch(orNull)) ?? [];
    const found = await Promise.all(names.map((name) => find(name)));
    return found
      .flatMap((each) => each ?? [])
      .toSorted((one, other) => other.at.localeCompare(one.at));
  }

  /** SHA-256 of its bytes. @param onBytes how many were read */
  async function hash(name: string, onBytes: (done: number) => void = () => undefined) {
    const made = createHash('sha256');
    let done = 0;
    for await (const chunk of createReadStream(pathOf(name), { highWaterMark: 1 << 20 })) {
      made.update(chunk as Buffer);
      done += (chunk as Buffer).length;
      onBytes(done);
    }
    return made.digest('hex');
  }

  return {
    pathOf,
    find,
    list,
    hash,
    /** @throws {ShopError} 503 where it cannot be made */
    async make(): Promise<void> {
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
      } catch (cause) {
        throw new ShopError(503, 'BACKUP_FOLDER', backupTexts.noFolder(folder), { cause });
      }
    },
    writeSum: (name: string, sum: string) =>
      writeFile(sumOf(name), `${sum}  ${name}\n`, { mode: 0o600 }),
    /** The check sum it was written with; null without one. */
    async readSum(name: string): Promise<string | null> {
      const text = await readFile(sumOf(name), 'utf8').catch(orNull);
      return text === null ? null : (/^[\da-f]{64}(?= )/.exec(text)?.[0] ?? '');
    },
    async remove(name: string): Promise<void> {
      await rm(pathOf(name), { force: true });
      await rm(sumOf(name), { force: true });
    },
    async removeUnfinished(): Promise<void> {
      const names = (await readdir(folder).catch(orNull)) ?? [];
      const left = names.filter((name) => unfinished.test(name));
      await Promise.all(left.map((name) => rm(pathOf(name), { force: true })));
    },
    /** Free bytes. */
    async free(): Promise<number> {
      const { bavail, bsize } = await statfs(folder);
      return bavail * bsize;
    },
  };
}
export type BackupFolder = ReturnType<typeof createBackupFolder>;

/** Bytes of all files of a folder; 0 without it. */
export async function bytesOf(folder: string): Promise<number> {
  const names = (await readdir(folder).catch(orNull)) ?? [];
  let total = 0;
  for (const name of names) total += (await lstat(join(folder, name)).catch(orNull))?.size ?? 0;
  return total;
}

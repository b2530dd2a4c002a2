import { opendir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { cleaningBatch } from '#server/db/statement.ts';
import { errorCode } from '#server/errors.ts';
import { createFilesystemStore } from './filesystem-store.ts';

/** Pictures made at a time, and how many more may wait: drawing one keeps a core busy for a quarter of a second. */
const atOnce = 1;
const mostWaiting = 50;

/** Resolves to null where there is nothing to be made under that name. */
export type MakePicture = (name: string) => Promise<Buffer | null>;

/** What cannot be made now. */
export class TooManyToMake extends Error {
  override readonly name = 'TooManyToMake';
}

/** Pictures made when they are first asked for, and kept until they are old. */
export interface MadePictures {
  readonly folder: string;
  /**
   * Resolves to whether the file is there now.
   * @throws {TooManyToMake}
   */
  provide(name: string): Promise<boolean>;
}

export function createMadePictures(folder: string, make: MakePicture): MadePictures {
  const store = createFilesystemStore(folder);
  const underWay = new Map<string, Promise<boolean>>();
  const queue: (() => void)[] = [];
  let busy = 0;

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (busy >= atOnce) {
      if (queue.length >= mostWaiting) throw new TooManyToMake();
      await new Promise<void>((go) => queue.push(go));
    } else busy += 1;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else busy -= 1;
    }
  }

  async function makeOne(name: string): Promise<boolean> {
    const bytes = await make(name);
    if (bytes === null) return false;
    await store.put(name, bytes);
    return true;
  }

  return {
    folder,
    async provide(name) {
      if (await store.has(name)) return true;
      const waiting = underWay.get(name);
      if (waiting) return waiting;
      const making = inTurn(() => makeOne(name)).finally(() => underWay.delete(name));
      underWay.set(name, making);
      return making;
    },
  };
}

/** What is still wanted after so long is made anew, in ms. */
const oldest = 30 * 86_400_000;

/** Removes some of what was made long ago. */
export async function removeSomeMade(folder: string, now = Date.now()): Promise<number> {
  let removed = 0;
  for await (const name of namesIn(folder)) {
    const file = join(folder, name);
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: now }));
    if (now - mtimeMs < oldest) continue;
    await rm(file, { force: true });
    removed += 1;
    if (removed === cleaningBatch) break;
  }
  return removed;
}

async function* namesIn(folder: string): AsyncGenerator<string> {
  try {
    for await (const entry of await opendir(folder)) if (entry.isFile()) yield entry.name;
  } catch (error) {
    // Nothing was made yet.
    if (errorCode(error) !== 'ENOENT') throw error;
  }
}

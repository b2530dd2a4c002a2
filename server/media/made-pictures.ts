import { opendir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { cleaningBatch } from '#server/db/statement.ts';
import { errorCode } from '#server/errors.ts';
import { createFilesystemStore } from './filesystem-store.ts';
import { createTurns } from './turns.ts';

/** How many pictures may wait while one is drawn, which takes a core about 250 ms. */
const mostWaiting = 50;

/** How long a failed drawing is not retried, in ms, and how many failures are remembered. */
const failedFor = 300_000;
const mostFailed = 1_000;

/** How to draw the requested file, or the name that replaced it. */
export type Found =
  | { readonly draw: () => Promise<Buffer | null> }
  | { readonly nowCalled: string };

/** Looks up a name; null when it does not exist. Not queued, so it must be fast. */
export type FindPicture = (name: string) => Promise<Found | null>;

/** Error for a picture that cannot be drawn now. */
export class FailedLately extends Error {
  override readonly name = 'FailedLately';
}

/** Whether the file exists now; or the name that replaced it. */
export type Provided = boolean | { readonly nowCalled: string };

/** Pictures drawn on first request and kept until they are old. */
export interface MadePictures {
  readonly folder: string;
  has(name: string): Promise<boolean>;
  /** @throws {TooManyWaiting | FailedLately} */
  provide(name: string): Promise<Provided>;
}

export function createMadePictures(folder: string, find: FindPicture): MadePictures {
  const store = createFilesystemStore(folder);
  const underWay = new Map<string, Promise<Provided>>();
  const inTurn = createTurns(mostWaiting);
  const failed = new LRUCache<string, true>({ max: mostFailed, ttl: failedFor });

  async function makeOne(name: string, draw: () => Promise<Buffer | null>): Promise<boolean> {
    try {
      const bytes = await draw();
      if (bytes === null) return false;
      await store.put(name, bytes);
      return true;
    } catch (error) {
      failed.set(name, true);
      throw error;
    }
  }

  /** Looks the name up before queueing, so that requests for unknown names do not delay others. */
  async function findAndMake(name: string): Promise<Provided> {
    const found = await find(name);
    if (found === null) return false;
    return 'draw' in found ? inTurn(() => makeOne(name, found.draw)) : found;
  }

  return {
    folder,
    has: (name) => store.has(name),
    async provide(name) {
      if (await store.has(name)) return true;
      if (failed.has(name)) throw new FailedLately();
      const waiting = underWay.get(name);
      if (waiting) return waiting;
      const making = findAndMake(name).finally(() => underWay.delete(name));
      underWay.set(name, making);
      return making;
    },
  };
}

/** Age in ms after which a file is removed; it is drawn again on the next request. */
const oldest = 30 * 86_400_000;

/** Removes one batch of files older than `oldest`; returns how many. */
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
    // The folder does not exist before the first picture is drawn.
    if (errorCode(error) !== 'ENOENT') throw error;
  }
}

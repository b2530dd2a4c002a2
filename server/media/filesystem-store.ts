import { randomUUID } from 'node:crypto';
import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaStore } from './media-store.ts';

const safeName = /^[0-9a-z]+(?:-[0-9a-z]+)*\.(?:avif|webp|jpg|mp4)$/;

/** Stores pictures in one folder, created on the first write. */
export function createFilesystemStore(folder: string): MediaStore {
  const locate = (name: string): string => {
    if (!safeName.test(name)) throw new TypeError(`not a media name: ${name}`);
    return join(folder, name);
  };
  return {
    async has(name) {
      try {
        await access(locate(name));
        return true;
      } catch (error) {
        if (error instanceof TypeError) throw error;
        return false;
      }
    },
    async put(name, bytes) {
      const target = locate(name);
      const part = join(folder, `.${randomUUID()}.part`);
      await mkdir(folder, { recursive: true });
      try {
        await writeFile(part, bytes);
        await rename(part, target);
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
    },
  };
}

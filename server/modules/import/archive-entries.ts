import { z } from 'zod';

/** Where a picture is in an archive, as its directory says. */
export const zipPlace = z.object({
  at: z.int(),
  method: z.int(),
  packed: z.int(),
  unpacked: z.int(),
});
export type ZipPlace = z.infer<typeof zipPlace>;

/** Whether a name leads out of the folder, or is not one of a file system like ours. */
export const isUnsafeName = (name: string): boolean =>
  /^(?:\/|[A-Za-z]:)|[\\\0]/.test(name) || name.split('/').includes('..');

/** What names of an archive and addresses have in common: the path below `uploads`. */
function belowUploads(path: string): string | null {
  const parts = path.normalize('NFC').split('/');
  const at = parts.indexOf('uploads');
  return at === -1 || at === parts.length - 1 ? null : parts.slice(at + 1).join('/');
}

/** An archive of the folder itself has the paths below it. */
export const keyOfName = (name: string): string =>
  belowUploads(name) ?? name.replace(/^(?:\.\/)+/, '').normalize('NFC');

/** Null for an address of no picture in `uploads`. */
export function keyOfAddress(address: string): string | null {
  const path = URL.parse(address)?.pathname ?? '';
  try {
    return belowUploads(decodeURIComponent(path));
  } catch {
    return belowUploads(path);
  }
}

import type { MediaItem } from '#lib/contract/media.ts';
import { call, CallError } from '#panel/client.ts';

/** Files that are sent at the same time. */
const atOnce = 3;
/** Between two tries while others are being encoded, in ms, and how many there are. */
const pause = 3_000;
const tries = 10;

/** What the service accepts. */
export const pictureTypes = 'image/jpeg,image/png,image/webp,image/avif';
export const mostMegabytes = 15;

/** `wide`: shown across a page, as pictures of posts are. */
export type PictureKind = 'plain' | 'wide';

const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

async function send(file: File, kind: PictureKind, left = tries): Promise<MediaItem> {
  const form = new FormData();
  // Fields go before the file, whose end is the body's.
  form.set('kind', kind);
  form.set('file', file);
  try {
    return await call<MediaItem>('Upload-Media', form);
  } catch (error) {
    if (!(error instanceof CallError) || error.status !== 429 || left === 0) throw error;
    await wait(pause);
    return send(file, kind, left - 1);
  }
}

let running = 0;
const waiting: (() => void)[] = [];

/** Stores a picture; at most three are under way, the rest wait. @throws {CallError} */
export async function uploadPicture(file: File, kind: PictureKind = 'plain'): Promise<MediaItem> {
  if (running >= atOnce) await new Promise<void>((go) => waiting.push(go));
  running += 1;
  try {
    return await send(file, kind);
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

type Files = Iterable<File> | null | undefined;
const isPicture = ({ type }: File): boolean => type.startsWith('image/');

/** The pictures among what was chosen, dropped or pasted. */
export const picturesIn = (files: Files): File[] => [...(files ?? [])].filter(isPicture);

/** Names of the files among it that are no pictures. */
export const othersIn = (files: Files): string[] =>
  [...(files ?? [])].flatMap((file) => (isPicture(file) ? [] : [file.name]));

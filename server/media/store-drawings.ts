import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import { drawingSettings } from './encode-picture.ts';
import type { EncodeSettings } from './encode-picture.ts';
import { storeDrawing } from './store-picture.ts';
import type { PictureKind, StoredPicture } from './store-picture.ts';
import type { MediaStore } from './media-store.ts';

export interface NamedDrawing {
  name: string;
  width: number;
  height: number;
  kind?: PictureKind;
  svg(): string;
}

/**
 * Stores many drawings, one per core at a time with single-threaded encoders: twice as fast as one drawing at
 * a time with multi-threaded encoders.
 * @param onProgress called after each picture with the number done
 * @returns the stored pictures by the names of the drawings
 */
export async function storeDrawings(
  store: MediaStore,
  drawings: readonly NamedDrawing[],
  onProgress: (done: number, all: number) => void = () => {},
  settings: EncodeSettings = drawingSettings,
): Promise<Map<string, StoredPicture>> {
  const threads = sharp.concurrency();
  sharp.concurrency(1);
  const stored = new Map<string, StoredPicture>();
  const queue = drawings.values();
  const work = async (): Promise<void> => {
    for (const { name, width, height, kind = 'plain', svg } of queue) {
      // oxlint-disable-next-line no-await-in-loop -- one worker takes one drawing at a time
      stored.set(name, await storeDrawing(store, svg(), { width, height }, { kind, settings }));
      onProgress(stored.size, drawings.length);
    }
  };
  try {
    await Promise.all(Array.from({ length: availableParallelism() }, work));
  } finally {
    sharp.concurrency(threads);
  }
  return stored;
}

import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import { drawingSettings, quickSettings } from './encode-picture.ts';
import type { EncodeSettings } from './encode-picture.ts';
import { drawingAs, storeDrawing } from './store-picture.ts';
import type { PictureKind, StoredPicture } from './store-picture.ts';
import type { MediaStore } from './media-store.ts';

export interface NamedDrawing {
  name: string;
  width: number;
  height: number;
  kind?: PictureKind;
  /** Rarely looked at, so rather encoded quickly than small. */
  isQuick?: boolean;
  svg(): string;
}

interface Storing {
  /** Called after each picture with the number done. */
  onProgress?: (done: number, all: number) => void;
  settings?: EncodeSettings;
  /** Ends it after the drawings in hand. */
  signal?: AbortSignal;
}

const keepingOf = (
  { kind = 'plain', isQuick = false }: NamedDrawing,
  settings: EncodeSettings = drawingSettings,
) => ({ kind, settings: isQuick ? quickSettings : settings });

const sizeOf = ({ width, height }: NamedDrawing) => ({ width, height });

/** Where drawings will be stored, by their names. */
export function placesOfDrawings(
  drawings: readonly NamedDrawing[],
  settings?: EncodeSettings,
): Map<string, StoredPicture> {
  return new Map(
    drawings.map((drawing) => [
      drawing.name,
      drawingAs(drawing.svg(), sizeOf(drawing), keepingOf(drawing, settings)),
    ]),
  );
}

/**
 * Stores many drawings, one per core at a time with single-threaded encoders: twice as fast as one drawing at
 * a time with multi-threaded encoders.
 * @returns the stored pictures by the names of the drawings
 */
export async function storeDrawings(
  store: MediaStore,
  drawings: readonly NamedDrawing[],
  { onProgress, settings, signal }: Storing = {},
): Promise<Map<string, StoredPicture>> {
  const threads = sharp.concurrency();
  sharp.concurrency(1);
  const stored = new Map<string, StoredPicture>();
  const queue = drawings.values();
  const work = async (): Promise<void> => {
    for (const drawing of queue) {
      if (signal?.aborted) return;
      const keeping = keepingOf(drawing, settings);
      stored.set(
        drawing.name,
        // oxlint-disable-next-line no-await-in-loop -- one worker takes one drawing at a time
        await storeDrawing(store, drawing.svg(), sizeOf(drawing), keeping),
      );
      onProgress?.(stored.size, drawings.length);
    }
  };
  try {
    await Promise.all(Array.from({ length: availableParallelism() }, work));
  } finally {
    sharp.concurrency(threads);
  }
  return stored;
}

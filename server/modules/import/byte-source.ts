import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';

/** Bytes that can be read several times. */
export interface ByteSource {
  readonly size: number;
  /** Its bytes in small pieces. */
  open(): AsyncIterable<Uint8Array>;
}

/** How much is taken in at once, so that other work comes in between. */
export const pieceBytes = 16 * 1024;

export async function fileSource(path: string): Promise<ByteSource> {
  const { size } = await stat(path);
  return { size, open: () => createReadStream(path, { highWaterMark: pieceBytes }) };
}

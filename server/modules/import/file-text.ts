import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { importTexts } from '#server/modules/import/texts.ts';
import { badFile } from '#server/modules/import/refusal.ts';

const mostBytes = 100_000_000;

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1256';

/** The text of a file in pieces, without its byte order mark. @throws {ShopError} 422 */
export async function* textOf(file: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(await encodingOf(file));
  for await (const bytes of bytesOf(file)) yield decoder.decode(bytes, { stream: true });
  yield decoder.decode();
}

/**
 * By its byte order mark, else UTF-8 if all of it is valid, else windows-1256.
 * @throws {ShopError} 422 for an empty or too large file, and one that is no text
 */
export async function encodingOf(file: string): Promise<Encoding> {
  const { size } = await stat(file);
  if (size === 0) throw badFile(importTexts.empty);
  if (size > mostBytes) throw badFile(importTexts.tooLarge);
  const strict = new TextDecoder('utf-8', { fatal: true });
  let isUtf8 = true;
  let isFirst = true;
  for await (const bytes of bytesOf(file)) {
    if (isFirst) {
      const marked = markOf(bytes);
      if (marked) return marked;
      isFirst = false;
    }
    if (bytes.includes(0)) throw badFile(importTexts.binary);
    isUtf8 &&= isValid(strict, bytes);
  }
  return isUtf8 && isValid(strict) ? 'utf-8' : 'windows-1256';
}

function markOf(bytes: Buffer): Encoding | null {
  if (bytes.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'))) throw badFile(importTexts.isZip);
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return null;
}

function isValid(decoder: TextDecoder, bytes?: Buffer): boolean {
  try {
    decoder.decode(bytes, { stream: bytes !== undefined });
    return true;
  } catch {
    return false;
  }
}

const bytesOf = (file: string): AsyncIterable<Buffer> =>
  createReadStream(file, { highWaterMark: 64 * 1024 });

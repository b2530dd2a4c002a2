import { mostImportBytes } from '#lib/contract/import-names.ts';
import type { ByteSource } from '#server/modules/import/byte-source.ts';
import { importTexts } from '#server/modules/import/texts.ts';
import { badFile } from '#server/modules/import/refusal.ts';

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1256';

/** The text of a file in pieces, without its byte order mark. */
export async function* textOf(source: ByteSource, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const bytes of source.open()) yield decoder.decode(bytes, { stream: true });
  yield decoder.decode();
}

/**
 * By its byte order mark, else UTF-8 if all of it is valid, else windows-1256.
 * @throws {ShopError} 422 for an empty or too large file, and one that is no text
 */
export async function encodingOf(source: ByteSource): Promise<Encoding> {
  if (source.size === 0) throw badFile(importTexts.empty);
  if (source.size > mostImportBytes) throw badFile(importTexts.tooLarge);
  const strict = new TextDecoder('utf-8', { fatal: true });
  let isUtf8 = true;
  let isFirst = true;
  for await (const bytes of source.open()) {
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

function markOf(bytes: Uint8Array): Encoding | null {
  if (Buffer.from('PK\u0003\u0004').equals(bytes.subarray(0, 4))) throw badFile(importTexts.isZip);
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return null;
}

function isValid(decoder: TextDecoder, bytes?: Uint8Array): boolean {
  try {
    decoder.decode(bytes, { stream: bytes !== undefined });
    return true;
  } catch {
    return false;
  }
}

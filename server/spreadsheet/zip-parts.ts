import { Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import { SheetError } from '#server/spreadsheet/sheet-error.ts';
import {
  type ZipEntry,
  packedBytes,
  zipEnd,
  zipEntries,
  zipTailBytes,
} from '#server/zip/zip-directory.ts';

/** Bytes of one part, and of all, once they are unpacked. */
const mostOfOne = 150_000_000;
const mostOfAll = 250_000_000;
const mostParts = 1_000;

/** The parts of a ZIP, by name. */
export class ZipParts {
  readonly #file: Uint8Array;
  readonly #parts: ReadonlyMap<string, ZipEntry>;

  /** @throws {SheetError} `broken`; `large` when its directory declares more than is read */
  constructor(file: Uint8Array) {
    this.#file = file;
    try {
      this.#parts = readDirectory(file);
    } catch (error) {
      throw error instanceof SheetError ? error : new SheetError('broken', null, error);
    }
  }

  has(name: string): boolean {
    return this.#parts.has(name);
  }

  /** The text of a part as it is unpacked, never more than was declared. @throws {SheetError} `broken`, `large` */
  async *textOf(name: string): AsyncGenerator<string> {
    const part = this.#parts.get(name);
    if (part === undefined) throw new SheetError('broken');
    const decoder = new TextDecoder();
    let size = 0;
    try {
      for await (const bytes of this.#bytesOf(part)) {
        size += bytes.length;
        if (size > part.unpacked) throw new SheetError('large');
        yield decoder.decode(bytes, { stream: true });
      }
    } catch (error) {
      throw error instanceof SheetError ? error : new SheetError('broken', null, error);
    }
  }

  #bytesOf({ at, method, packed }: ZipEntry): AsyncIterable<Uint8Array> {
    const bytes = packedBytes(this.#file, at, packed);
    if (method === 0) return Readable.from([bytes]);
    if (method !== 8) throw new SheetError('broken');
    const unpacking = createInflateRaw({ chunkSize: 65_536 });
    unpacking.end(bytes);
    return unpacking;
  }
}

function readDirectory(file: Uint8Array): ReadonlyMap<string, ZipEntry> {
  const { at, size, count } = zipEnd(file.subarray(-zipTailBytes));
  if (count > mostParts) throw new SheetError('large');
  const entries = [...zipEntries(file.subarray(at, at + size), count)];
  const all = entries.reduce((sum, { unpacked }) => sum + unpacked, 0);
  if (all > mostOfAll || entries.some(({ unpacked }) => unpacked > mostOfOne)) {
    throw new SheetError('large');
  }
  return new Map(entries.map((entry) => [entry.name, entry]));
}

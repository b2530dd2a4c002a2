import { Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import { SheetError } from '#server/spreadsheet/sheet-error.ts';

/** Bytes of one part, and of all, once they are unpacked. */
const mostOfOne = 150_000_000;
const mostOfAll = 250_000_000;
const mostParts = 1_000;

const endMark = 0x06054b50;
const partMark = 0x02014b50;
const ownMark = 0x04034b50;
/** Bytes of the end record, of a part's record, and of its own head, without their texts. */
const [endLength, partLength, ownLength] = [22, 46, 30];
const longestComment = 65_535;

interface Part {
  /** Where its own head begins. */
  readonly at: number;
  readonly method: number;
  readonly packed: number;
  readonly unpacked: number;
}

/** The parts of a ZIP, by name. */
export class ZipParts {
  readonly #file: Uint8Array;
  readonly #view: DataView;
  readonly #parts: ReadonlyMap<string, Part>;

  /** @throws {SheetError} `broken`; `large` when its directory declares more than is read */
  constructor(file: Uint8Array) {
    this.#file = file;
    this.#view = new DataView(file.buffer, file.byteOffset, file.byteLength);
    this.#parts = this.#readDirectory();
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

  #bytesOf({ at, method, packed }: Part): AsyncIterable<Uint8Array> {
    const view = this.#view;
    if (at + ownLength > view.byteLength || view.getUint32(at, true) !== ownMark) {
      throw new SheetError('broken');
    }
    const from = at + ownLength + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
    const bytes = this.#file.subarray(from, from + packed);
    if (method === 0) return Readable.from([bytes]);
    if (method !== 8) throw new SheetError('broken');
    const unpacking = createInflateRaw({ chunkSize: 65_536 });
    unpacking.end(bytes);
    return unpacking;
  }

  #readDirectory(): ReadonlyMap<string, Part> {
    const view = this.#view;
    const end = this.#findEnd();
    const count = view.getUint16(end + 10, true);
    if (count > mostParts) throw new SheetError('large');
    const parts = new Map<string, Part>();
    let at = view.getUint32(end + 16, true);
    for (let n = 0; n < count; n += 1) {
      if (at + partLength > end || view.getUint32(at, true) !== partMark) {
        throw new SheetError('broken');
      }
      const [name = 0, extra = 0, comment = 0] = [28, 30, 32].map((place) =>
        view.getUint16(at + place, true),
      );
      const from = at + partLength;
      parts.set(new TextDecoder().decode(this.#file.subarray(from, from + name)), {
        at: view.getUint32(at + 42, true),
        method: view.getUint16(at + 10, true),
        packed: view.getUint32(at + 20, true),
        unpacked: view.getUint32(at + 24, true),
      });
      at = from + name + extra + comment;
    }
    const sizes = [...parts.values()].map(({ unpacked }) => unpacked);
    const all = sizes.reduce((sum, size) => sum + size, 0);
    if (all > mostOfAll || sizes.some((size) => size > mostOfOne)) throw new SheetError('large');
    return parts;
  }

  #findEnd(): number {
    const last = this.#view.byteLength - endLength;
    for (let at = last; at >= Math.max(0, last - longestComment); at -= 1) {
      if (this.#view.getUint32(at, true) === endMark) return at;
    }
    throw new SheetError('broken');
  }
}

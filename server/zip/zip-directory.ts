/** Bytes of the end record, of an entry's record, and of its own head, without their texts. */
const [endLength, entryLength, ownLength] = [22, 46, 30];
const [endMark, entryMark, ownMark] = [0x06054b50, 0x02014b50, 0x04034b50];
const longestComment = 65_535;

/** As many bytes from the end of a file as its end record can begin at. */
export const zipTailBytes = endLength + longestComment;
/** As many bytes as there are before an entry's own bytes, at most. */
export const zipHeadBytes = ownLength + 2 * 65_535;

/** A file that is no ZIP, or one that is not read: of more than 4 GB, or of more parts than are counted. */
export class BrokenZip extends Error {
  override readonly name = 'BrokenZip';
}

/** Where the directory is, and how many entries it says to have. */
interface ZipEnd {
  readonly at: number;
  readonly size: number;
  readonly count: number;
}

export interface ZipEntry {
  readonly name: string;
  /** Where its own head begins. */
  readonly at: number;
  /** 0 stored, 8 deflated. */
  readonly method: number;
  /** Bytes, as the directory declares them. */
  readonly packed: number;
  readonly unpacked: number;
  readonly isEncrypted: boolean;
}

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, byteLength);

/** @param tail the last bytes of a file: `zipTailBytes`, or all of a shorter one @throws {BrokenZip} */
export function zipEnd(tail: Uint8Array): ZipEnd {
  const view = viewOf(tail);
  for (let at = view.byteLength - endLength; at >= 0; at -= 1) {
    if (view.getUint32(at, true) !== endMark) continue;
    return {
      count: view.getUint16(at + 10, true),
      size: view.getUint32(at + 12, true),
      at: view.getUint32(at + 16, true),
    };
  }
  throw new BrokenZip('There is no end record');
}

/** @param directory of `size` bytes from `at` @throws {BrokenZip} */
export function* zipEntries(directory: Uint8Array, count: number): Generator<ZipEntry> {
  const view = viewOf(directory);
  let at = 0;
  for (let n = 0; n < count; n += 1) {
    if (at + entryLength > view.byteLength || view.getUint32(at, true) !== entryMark) {
      throw new BrokenZip('The directory is broken');
    }
    const [name = 0, extra = 0, comment = 0] = [28, 30, 32].map((place) =>
      view.getUint16(at + place, true),
    );
    const from = at + entryLength;
    yield {
      name: new TextDecoder().decode(directory.subarray(from, from + name)),
      at: view.getUint32(at + 42, true),
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      unpacked: view.getUint32(at + 24, true),
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
    };
    at = from + name + extra + comment;
  }
}

/** The packed bytes of an entry. @param from where its head begins in `bytes` @throws {BrokenZip} */
export function packedBytes(bytes: Uint8Array, from: number, packed: number): Uint8Array {
  const view = viewOf(bytes);
  if (from + ownLength > view.byteLength || view.getUint32(from, true) !== ownMark) {
    throw new BrokenZip('An entry is broken');
  }
  const start =
    from + ownLength + view.getUint16(from + 26, true) + view.getUint16(from + 28, true);
  return bytes.subarray(start, start + packed);
}

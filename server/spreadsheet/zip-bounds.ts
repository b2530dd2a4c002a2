import { SheetError } from '#server/spreadsheet/sheet-error.ts';

/** Bytes of one part, and of all, once they are unpacked. */
const mostOfOne = 150_000_000;
const mostOfAll = 250_000_000;
const mostParts = 1_000;

const endMark = 0x06054b50;
const partMark = 0x02014b50;
/** Bytes of the end record, and of a part's record, without their texts. */
const [endLength, partLength] = [22, 46];
const longestComment = 65_535;
/** Stands in for sizes that ZIP64 writes elsewhere: files as large are not read. */
const elsewhere = 0xffff_ffff;

/**
 * Refuses a ZIP whose directory declares more than is read, or declares no sizes. The reader unpacks no more of a part
 * than its declared size.
 * @throws {SheetError} `broken`, `large`
 */
export function boundZip(file: Uint8Array): void {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  if (count > mostParts) throw new SheetError('large');
  let at = view.getUint32(end + 16, true);
  let all = 0;
  for (let part = 0; part < count; part += 1) {
    if (at + partLength > end || view.getUint32(at, true) !== partMark) {
      throw new SheetError('broken');
    }
    const packed = view.getUint32(at + 20, true);
    const unpacked = view.getUint32(at + 24, true);
    all += boundPart(packed, unpacked);
    const texts = [28, 30, 32].map((place) => view.getUint16(at + place, true));
    at += partLength + texts.reduce((sum, length) => sum + length);
  }
  if (all > mostOfAll) throw new SheetError('large');
}

/** @returns the unpacked size */
function boundPart(packed: number, unpacked: number): number {
  if (packed === elsewhere || unpacked === elsewhere) throw new SheetError('large');
  // The reader takes 0 for a size that is not known. Two bytes are nothing, packed.
  if (unpacked === 0 && packed > 2) throw new SheetError('broken');
  if (unpacked > mostOfOne) throw new SheetError('large');
  return unpacked;
}

function findEnd(view: DataView): number {
  const last = view.byteLength - endLength;
  for (let at = last; at >= Math.max(0, last - longestComment); at -= 1) {
    if (view.getUint32(at, true) === endMark) return at;
  }
  throw new SheetError('broken');
}

import sharp from 'sharp';

const side = 32;
const kept = 8;

const cosines = Array.from({ length: kept }, (_row, frequency) =>
  Array.from({ length: side }, (_cell, place) =>
    Math.cos(((2 * place + 1) * frequency * Math.PI) / (2 * side)),
  ),
);

/** The lowest `kept` frequencies of each row of `side` values. */
const transformed = (rows: readonly (readonly number[])[]): number[][] =>
  rows.map((row) =>
    cosines.map((cosine) =>
      cosine.reduce((sum, factor, place) => sum + factor * (row[place] ?? 0), 0),
    ),
  );

const turned = (rows: readonly (readonly number[])[]): number[][] =>
  (rows[0] ?? []).map((_value, column) => rows.map((row) => row[column] ?? 0));

/**
 * The 64-bit pHash of a picture: scaled to 32 x 32 grey pixels, its discrete cosine transform
 * (DCT-II), of which the 8 x 8 lowest frequencies count; a bit is set where one is greater than
 * their median.
 */
export async function perceptualHash(svg: string): Promise<bigint> {
  const small = svg.replace(/width="\d+" height="\d+"/, 'width="64" height="64"');
  const pixels = await sharp(Buffer.from(small))
    .flatten({ background: '#fff' })
    .greyscale()
    .resize(side, side, { fit: 'fill' })
    .raw()
    .toBuffer();
  const rows = Array.from({ length: side }, (_, y) => [
    ...pixels.subarray(y * side, (y + 1) * side),
  ]);
  const frequencies = transformed(turned(transformed(rows))).flat();
  const sorted = frequencies.toSorted((a, b) => a - b);
  const middle = frequencies.length / 2;
  const median = ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
  return frequencies.reduce((bits, value) => (bits << 1n) | (value > median ? 1n : 0n), 0n);
}

/** Number of bits in which two hashes differ. */
export function bitsApart(first: bigint, second: bigint): number {
  let count = 0;
  for (let rest = first ^ second; rest > 0n; rest &= rest - 1n) count += 1;
  return count;
}

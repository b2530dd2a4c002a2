import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import Negotiator from 'negotiator';

/** Content encodings; the first is preferred. */
export const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

/** The offered encoding that the client prefers, or undefined for plain bytes. */
export function chooseEncoding(
  request: IncomingMessage,
  offered: readonly Encoding[],
): Encoding | undefined {
  if (offered.length === 0) return undefined;
  const chosen = new Negotiator(request).encoding([...offered, 'identity'], { preferred: offered });
  return offered.find((encoding) => encoding === chosen);
}

/** Compression effort: Brotli's quality, 0 to 11, and gzip's level, 1 to 9. */
type Effort = Readonly<Record<Encoding, number>>;

/** For bytes that are sent many times. Brotli's maximum, 11, takes twice as long and saves 1 % more. */
export const thorough: Effort = { br: 10, gzip: constants.Z_BEST_COMPRESSION };
/** For bytes that are sent once: takes 1 ms for a page; an effort of 2 ms would make it a tenth smaller. */
export const quick: Effort = { br: 4, gzip: 3 };

export function encode(encoding: Encoding, plain: Buffer, effort: number): Promise<Buffer> {
  if (encoding === 'gzip') return promisify(gzip)(plain, { level: effort });
  return promisify(brotliCompress)(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: effort,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  });
}

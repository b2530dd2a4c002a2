import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import Negotiator from 'negotiator';

/** How a body is written down; the first is preferred. */
export const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

/** Of these encodings the one the visitor takes best, or undefined for plain bytes. */
export function chooseEncoding(
  request: IncomingMessage,
  offered: readonly Encoding[],
): Encoding | undefined {
  if (offered.length === 0) return undefined;
  const chosen = new Negotiator(request).encoding([...offered, 'identity'], { preferred: offered });
  return offered.find((encoding) => encoding === chosen);
}

/** Encodes bytes that will be sent many times. `effort` is Brotli's, 0 to 11. */
export function encode(encoding: Encoding, plain: Buffer, effort: number): Promise<Buffer> {
  if (encoding === 'gzip') return promisify(gzip)(plain, { level: constants.Z_BEST_COMPRESSION });
  return promisify(brotliCompress)(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: effort,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  });
}

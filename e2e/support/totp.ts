import { createHmac } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** Seconds for which a code counts. */
const step = 30;

/** Bytes of a key as authenticator apps take it (base32). */
function bytesOf(key: string): Buffer {
  const bits = [...key.replaceAll(/[\s=]/g, '').toUpperCase()]
    .map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/**
 * The code that an authenticator app shows (RFC 6238).
 * @param stepsAhead of the clock: each code is accepted once, and one of the next 30 s is accepted already
 */
export function totpOf(key: string, stepsAhead = 0): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 1000 / step) + stepsAhead));
  const digest = createHmac('sha1', bytesOf(key)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  const number = digest.readUInt32BE(offset) & 2_147_483_647;
  return String(number % 1_000_000).padStart(6, '0');
}

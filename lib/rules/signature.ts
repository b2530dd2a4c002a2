import { createHmac, timingSafeEqual } from 'node:crypto';

/** Maximum age of a signature, and maximum clock difference into the future, in ms. */
const longestAge = 300_000;
const form = /^t=(\d{1,15}),v1=([0-9a-f]{64})$/;

/** HMAC-SHA256 of the concatenated parts. */
export function mac(key: string | Buffer, ...parts: readonly (string | Buffer)[]): Buffer {
  const hmac = createHmac('sha256', key);
  for (const part of parts) hmac.update(part);
  return hmac.digest();
}

/** Compares secrets in constant time. */
export function isSame(one: string | Uint8Array, other: string | Uint8Array): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** `t={unix ms},v1={hex}` over a body (see lib/contract/revalidate.ts). */
export const sign = (secret: string, body: string, now: number): string =>
  `t=${now},v1=${mac(secret, `${now}.${body}`).toString('hex')}`;

/** Whether a body was signed with the secret within the allowed time. `now` in ms. */
export function isSigned(
  secret: string,
  header: string | null,
  body: string,
  now: number,
): boolean {
  const [, time, hex] = form.exec(header ?? '') ?? [];
  if (time === undefined || hex === undefined || secret === '') return false;
  if (Math.abs(now - Number(time)) > longestAge) return false;
  return isSame(mac(secret, `${time}.${body}`), Buffer.from(hex, 'hex'));
}

/** Identifies the storefront's server to the service (see lib/contract/revalidate.ts). */
export const storefrontKey = (secret: string): string => mac(secret, 'storefront').toString('hex');

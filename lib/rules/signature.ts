import { createHmac, timingSafeEqual } from 'node:crypto';

/** How old a signature may be, or how far ahead of the clock here, in ms. */
const longestAge = 300_000;
const form = /^t=(\d{1,15}),v1=([0-9a-f]{64})$/;

/** HMAC-SHA256 of the parts, one behind the other. */
export function mac(key: string | Buffer, ...parts: readonly (string | Buffer)[]): Buffer {
  const hmac = createHmac('sha256', key);
  for (const part of parts) hmac.update(part);
  return hmac.digest();
}

/** Compares secrets; the time it takes does not tell where they differ. */
export function isSame(one: string | Buffer, other: string | Buffer): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** `t={unix ms},v1={hex}` over a body (contract `lib/contract/revalidate.ts`). */
export const sign = (secret: string, body: string, now: number): string =>
  `t=${now},v1=${mac(secret, `${now}.${body}`).toString('hex')}`;

/** Whether a body was signed with the secret, not longer ago (nor later) than allowed. `now` in ms. */
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

/** How the storefront's server shows that it asks for its visitors (contract `lib/contract/revalidate.ts`). */
export const storefrontKey = (secret: string): string => mac(secret, 'storefront').toString('hex');

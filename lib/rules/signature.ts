import { createHmac, timingSafeEqual } from 'node:crypto';
import { signatureMaxAge } from '#lib/contract/revalidate.ts';

const form = /^t=(\d{1,15}),v1=([0-9a-f]{64})$/;

const digest = (secret: string, time: string, body: string): Buffer =>
  createHmac('sha256', secret).update(`${time}.${body}`).digest();

/** `t={unix ms},v1={hex}` over a body (contract `lib/contract/revalidate.ts`). */
export function sign(secret: string, body: string, now: number): string {
  return `t=${now},v1=${digest(secret, String(now), body).toString('hex')}`;
}

/** Whether a body was signed with the secret, not longer ago (nor later) than allowed. `now` in ms. */
export function isSigned(
  secret: string,
  header: string | null,
  body: string,
  now: number,
): boolean {
  const [, time, mac] = form.exec(header ?? '') ?? [];
  if (time === undefined || mac === undefined || secret === '') return false;
  if (Math.abs(now - Number(time)) > signatureMaxAge) return false;
  return timingSafeEqual(digest(secret, time, body), Buffer.from(mac, 'hex'));
}

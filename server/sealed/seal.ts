import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { mac } from '#lib/rules/signature.ts';

const cipher = 'aes-256-gcm';
const [ivBytes, tagBytes] = [12, 16];

export interface Seal {
  seal(secret: string): string;
  /** Null for one that was sealed with another key: the service's secret has changed. */
  unseal(text: string): string | null;
}

/**
 * Encrypts what the service must read again, so that the database alone gives none of it away.
 * @param purpose what it is for; what was sealed for one purpose cannot be read for another
 */
export function createSeal(sealSecret: string, purpose: string): Seal {
  const key = mac(sealSecret, purpose);
  return {
    seal(secret) {
      const iv = randomBytes(ivBytes);
      const sealing = createCipheriv(cipher, key, iv);
      const sealed = Buffer.concat([sealing.update(secret, 'utf8'), sealing.final()]);
      return Buffer.concat([iv, sealing.getAuthTag(), sealed]).toString('base64url');
    },
    unseal(text) {
      const bytes = Buffer.from(text, 'base64url');
      try {
        const opening = createDecipheriv(cipher, key, bytes.subarray(0, ivBytes));
        opening.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
        const opened = [opening.update(bytes.subarray(ivBytes + tagBytes)), opening.final()];
        return Buffer.concat(opened).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}

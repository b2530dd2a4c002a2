import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { mac } from '#lib/rules/signature.ts';
import { createSeal } from '#server/sealed/seal.ts';

const secretBytes = 20;
/** Steps of 30 s that a phone's clock may be wrong. */
const window = 1;
/** Characters of a recovery code: 50 bits. */
const recoveryCharacters = 10;
const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';

/** Codes of the second step. Secrets are sealed with a key of the service, so that the database alone gives none. */
export function createTotp(sealSecret: string) {
  const { seal, unseal } = createSeal(sealSecret, 'seal of a second step');
  const recoveryKey = mac(sealSecret, 'recovery code');

  /** A new secret: sealed, to type (base32), and as a URI for a QR code. */
  function create(issuer: string, label: string) {
    // A colon separates the two in the URI.
    const totp = new TOTP({
      issuer: issuer.replaceAll(':', ' '),
      label,
      secret: new Secret({ size: secretBytes }),
    });
    const secret = totp.secret.base32;
    return { sealed: seal(secret), secret, uri: totp.toString() };
  }

  /** Whether a sealed secret can still be read. */
  const isReadable = (sealed: string): boolean => unseal(sealed) !== null;

  /** The step of the clock that the code belongs to; null for a wrong one. */
  function stepOf(sealed: string, code: string): number | null {
    const secret = unseal(sealed);
    if (secret === null) return null;
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    const timestamp = Date.now();
    const delta = totp.validate({ token: code, timestamp, window });
    return delta === null ? null : totp.counter({ timestamp }) + delta;
  }

  const hashOfRecovery = (memberId: number, code: string): string =>
    mac(recoveryKey, `${memberId} ${code}`).toString('base64url');

  /** Ten codes, written `abcde-fghij`, and their hashes. */
  function createRecovery(memberId: number) {
    const codes = Array.from({ length: 10 }, () =>
      Array.from(randomBytes(recoveryCharacters), (byte) => alphabet[byte % alphabet.length]).join(
        '',
      ),
    );
    return {
      codes: codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`),
      hashes: codes.map((code) => hashOfRecovery(memberId, code)),
    };
  }

  return { create, isReadable, stepOf, hashOfRecovery, createRecovery };
}
export type Totp = ReturnType<typeof createTotp>;

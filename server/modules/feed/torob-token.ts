import { importSPKI, jwtVerify } from 'jose';

/** Tolerated difference of the clocks, in s. */
const clockTolerance = 60;

/**
 * Returns a function that checks whether Torob signed a token for this shop that is valid now.
 * @param pem Torob's public key, parsed once
 * @param audience the shop's host
 */
export async function torobTokens(
  pem: string,
  audience: string,
): Promise<(token: string) => Promise<boolean>> {
  const key = await importSPKI(pem, 'EdDSA');
  return async (token) => {
    try {
      await jwtVerify(token, key, {
        algorithms: ['EdDSA'],
        audience,
        clockTolerance,
        requiredClaims: ['exp', 'aud'],
      });
      return true;
    } catch {
      return false;
    }
  };
}

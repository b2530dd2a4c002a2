import { importSPKI, jwtVerify } from 'jose';

/** How far the two clocks may be apart, in s. */
const clockTolerance = 60;

/**
 * What says whether Torob signed a request, for this shop and now.
 * @param pem its key, which is read once
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

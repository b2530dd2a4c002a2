import { importSPKI, jwtVerify } from 'jose';

/** How far the two clocks may be apart, in s. */
const clockTolerance = 60;

/**
 * Whether Torob signed this request, for this shop and now.
 * @param key PEM
 * @param audience the shop's host
 */
export async function isTorobs(token: string, key: string, audience: string): Promise<boolean> {
  try {
    await jwtVerify(token, await importSPKI(key, 'EdDSA'), {
      algorithms: ['EdDSA'],
      audience,
      clockTolerance,
      requiredClaims: ['exp', 'aud'],
    });
    return true;
  } catch {
    return false;
  }
}

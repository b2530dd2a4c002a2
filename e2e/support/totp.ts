import { Secret, TOTP } from 'otpauth';

/**
 * The code that an authenticator app shows.
 * @param key base32, in groups
 * @param stepsAhead of the clock: each code is accepted once, and one of the next 30 s is accepted already
 */
export const totpOf = (key: string, stepsAhead = 0): string =>
  new TOTP({ secret: Secret.fromBase32(key.replaceAll(/\s/g, '')) }).generate({
    timestamp: Date.now() + stepsAhead * 30_000,
  });

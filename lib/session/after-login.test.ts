import { describe, expect, test } from '@jest/globals';
import { pageAfterLogin } from './after-login.ts';

const verify = '/account/verify-mobile';

describe('after logging in a member', () => {
  test('returns to the requested page', () => {
    expect(pageAfterLogin('/shop/cart', false)).toBe('/shop/cart');
    expect(pageAfterLogin(null, false)).toBe('/account');
    expect(pageAfterLogin('//e.example', false)).toBe('/account');
  });

  test('verifies the number first, and continues from there', () => {
    expect(pageAfterLogin('/shop/cart', true)).toBe(`${verify}?returnUrl=%2Fshop%2Fcart`);
    expect(pageAfterLogin(`${verify}-x`, true)).toBe(
      `${verify}?returnUrl=%2Faccount%2Fverify-mobile-x`,
    );
    expect(pageAfterLogin(null, true)).toBe(verify);
  });

  test.each([verify, `${verify}?returnUrl=%2Fshop%2Fcart`])(
    'is not sent from verifying to verifying: %s',
    (path) => {
      expect(pageAfterLogin(path, true)).toBe(path);
    },
  );
});

import { describe, expect, test } from '@jest/globals';
import { wayOn } from './way-in.ts';

const verify = '/account/verify-mobile';

describe('after logging in a member', () => {
  test('returns to the requested page', () => {
    expect(wayOn('/shop/cart', false)).toBe('/shop/cart');
    expect(wayOn(null, false)).toBe('/account');
    expect(wayOn('//e.example', false)).toBe('/account');
  });

  test('verifies the number first, and continues from there', () => {
    expect(wayOn('/shop/cart', true)).toBe(`${verify}?returnUrl=%2Fshop%2Fcart`);
    expect(wayOn(`${verify}-x`, true)).toBe(`${verify}?returnUrl=%2Faccount%2Fverify-mobile-x`);
    expect(wayOn(null, true)).toBe(verify);
  });

  test.each([verify, `${verify}?returnUrl=%2Fshop%2Fcart`])(
    'is not sent from verifying to verifying: %s',
    (path) => {
      expect(wayOn(path, true)).toBe(path);
    },
  );
});

import { describe, expect, test } from '@jest/globals';
import { isMeasured, measuredUrl, paymentToken } from '#lib/measuring/page.ts';
import { readTools, writtenTools } from '#lib/measuring/settings.ts';

test.each(['/', '/shop', '/shop/product/1/a', '/blog', '/shop/cart', '/shop/checkout'])(
  'tools may see %s',
  (path) => expect(isMeasured(path)).toBe(true),
);
test.each([
  '/account',
  '/account/orders/4000123',
  '/account/favourite/shared/secret',
  '/account/login',
  '/preview/secret/product',
  '/wishlist/secret',
])('tools may not see %s', (path) => expect(isMeasured(path)).toBe(false));

test('the token of a payment is left out of addresses, and the rest stays', () => {
  const result = 'https://a.ir/shop/checkout/result?t=AAAAAAAAAAAAAAAAAAAAAA&utm_source=x#top';
  expect(measuredUrl(result)).toBe('https://a.ir/shop/checkout/result?utm_source=x');
  expect(paymentToken(result)).toBe('AAAAAAAAAAAAAAAAAAAAAA');
  expect(paymentToken('https://a.ir/shop?t=AAAAAAAAAAAAAAAAAAAAAA')).toBeNull();
});

const none = { google: 'x', bing: null, matomo: null, yektanet: null, gtm: null };
const matomo = { url: 'https://stats.example.ir', site: '1' };

describe('what a page says of tools', () => {
  test('nothing where none is set, whatever search engines have', () => {
    expect(writtenTools(undefined)).toBeNull();
    expect(writtenTools({ ...none, asksConsent: true })).toBeNull();
  });

  test('is read as it was written, without the codes of engines', () => {
    const written = writtenTools({ ...none, matomo, asksConsent: false });
    expect(written).not.toContain('google');
    expect(readTools(written ?? undefined)).toEqual({
      matomo,
      yektanet: null,
      gtm: null,
      asksConsent: false,
    });
  });

  test.each([
    undefined,
    '',
    'null',
    '5',
    '[]',
    '{',
    '{"matomo":"https://a.ir","yektanet":null,"gtm":null}',
    '{"matomo":{"url":1,"site":"1"},"yektanet":null,"gtm":null}',
    '{"matomo":null,"yektanet":{},"gtm":null}',
  ])('%j is nothing', (written) => expect(readTools(written)).toBeNull());

  test('visitors are asked where it does not say otherwise', () => {
    const written = '{"matomo":null,"yektanet":null,"gtm":"GTM-AB12CD3","asksConsent":0}';
    expect(readTools(written)?.asksConsent).toBe(true);
  });
});

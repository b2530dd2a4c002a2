import { expect, test } from '@jest/globals';
import { verificationOf } from '#lib/seo/verification.ts';

const none = {
  google: null,
  bing: null,
  matomo: null,
  yektanet: null,
  gtm: 'GTM-AB12CD3',
  asksConsent: true,
};

test('a page without codes has no element for them', () => {
  expect(verificationOf(undefined)).toEqual({});
  expect(verificationOf(none)).toEqual({});
});

test('each engine reads its own element', () => {
  expect(verificationOf({ ...none, google: 'g' })).toEqual({ verification: { google: 'g' } });
  expect(verificationOf({ ...none, bing: 'b' })).toEqual({
    verification: { other: { 'msvalidate.01': 'b' } },
  });
});

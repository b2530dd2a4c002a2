import { expect, test } from '@jest/globals';
import { isSame, isSigned, mac, sign, storefrontKey } from '#lib/rules/signature.ts';

const now = 1_700_000_000_000;
const [secret, body] = ['a secret', '{"tags":[]}'];

test('a body signed with the secret is valid for five minutes', () => {
  const signature = sign(secret, body, now);
  expect(signature).toMatch(/^t=1700000000000,v1=[0-9a-f]{64}$/);
  expect(isSigned(secret, signature, body, now + 300_000)).toBe(true);
  expect(isSigned(secret, signature, body, now + 300_001)).toBe(false);
  expect(isSigned(secret, signature, body, now - 300_001)).toBe(false);
  expect(isSigned('another', signature, body, now)).toBe(false);
  expect(isSigned(secret, signature, `${body} `, now)).toBe(false);
  expect(isSigned(secret, signature.replace('v1=', 'v1=0'), body, now)).toBe(false);
  expect(isSigned(secret, null, body, now)).toBe(false);
});

test('nothing is signed without a secret', () => {
  expect(isSigned('', sign('', body, now), body, now)).toBe(false);
});

test('secrets are equal only byte for byte', () => {
  expect(isSame('abc', Buffer.from('abc'))).toBe(true);
  expect(isSame('abc', 'abd')).toBe(false);
  // The same number of characters, but more bytes.
  expect(isSame('abc', 'abé')).toBe(false);
});

test('parts are signed as their concatenation, and each key signs differently', () => {
  expect(mac('key', 'a', Buffer.from('b'))).toEqual(mac('key', 'ab'));
  expect(mac('key', 'ab')).not.toEqual(mac('other', 'ab'));
  expect(storefrontKey(secret)).toBe(mac(secret, 'storefront').toString('hex'));
});

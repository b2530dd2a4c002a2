import { afterAll, expect, test } from '@jest/globals';
import { ownAddress } from '#lib/own-address.ts';

const { PORT, STOREFRONT_HOST } = process.env;
afterAll(() => {
  Object.assign(process.env, { PORT: PORT ?? '', STOREFRONT_HOST: STOREFRONT_HOST ?? '' });
});

test.each([
  ['', 'http://127.0.0.1:3100'],
  ['0.0.0.0', 'http://127.0.0.1:3100'],
  ['::', 'http://127.0.0.1:3100'],
  ['127.0.0.1', 'http://127.0.0.1:3100'],
  ['10.0.0.5', 'http://10.0.0.5:3100'],
  ['::1', 'http://[::1]:3100'],
])('a storefront that listens on "%s" reaches itself at %s', (host, address) => {
  Object.assign(process.env, { PORT: '3100', STOREFRONT_HOST: host });
  expect(ownAddress()).toBe(address);
});

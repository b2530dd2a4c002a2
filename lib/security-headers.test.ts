import { expect, test } from '@jest/globals';
import { contentSecurityPolicy } from '#lib/security-headers.ts';

const site = { siteUrl: 'https://shop.example', imageBase: '/media', badgeHosts: [] };
/** The sources of one directive. */
const allowed = (apiBase: string, directive: string): string[] | undefined =>
  contentSecurityPolicy({ ...site, apiBase })
    .split('; ')
    .map((each) => each.split(' '))
    .find(([name]) => name === directive)
    ?.slice(1);

test('allows forms and calls to the shop only', () => {
  expect(allowed('/api', 'form-action')).toEqual(["'self'"]);
  expect(allowed('/api', 'connect-src')).toEqual(["'self'", 'wss://shop.example']);
});

test('allows forms and calls where the API is, and nowhere else', () => {
  const base = 'https://api.shop.example/v1';
  expect(allowed(base, 'form-action')).toEqual(["'self'", 'https://api.shop.example']);
  expect(allowed(base, 'connect-src')).toContain('https://api.shop.example');
  expect(allowed(base, 'default-src')).toEqual(["'self'"]);
});

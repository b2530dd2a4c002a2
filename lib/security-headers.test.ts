import { expect, test } from '@jest/globals';
import type { Tools } from '#lib/contract/measuring.ts';
import { contentSecurityPolicy } from '#lib/security-headers.ts';

const site = { siteUrl: 'https://shop.example', imageBase: '/media', badgeHosts: [] };
/** The sources of one directive. */
const allowed = (
  apiBase: string,
  directive: string,
  tools: Tools | null = null,
): string[] | undefined =>
  contentSecurityPolicy({ ...site, apiBase, tools })
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

const none: Tools = { matomo: null, yektanet: null, gtm: null };
const inline = ["'self'", "'unsafe-inline'"];
const matomo = { url: 'https://stats.example.ir:8443/piwik', site: '1' };

test.each([null, none])('without a tool no other host runs scripts: %j', (tools) => {
  expect(allowed('/api', 'script-src', tools)).toEqual(inline);
});

test.each([
  [{ ...none, matomo }, ['https://stats.example.ir:8443']],
  [{ ...none, yektanet: 'dP137MIV' }, ['https://*.yektanet.com']],
  [{ ...none, gtm: 'GTM-AB12CD3' }, ['https://*.googletagmanager.com']],
  [
    { matomo, yektanet: 'dP137MIV', gtm: null },
    ['https://stats.example.ir:8443', 'https://*.yektanet.com'],
  ],
])('with %j only its hosts run scripts and get what is sent', (tools, hosts) => {
  expect(allowed('/api', 'script-src', tools)).toEqual([...inline, ...hosts]);
  expect(allowed('/api', 'connect-src', tools)).toEqual(expect.arrayContaining(hosts));
  expect(allowed('/api', 'img-src', tools)).toEqual(expect.arrayContaining(hosts));
  // What no tool needs stays as it is.
  for (const directive of ['default-src', 'style-src', 'font-src', 'frame-src', 'form-action']) {
    expect(allowed('/api', directive, tools)).toEqual(allowed('/api', directive));
  }
});

import { expect, test } from '@jest/globals';
import { accountLines, serviceTitle } from '#scripts/lib/start-words.ts';

test.each([{}, { SEED: '' }, { SEED: 'demo' }])('a start with %j mentions the demo shop', (env) => {
  expect(serviceTitle(env)).toBe('The shop service: database, demo shop, start');
  expect(accountLines(env)).toMatch(/Demo accounts[^]*0912\d{7} {2}\S+/);
});

test('a start without it does not', () => {
  const env = { SEED: 'none' };
  expect(serviceTitle(env) + accountLines(env)).not.toMatch(/demo/i);
});

test.each([
  [{ SITE_URL: 'https://shop.example' }, true],
  [{ SITE_URL: 'http://localhost:3000' }, false],
  [{}, false],
  [{ SITE_URL: 'https://shop.example', SEED: 'none' }, false],
])('%j warns of public passwords: %s', (env, warns) => {
  expect(accountLines(env).includes('WARNING')).toBe(warns);
});

import { expect, test } from '@jest/globals';
import { accountLines, serviceTitle, standInLines } from '#scripts/lib/start-words.ts';

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

test('a start on this machine says where its messages and payments are, a public one with a provider does not', () => {
  const gateways = 'http://127.0.0.1:4100';
  const own = { SITE_URL: 'http://localhost:3000', PAYMENT_SANDBOX_URL: gateways };
  expect(standInLines(own)).toContain('http://localhost:3000/api/dev/sms');
  expect(standInLines(own)).toContain(gateways);
  expect(standInLines({ ...own, SMS_PROVIDER: 'kavenegar' })).not.toContain('sms');
  expect(standInLines({ SITE_URL: 'https://shop.example' })).toBe('');
});

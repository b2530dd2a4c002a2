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

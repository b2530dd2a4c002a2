import { expect, test } from '@jest/globals';
import { townIn } from './town.ts';

test('a stored town is read', () => {
  const town = { province: 'خراسان رضوی', city: 'تربت جام' };
  expect(townIn(JSON.stringify(town))).toEqual(town);
});

test.each([
  null,
  '',
  '{',
  '[]',
  '"تهران"',
  '{"province":"تهران"}',
  '{"province":"تهران","city":7}',
  '{"province":"تهران","city":"<img src=x onerror=alert(1)>"}',
  '{"province":"تهران","city":""}',
  JSON.stringify({ province: 'تهران', city: 'ت'.repeat(61) }),
])('anything else is no town: %s', (text) => {
  expect(townIn(text)).toBeNull();
});

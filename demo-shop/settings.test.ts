import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { loadSeedSettings } from './settings.ts';

test('the defaults are those of .env.example', () => {
  const example = parseEnv(readFileSync(join(import.meta.dirname, '..', '.env.example'), 'utf8'));
  expect(loadSeedSettings({})).toEqual(loadSeedSettings(example));
});

test.each([
  ['SEED', 'all'],
  ['SEED_TODAY', '1404-13-01'],
  ['SEED_TODAY', '2999-01-01'],
  ['SEED_PICTURES', 'large'],
])("%s=%s is rejected with the setting's name", (name, value) => {
  expect(() => loadSeedSettings({ [name]: value })).toThrow(new RegExp(`^${name} `));
});

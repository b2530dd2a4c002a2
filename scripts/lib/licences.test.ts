import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { isAllowed, licenceExceptions, licenceFaults } from '#scripts/lib/licences.ts';
import { lockSchema, productionPackages } from '#scripts/lib/package-lock.ts';

const elsewhere = (name: string, licence?: string) => ({
  path: `node_modules/not-installed/${name}`,
  name,
  version: '1.0.0',
  licence,
});

describe('licences', () => {
  test('of all production packages are allowed', () => {
    const lock = lockSchema.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));
    expect(licenceFaults(productionPackages(lock))).toEqual([]);
  });

  test.each(['MIT', 'MIT AND ISC', 'GPL-3.0-only OR MIT', '(MIT OR GPL-3.0-only)'])(
    'allows %s',
    (licence) => expect(isAllowed('a', licence)).toBe(true),
  );

  test.each([
    'GPL-3.0-only',
    'MIT AND GPL-3.0-only',
    'GPL-3.0-only AND (GPL-2.0-only OR MIT OR ISC)',
    'SEE LICENSE IN LICENSE.md',
    'UNLICENSED',
    '',
  ])('rejects "%s"', (licence) => expect(isAllowed('a', licence)).toBe(false));

  test('an exception is for its own packages', () => {
    expect(isAllowed('@img/sharp-win32-x64', 'Apache-2.0 AND LGPL-3.0-or-later')).toBe(true);
    expect(isAllowed('a', 'LGPL-3.0-or-later')).toBe(false);
  });

  test('a package without a licence is a fault', () => {
    expect(licenceFaults([elsewhere('a', 'MIT'), elsewhere('b')])).toEqual([
      'b@1.0.0: no licence stated',
    ]);
  });

  test('an exception states how many packages need it', () => {
    const lines = licenceExceptions([
      elsewhere('caniuse-lite', 'CC-BY-4.0'),
      elsewhere('a', 'MIT'),
    ]);
    expect(lines).toContainEqual(expect.stringMatching(/^CC-BY-4.0, allowed for 1: ./));
  });
});

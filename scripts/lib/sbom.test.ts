import { describe, expect, test } from '@jest/globals';
import { checkSbom, productionLock } from '#scripts/lib/sbom.ts';

const production = {
  'node_modules/a': { version: '1.0.0' },
  'node_modules/a/node_modules/b': { version: '2.0.0' },
};
const lock = {
  lockfileVersion: 3,
  packages: {
    '': { name: 'shop', dependencies: { a: '^1.0.0' }, devDependencies: { b: '^1.0.0' } },
    ...production,
    'node_modules/b': { version: '1.0.0', dev: true },
  },
};

const sbom = (...components: [name: string, version: string][]) =>
  JSON.stringify({
    bomFormat: 'CycloneDX',
    components: components.map(([name, version]) => ({ name, version })),
  });

describe('the SBOM', () => {
  test('is made from a lock file without development packages', () => {
    expect(productionLock(lock)).toEqual({
      lockfileVersion: 3,
      packages: { '': { name: 'shop', dependencies: { a: '^1.0.0' } }, ...production },
    });
  });

  test('has all production packages', () => {
    expect(checkSbom(sbom(['a', '1.0.0'], ['b', '2.0.0']), lock)).toBe(2);
  });

  test('is rejected if it lacks one, or is of another format', () => {
    expect(() => checkSbom(sbom(['a', '1.0.0'], ['b', '1.0.0']), lock)).toThrow('lacks b@2.0.0');
    expect(() => checkSbom('{"spdxVersion":"SPDX-2.3"}', lock)).toThrow();
    expect(() => checkSbom('', lock)).toThrow();
  });
});

import { describe, expect, test } from '@jest/globals';
import {
  missingEntries,
  missingOptionalPackages,
  type PackageLock,
  pathsWithAddress,
  pathsWithoutIntegrity,
  platformOf,
  productionPackages,
} from '#scripts/lib/package-lock.ts';

const lock = (): PackageLock => ({
  packages: {
    '': {},
    'node_modules/a': {
      version: '1.0.0',
      dev: true,
      optionalDependencies: { 'b-win32-x64': '2.0.0' },
    },
    'node_modules/a/node_modules/c': { version: '1.0.0', optionalDependencies: { a: '1.0.0' } },
  },
});

describe('the lock file', () => {
  test('finds an optional package nothing resolves, but not a hoisted one', () => {
    expect(missingOptionalPackages(lock())).toEqual([
      { name: 'b-win32-x64', version: '2.0.0', dev: true },
    ]);
  });

  test('its entry has its platform, and after adding it nothing is missing', () => {
    const incomplete = lock();
    const entries = missingEntries(incomplete);
    expect(entries).toEqual({
      'node_modules/b-win32-x64': {
        version: '2.0.0',
        dev: true,
        optional: true,
        os: ['win32'],
        cpu: ['x64'],
      },
    });
    expect(missingEntries({ packages: { ...incomplete.packages, ...entries } })).toEqual({});
  });

  test('names contain the platform', () => {
    expect(platformOf('@oxlint/binding-linux-arm-musleabihf')).toEqual({
      os: ['linux'],
      cpu: ['arm'],
      libc: ['musl'],
    });
    expect(platformOf('@next/swc-darwin-arm64')).toEqual({ os: ['darwin'], cpu: ['arm64'] });
  });

  test('finds the packages without integrity, except those inside another or of the checkout', () => {
    const entries = {
      '': {},
      'node_modules/a': { integrity: 'sha512-AAAA' },
      'node_modules/a/node_modules/b': { inBundle: true },
      'node_modules/c': { link: true, resolved: 'packages/c' },
      'node_modules/d': {},
    };
    expect(pathsWithoutIntegrity({ packages: entries })).toEqual(['node_modules/d']);
  });

  test('finds the packages with an address', () => {
    const entries = {
      'node_modules/a': { resolved: 'https://registry.example/a.tgz' },
      'node_modules/b': { link: true, resolved: 'packages/b' },
      'node_modules/c': {},
    };
    expect(pathsWithAddress({ packages: entries })).toEqual(['node_modules/a']);
  });

  test('names the production packages', () => {
    const entries = {
      '': { name: 'shop', version: '1.0.0' },
      'node_modules/a': { version: '1.0.0', dev: true },
      'node_modules/@b/c/node_modules/@d/e': { version: '2.0.0', license: 'MIT' },
      'node_modules/alias': { name: 'f', version: '3.0.0' },
    };
    expect(productionPackages({ packages: entries })).toEqual([
      {
        path: 'node_modules/@b/c/node_modules/@d/e',
        name: '@d/e',
        version: '2.0.0',
        licence: 'MIT',
      },
      { path: 'node_modules/alias', name: 'f', version: '3.0.0', licence: undefined },
    ]);
  });
});

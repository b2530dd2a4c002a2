import { describe, expect, test } from '@jest/globals';
import {
  missingEntries,
  missingOptionalPackages,
  type PackageLock,
  platformOf,
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
});

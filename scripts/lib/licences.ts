import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { LockedPackage } from '#scripts/lib/package-lock.ts';

/** SPDX identifiers of the licences any production package may have. */
const allowedLicences = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'Unlicense',
]);

interface Exception {
  licence: string;
  packages: RegExp;
  reason: string;
}

/** Licences that only some packages may have. */
const exceptions: Exception[] = [
  {
    licence: 'LGPL-3.0-or-later',
    packages: /^@img\/sharp-/,
    reason:
      'libvips, unmodified, in packages of its own that npm installs and anyone may replace; an installed shop that is passed on contains it, with its licence',
  },
  {
    licence: 'MPL-2.0',
    packages: /^lightningcss(-|$)/,
    reason: 'unmodified, read by Vite when the panel is built; what it builds contains none of it',
  },
  {
    licence: 'CC-BY-4.0',
    packages: /^caniuse-lite$/,
    reason: 'data about browsers, which builds read and the shop does not publish',
  },
];

const manifestSchema = z.looseObject({ license: z.string().optional().catch(undefined) });

/** Licence as the installed package states it; of one for another platform, as the lock file does. */
function licenceOf({ path, licence }: LockedPackage, root: string): string | undefined {
  const manifest = join(root, path, 'package.json');
  if (!existsSync(manifest)) return licence;
  return manifestSchema.parse(JSON.parse(readFileSync(manifest, 'utf8'))).license;
}

function exceptionFor(name: string, licence: string): Exception | undefined {
  return exceptions.find((each) => each.licence === licence && each.packages.test(name));
}

/** Alternatives of an SPDX expression, each a list of licences that apply together. */
function alternatives(expression: string): string[][] {
  const bare = expression.replace(/^\(([^()]*)\)$/, '$1');
  // Nested expressions are rare: none of their parts is a known identifier, so they are a fault.
  if (bare.includes('(')) return [[expression]];
  return bare.split(' OR ').map((alternative) => alternative.split(' AND '));
}

export function isAllowed(name: string, licence: string): boolean {
  return alternatives(licence).some((together) =>
    together.every((each) => allowedLicences.has(each) || exceptionFor(name, each)),
  );
}

/** @returns a line for each package whose licence is unknown or not allowed */
export function licenceFaults(packages: LockedPackage[], root = '.'): string[] {
  return packages.flatMap((each) => {
    const licence = licenceOf(each, root);
    if (licence !== undefined && isAllowed(each.name, licence)) return [];
    return [`${each.name}@${each.version}: ${licence ?? 'no licence stated'}`];
  });
}

/** @returns a line for each exception: the licence, how many packages have it, and the reason */
export function licenceExceptions(packages: LockedPackage[], root = '.'): string[] {
  return exceptions.map(({ licence, packages: names, reason }) => {
    const having = packages.filter(
      (each) => names.test(each.name) && licenceOf(each, root)?.includes(licence),
    );
    return `${licence}, allowed for ${having.length}: ${reason}`;
  });
}

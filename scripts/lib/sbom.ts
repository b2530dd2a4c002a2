import { z } from 'zod';
import { type PackageLock, productionPackages } from '#scripts/lib/package-lock.ts';

const bomSchema = z.looseObject({
  bomFormat: z.literal('CycloneDX'),
  components: z.array(z.looseObject({ name: z.string(), version: z.string() })),
});

/**
 * A lock file of the production packages only, for `npm sbom`. Its own option `--omit=dev` leaves
 * out every production package that a development package needs too (npm/cli#7909).
 */
export function productionLock(lock: PackageLock): PackageLock {
  const { devDependencies: _, ...root } = lock.packages[''] ?? {};
  const others = Object.entries(lock.packages).filter(([path, { dev }]) => path !== '' && !dev);
  return { ...lock, packages: { '': root, ...Object.fromEntries(others) } };
}

/**
 * @returns the number of packages in an SBOM
 * @throws if it is not one of CycloneDX, or lacks a production package of the lock file
 */
export function checkSbom(text: string, lock: PackageLock): number {
  const { components } = bomSchema.parse(JSON.parse(text));
  const listed = new Set(components.map(({ name, version }) => `${name}@${version}`));
  const missing = productionPackages(lock)
    .map(({ name, version }) => `${name}@${version}`)
    .filter((each) => !listed.has(each));
  if (missing.length > 0) throw new Error(`The SBOM lacks ${missing.join(', ')}.`);
  return components.length;
}

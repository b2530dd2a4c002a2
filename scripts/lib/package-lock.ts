import { z } from 'zod';

const entrySchema = z.looseObject({
  /** Of an alias and of the project itself; the path names all others. */
  name: z.string().optional(),
  version: z.string().optional(),
  resolved: z.string().optional(),
  integrity: z.string().optional(),
  license: z.string().optional(),
  dev: z.boolean().optional(),
  link: z.boolean().optional(),
  inBundle: z.boolean().optional(),
  optionalDependencies: z.record(z.string(), z.string()).optional(),
});
export const lockSchema = z.looseObject({ packages: z.record(z.string(), entrySchema) });
export type PackageLock = z.infer<typeof lockSchema>;

export interface LockedPackage {
  path: string;
  name: string;
  version: string;
  licence: string | undefined;
}

interface Missing {
  name: string;
  version: string;
  dev: boolean;
}

function isResolvable(lock: PackageLock, from: string, name: string): boolean {
  let base = from;
  for (;;) {
    if (lock.packages[`${base === '' ? '' : `${base}/`}node_modules/${name}`]) return true;
    if (base === '') return false;
    base = base.slice(0, Math.max(0, base.lastIndexOf('node_modules/') - 1));
  }
}

/** Optional packages that another package requires and the lock file lacks. */
export function missingOptionalPackages(lock: PackageLock): Missing[] {
  return Object.entries(lock.packages).flatMap(([path, entry]) =>
    Object.entries(entry.optionalDependencies ?? {})
      .filter(([name]) => !isResolvable(lock, path, name))
      .map(([name, version]) => ({ name, version, dev: entry.dev === true })),
  );
}

const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const PROCESSORS = ['arm64', 'arm', 'x64', 'ia32', 'ppc64', 'riscv64', 's390x', 'loong64'];

/** `@swc/core-linux-arm64-musl` → os linux, cpu arm64, libc musl. */
export function platformOf(name: string): { os: string[]; cpu: string[]; libc?: string[] } {
  const words = name.split(/[-/]/);
  const system = SYSTEMS.find((each) => words.includes(each));
  const processor = PROCESSORS.find((each) => words.includes(each));
  if (!system || !processor) throw new Error(`Which platform is ${name} for?`);
  const last = words.at(-1) ?? '';
  const libc = system !== 'linux' ? '' : last.startsWith('musl') ? 'musl' : 'glibc';
  return { cpu: [processor], ...(libc === '' ? {} : { libc: [libc] }), os: [system] };
}

/**
 * Entries for the result of `missingOptionalPackages`, keyed and ordered as npm writes them. Exact
 * versions only.
 */
export function missingEntries(lock: PackageLock): PackageLock['packages'] {
  return Object.fromEntries(
    missingOptionalPackages(lock).map(({ name, version, dev }) => {
      if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error(`${name}@${version} is not exact.`);
      const { cpu, libc, os } = platformOf(name);
      const entry = {
        version,
        cpu,
        ...(dev ? { dev } : {}),
        ...(libc ? { libc } : {}),
        optional: true,
        os,
      };
      return [`node_modules/${name}`, entry];
    }),
  );
}

/** Paths of the packages that `npm ci` would install without verifying their content. */
export function pathsWithoutIntegrity(lock: PackageLock): string[] {
  return Object.entries(lock.packages)
    .filter(([path, { link, inBundle }]) => path !== '' && !link && !inBundle)
    .filter(([, { integrity }]) => integrity === undefined)
    .map(([path]) => path);
}

/** Paths of the packages whose entry names the address they were downloaded from. */
export function pathsWithAddress(lock: PackageLock): string[] {
  return Object.entries(lock.packages)
    .filter(([, { link, resolved }]) => !link && resolved !== undefined)
    .map(([path]) => path);
}

/** What `npm ci --omit=dev` may install, on any platform. */
export function productionPackages(lock: PackageLock): LockedPackage[] {
  const folder = 'node_modules/';
  return Object.entries(lock.packages)
    .filter(([path, { dev, link }]) => path !== '' && !dev && !link)
    .map(([path, { name, version = '', license }]) => ({
      path,
      name: name ?? path.slice(path.lastIndexOf(folder) + folder.length),
      version,
      licence: license,
    }));
}

import { z } from 'zod';

const entrySchema = z.looseObject({
  version: z.string().optional(),
  resolved: z.string().optional(),
  dev: z.boolean().optional(),
  optionalDependencies: z.record(z.string(), z.string()).optional(),
});
export const lockSchema = z.looseObject({ packages: z.record(z.string(), entrySchema) });
export type PackageLock = z.infer<typeof lockSchema>;

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

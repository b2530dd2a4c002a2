import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from '#scripts/lib/fingerprint.ts';
import { precompress } from '#scripts/lib/precompress.ts';
import { runQuietly } from '#scripts/lib/process.ts';
import type { ShopSettings } from '#scripts/lib/settings.ts';
import { PlainFailure } from '#scripts/lib/steps.ts';

const SOURCES = [
  'app/**/*',
  'components/**/*',
  'front/**/*',
  'lib/**/*',
  'public/**/*',
  '*.d.ts',
  'middleware.ts',
  'next.config.ts',
  'postcss.config.mjs',
  'tailwind.config.ts',
  'tsconfig.json',
  'package-lock.json',
];

/** Settings that a build contains: in the browser's code, in rewrites and in prerendered pages. */
const BUILT_IN = [
  'SITE_URL',
  'API_URL',
  'PUBLIC_API_BASE',
  'IMAGE_BASE',
  'GUID_COOKIE',
  'ACCESS_TOKEN_KEY',
  'REMEMBER_ME_KEY',
  'MEMBER_ROLE',
  'DATABASE_URL',
];

/** Identifies a shop's data: created with the data, and changed when a backup is restored. */
function dataMark({ dataDir }: ShopSettings): string {
  const files = ['revalidate-secret', 'restored-at'].map((name) => join(dataDir, name));
  return files.map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : '')).join('\0');
}

/** Fingerprint of everything a storefront build depends on. */
export function buildKey(settings: ShopSettings): string {
  const hash = fingerprint(SOURCES);
  for (const name of BUILT_IN) hash.update(`${name}=${settings.env[name] ?? ''}\0`);
  return hash.update(dataMark(settings)).digest('hex');
}

const keyFile = ({ distDir }: ShopSettings): string => join(distDir, 'kahroba-build');

/** Whether the build on disk is of these sources, settings and data. */
export function isBuilt(settings: ShopSettings): boolean {
  const file = keyFile(settings);
  return existsSync(file) && readFileSync(file, 'utf8') === buildKey(settings);
}

/**
 * Builds the storefront; the service must be running, because prerendering reads from it.
 * @throws PlainFailure with the build's output
 */
export async function build(settings: ShopSettings): Promise<void> {
  const { code, lines } = await runQuietly({
    args: ['node_modules/next/dist/bin/next', 'build'],
    env: { ...settings.env, NODE_ENV: 'production' },
  });
  if (code !== 0) throw new PlainFailure(`the storefront does not build:\n${lines.join('\n')}`);
  await precompress(join(settings.distDir, 'static'));
  writeFileSync(keyFile(settings), buildKey(settings));
}

import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from '#scripts/lib/fingerprint.ts';
import { precompress } from '#scripts/lib/precompress.ts';
import { runQuietly } from '#scripts/lib/process.ts';
import { PlainFailure } from '#scripts/lib/steps.ts';

/** Where the service serves the panel from (`server/app.ts`). It contains no setting, so all shops share one build. */
export const panelFolder = '.panel';
const keyFile = join(panelFolder, 'kahroba-build');

const SOURCES = [
  'panel/**/*',
  'lib/{contract,text,rules}/**/*',
  'app/styles/tokens.ts',
  'app/fonts/*',
  'vite.config.ts',
  'tailwind.config.ts',
  'tsconfig.json',
  'package-lock.json',
];

/** How long files of earlier builds are kept for panels that are still open, in ms. */
const keptFor = 7 * 24 * 3_600_000;

const panelKey = (): string => fingerprint(SOURCES).digest('hex');

/** Whether the build on disk is of these sources. */
export const isPanelBuilt = (): boolean =>
  existsSync(keyFile) && readFileSync(keyFile, 'utf8') === panelKey();

function removeOld(): void {
  for (const name of globSync('assets/*', { cwd: panelFolder })) {
    const file = join(panelFolder, name);
    if (Date.now() - statSync(file).mtimeMs > keptFor) rmSync(file);
  }
}

/** @throws PlainFailure with the build's output */
export async function buildPanel(): Promise<void> {
  const { code, lines } = await runQuietly({
    args: ['node_modules/vite/bin/vite.js', 'build'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (code !== 0) throw new PlainFailure(`the panel does not build:\n${lines.join('\n')}`);
  await precompress(join(panelFolder, 'assets'));
  removeOld();
  writeFileSync(keyFile, panelKey());
}

import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { run } from '#scripts/lib/checks.ts';

/** Names of Debian's packages, and their executables. */
const WHOLE = 'chromium';
const SHELL = 'chromium-headless-shell';
const NAMES = [WHOLE, 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const ELSEWHERE = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const inPath = (names: readonly string[]): string[] =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));

const onThisMachine = (): string | undefined =>
  [chromium.executablePath(), ...inPath(NAMES), ...ELSEWHERE].find(isExecutable);

const mayInstallPackages = (): boolean =>
  existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;

async function installedPackages(...names: string[]): Promise<boolean> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  if ((await run(['apt-get', 'update', '-qq'], env)) !== 0) return false;
  const install = ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...names];
  return (await run(install, env)) === 0;
}

const installed = async (): Promise<boolean> =>
  mayInstallPackages()
    ? installedPackages(WHOLE)
    : (await run(['node_modules/.bin/playwright', 'install', 'chromium'])) === 0;

/**
 * Finds the full browser: Playwright's own, or the system's; otherwise installs one (Debian's
 * package as root, else Playwright's download).
 * @returns its executable, or undefined if there is none and none could be installed
 */
export async function findChromium(): Promise<string | undefined> {
  const found = onThisMachine();
  if (found) return found;
  console.log('No Chromium on this machine: installing one …');
  return (await installed()) ? onThisMachine() : undefined;
}

/**
 * Finds Chromium's headless shell (Debian's package only). The full browser renders an unseen
 * toolbar for each window, in a renderer process that uses as much CPU as the page: tests take
 * twice as long.
 * @returns its executable, or undefined if there is none and none could be installed
 */
export async function findShell(): Promise<string | undefined> {
  const found = () => inPath([SHELL]).find(isExecutable);
  if (found() || !mayInstallPackages()) return found();
  console.log('No headless Chromium on this machine: installing one …');
  // Installed together with the full browser: they share a package, so their versions must match.
  return (await installedPackages(SHELL, WHOLE)) ? found() : undefined;
}

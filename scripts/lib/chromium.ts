import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { run } from '#scripts/lib/checks.ts';

/** Packages of Debian's, and what they install. */
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
 * The whole browser: Playwright's own, else the system's, else one that is installed now
 * (Debian's package where we are root, Playwright's download elsewhere).
 * @returns its executable, or undefined when there is none and none could be installed
 */
export async function findChromium(): Promise<string | undefined> {
  const found = onThisMachine();
  if (found) return found;
  console.log('No Chromium on this machine: installing one …');
  return (await installed()) ? onThisMachine() : undefined;
}

/**
 * Chromium without windows, Debian's package alone. The whole browser draws a toolbar for each window of a test, which
 * nobody sees, in a renderer of its own that takes as much of a core as the page: tests take twice as long.
 * @returns its executable, or undefined when there is none and none could be installed
 */
export async function findShell(): Promise<string | undefined> {
  const found = () => inPath([SHELL]).find(isExecutable);
  if (found() || !mayInstallPackages()) return found();
  console.log('No Chromium without windows on this machine: installing one …');
  // Together with the whole browser: they share a package, so one of them can't be newer than the other.
  return (await installedPackages(SHELL, WHOLE)) ? found() : undefined;
}

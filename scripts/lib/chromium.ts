import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { run } from '#scripts/lib/checks.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const ELSEWHERE = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function onThisMachine(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const system = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [chromium.executablePath(), ...system, ...ELSEWHERE].find(isExecutable);
}

async function installed(): Promise<boolean> {
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    if ((await run(['apt-get', 'update', '-qq'], env)) !== 0) return false;
    const packages = ['install', '-y', '-qq', '--no-install-recommends', 'chromium'];
    return (await run(['apt-get', ...packages], env)) === 0;
  }
  return (await run(['node_modules/.bin/playwright', 'install', 'chromium'])) === 0;
}

/**
 * The browser of the tests: Playwright's own, else the system's, else one that is installed now
 * (Debian's package where we are root, Playwright's download elsewhere).
 * @returns its executable, or undefined when there is none and none could be installed
 */
export async function findChromium(): Promise<string | undefined> {
  const found = onThisMachine();
  if (found) return found;
  console.log('No Chromium on this machine: installing one …');
  return (await installed()) ? onThisMachine() : undefined;
}

import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { step } from '#scripts/lib/steps.ts';

const runFile = promisify(execFile);

/**
 * The Nu Html Checker of the W3C, a Java program. It is not a dependency, because its npm install
 * script downloads a whole Java if there is none; the archive alone is enough.
 */
const name = 'vnu-jar@26.9.27';
const integrity =
  'TkQd5DFfOaWC9ebtvozTsrH2Vaod3jYg+vrOeREzIXxBexLz9+rS2DNtjn7+RPUiZhgli0SghgBX6RJRNea0KA==';
const inArchive = 'package/build/dist/vnu.jar';
const folder = 'node_modules/.cache/kahroba';
const kept = join(folder, `${name.replace('@', '-')}.jar`);
const oldestJava = 11;
/** Timeout for its 30 MB; on slower networks the check is skipped. */
const patience = 60_000;

/** The jar, or why the checker cannot be used. */
export type VnuJar = { jar: string } | { missing: string };

async function javaIsMissing(): Promise<string | null> {
  try {
    const { stderr } = await runFile('java', ['-version']);
    const major = Number(/version "(?:1\.)?(\d+)/.exec(stderr)?.[1]);
    return major >= oldestJava ? null : `its Java is older than ${oldestJava}`;
  } catch {
    return 'there is no Java';
  }
}

/** Looks for the checker on this machine, without the network. */
export async function findVnu(): Promise<VnuJar> {
  const missing = await javaIsMissing();
  if (missing !== null) return { missing };
  const jar = process.env['VNU_JAR'] || kept;
  if (existsSync(jar)) return { jar };
  return { missing: jar === kept ? 'it was not fetched yet' : `there is no ${jar}` };
}

/** npm downloads it from the configured registry, without running its scripts. */
async function loadArchive(into: string, longestMs: number): Promise<string> {
  const quick = [
    '--fetch-retries=1',
    '--fetch-retry-mintimeout=1000',
    '--prefer-offline',
    '--loglevel=error',
  ];
  const args = ['pack', name, '--ignore-scripts', `--pack-destination=${into}`, ...quick];
  const { stdout } = await runFile('npm', args, { timeout: longestMs, killSignal: 'SIGKILL' });
  const archive = join(into, stdout.trim().split('\n').at(-1) ?? '');
  const found = createHash('sha512')
    .update(await readFile(archive))
    .digest('base64');
  if (found !== integrity) throw new Error(`${name} does not match its known checksum`);
  return archive;
}

/** npm's error code or first line; after a timeout there is no output. */
function reasonOf(error: unknown, longestMs: number): string {
  const isKilled = error instanceof Error && 'killed' in error && error.killed === true;
  if (isKilled) return `not within ${longestMs / 1000} s`;
  const words = error instanceof Error ? error.message : String(error);
  return /npm error code (\S+)/.exec(words)?.[1] ?? words.split('\n')[0] ?? '';
}

async function load(longestMs: number): Promise<VnuJar> {
  await mkdir(folder, { recursive: true });
  const into = await mkdtemp(join(folder, 'loading-'));
  try {
    await runFile('tar', ['-xzf', await loadArchive(into, longestMs), '-C', into, inArchive]);
    await rename(join(into, inArchive), kept);
    return { jar: kept };
  } catch (error) {
    return { missing: `it could not be fetched (${reasonOf(error, longestMs)})` };
  } finally {
    await rm(into, { recursive: true });
  }
}

/**
 * Like `findVnu`, but downloads the jar once if there is a Java to run it.
 * @param longestMs timeout
 */
export async function fetchVnu(longestMs = patience): Promise<VnuJar> {
  const found = await findVnu();
  const isThere = 'jar' in found || !!process.env['VNU_JAR'];
  if (isThere || (await javaIsMissing()) !== null) return found;
  return step('Fetching the Nu Html Checker', () => load(longestMs));
}

import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { step } from '#scripts/lib/steps.ts';

const runFile = promisify(execFile);

/**
 * The Nu Html Checker: W3C's own, a Java program. It is no package of ours, for what npm runs at its installation
 * loads a whole Java where there is none; its archive alone is enough.
 */
const name = 'vnu-jar@26.9.27';
const integrity =
  'TkQd5DFfOaWC9ebtvozTsrH2Vaod3jYg+vrOeREzIXxBexLz9+rS2DNtjn7+RPUiZhgli0SghgBX6RJRNea0KA==';
const inArchive = 'package/build/dist/vnu.jar';
const folder = 'node_modules/.cache/kahroba';
const kept = join(folder, `${name.replace('@', '-')}.jar`);
const oldestJava = 11;
/** For 30 MB, where it is wanted; who has a slower network does without. */
const patience = 60_000;

/** The jar, or why the checker can't be asked. */
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

/** What is on this machine; asks no network. */
export async function findVnu(): Promise<VnuJar> {
  const missing = await javaIsMissing();
  if (missing !== null) return { missing };
  const jar = process.env['VNU_JAR'] || kept;
  if (existsSync(jar)) return { jar };
  return { missing: jar === kept ? 'it was not fetched yet' : `there is no ${jar}` };
}

/** npm asks the registry it is set to, and runs nothing of what it gets. */
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
  if (found !== integrity) throw new Error(`${name} is another than it was`);
  return archive;
}

/** What npm says of its failure in a word, or the first line; what was ended for its time says nothing. */
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
 * As `findVnu`, and fetches the jar once where there is a Java to run it.
 * @param longestMs how long that may take
 */
export async function fetchVnu(longestMs = patience): Promise<VnuJar> {
  const found = await findVnu();
  const isThere = 'jar' in found || !!process.env['VNU_JAR'];
  if (isThere || (await javaIsMissing()) !== null) return found;
  return step('Fetching the Nu Html Checker', () => load(longestMs));
}

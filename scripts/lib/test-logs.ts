import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { z } from 'zod';
import { findLeaks, findWarnings, type KnownSecrets } from '#scripts/lib/log-scan.ts';
import type { Counts } from '#scripts/lib/results.ts';
import { storefrontKey } from '#lib/rules/signature.ts';

/** What tests leave of their own; Playwright's folders are among it. */
const folder = resolve('test-results');
/** What the two programs of the browser's tests printed. */
export const shopLog = join(folder, 'shop.log');
/** What the programs printed that the service's tests start. */
export const servicesLog = join(folder, 'services.log');

/** Room for a log that begins anew. */
export function beginLog(file: string): void {
  mkdirSync(folder, { recursive: true });
  rmSync(file, { force: true });
}

/** What those programs keep to themselves, as `readSecrets` takes it; gone when it has been looked for. */
export const serviceSecrets = join(folder, 'service-secrets.jsonl');

/** Secrets that were written down while they came up, a line each: kind and value. None: no file. */
export function readSecrets(file: string): KnownSecrets {
  const known: Record<string, string[]> = {};
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  for (const line of lines.filter(Boolean)) {
    const [kind, value] = z.tuple([z.string(), z.string()]).parse(JSON.parse(line));
    (known[kind] ??= []).push(value);
  }
  return known;
}

/** What a shop signs by, and the key its storefront shows. */
export function secretsOf(dataDir: string): KnownSecrets {
  const kept = (name: string) => readFileSync(join(dataDir, name), 'utf8').trim();
  const revalidate = kept('revalidate-secret');
  return {
    'secret of the shop': [revalidate, kept('token-secret')],
    'storefront key': [storefrontKey(revalidate)],
  };
}

/**
 * Looks through a log for what no log may hold and for what Node warns of; each file is a test of its own. A log that
 * is not there was looked through by nobody, which is a failure.
 */
export function judgeLog(file: string, known: KnownSecrets): Counts {
  const name = relative('.', file);
  if (!existsSync(file)) {
    console.log(`✗ ${name} is missing`);
    return { passed: 0, failed: 1 };
  }
  const log = readFileSync(file, 'utf8');
  const faults = [
    ...findLeaks(log, known).map(({ line, kind, masked }) => `${name}:${line}: ${kind} ${masked}`),
    ...findWarnings(log).map((told) => `${name}: ${told}`),
  ];
  for (const fault of faults) console.log(`✗ ${fault}`);
  if (faults.length === 0) console.log(`✓ ${name} holds no secret and no warning`);
  return { passed: faults.length === 0 ? 1 : 0, failed: faults.length };
}

import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { z } from 'zod';
import { findLeaks, findWarnings, type KnownSecrets } from '#scripts/lib/log-scan.ts';
import type { Counts } from '#scripts/lib/results.ts';
import { storefrontKey } from '#lib/rules/signature.ts';

/** Output folder of the tests; Playwright's folders are in it. */
const folder = resolve('test-results');
/** Output of the two programs in the browser tests. */
export const shopLog = join(folder, 'shop.log');
/** Output of the programs the service's tests start. */
export const servicesLog = join(folder, 'services.log');

/** Creates the folder of a log and deletes its old content. */
export function beginLog(file: string): void {
  mkdirSync(folder, { recursive: true });
  rmSync(file, { force: true });
}

/** Secrets of those programs, for `readSecrets`; deleted after the scan. */
export const serviceSecrets = join(folder, 'service-secrets.jsonl');

/** Secrets recorded during a run, one a line: kind and value. Empty without a file. */
export function readSecrets(file: string): KnownSecrets {
  const known: Record<string, string[]> = {};
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  for (const line of lines.filter(Boolean)) {
    const [kind, value] = z.tuple([z.string(), z.string()]).parse(JSON.parse(line));
    (known[kind] ??= []).push(value);
  }
  return known;
}

/** A shop's signing secret, and its storefront's key. */
export function secretsOf(dataDir: string): KnownSecrets {
  const kept = (name: string) => readFileSync(join(dataDir, name), 'utf8').trim();
  const revalidate = kept('revalidate-secret');
  return {
    'secret of the shop': [revalidate, kept('token-secret'), kept('seal-secret')],
    'storefront key': [storefrontKey(revalidate)],
  };
}

/**
 * Scans a log for secrets and for Node's warnings; each file is a test of its own. A missing log is
 * a failure.
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
    ...findWarnings(log).map((text) => `${name}: ${text}`),
  ];
  for (const fault of faults) console.log(`✗ ${fault}`);
  if (faults.length === 0) console.log(`✓ ${name} contains no secret and no warning`);
  return { passed: faults.length === 0 ? 1 : 0, failed: faults.length };
}

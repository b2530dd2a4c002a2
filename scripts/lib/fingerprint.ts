import { createHash, type Hash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const isTest = (name: string): boolean => /\.test\.tsx?$/.test(name);

/** SHA-256 of the names and contents of all matching files except tests; more data can be added. */
export function fingerprint(patterns: readonly string[]): Hash {
  const files = globSync(patterns, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !isTest(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(file));
  return hash;
}

/**
 * `npm run lock`, after a package was added or removed: adds to package-lock.json the optional
 * packages of other platforms, which npm leaves out if this machine's registry does not offer them.
 * Without them `npm ci` of npm 11 rejects the file, and other platforms cannot install.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { lockSchema, missingEntries } from '#scripts/lib/package-lock.ts';

const FILE = 'package-lock.json';
const lock = JSON.parse(readFileSync(FILE, 'utf8'));
const added = missingEntries(lockSchema.parse(lock));
lock.packages = Object.fromEntries(
  Object.entries({ ...lock.packages, ...added }).toSorted(([a], [b]) => a.localeCompare(b, 'en')),
);
writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${Object.keys(added).length} packages of other platforms were missing.`);

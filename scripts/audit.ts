/**
 * `npm run audit [-- FILE]`: whether the packages of package-lock.json can be trusted: entries,
 * licences of production packages, and advisories if the registry has any. Writes the production
 * packages as a CycloneDX SBOM into FILE, if named. Exits with 1 after a fault.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import {
  type AuditReport,
  countsBySeverity,
  graveAdvisories,
  readReport,
} from '#scripts/lib/advisories.ts';
import { licenceExceptions, licenceFaults } from '#scripts/lib/licences.ts';
import {
  lockSchema,
  pathsWithAddress,
  pathsWithoutIntegrity,
  productionPackages,
} from '#scripts/lib/package-lock.ts';
import { checkSbom, productionLock } from '#scripts/lib/sbom.ts';

const lock = lockSchema.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));
const production = productionPackages(lock);

/** Prints a line and below it the faults. @returns how many there are */
function report(line: string, faults: string[]): number {
  console.log(line);
  for (const fault of faults) console.log(`  ✗ ${fault}`);
  return faults.length;
}

/** @returns what npm prints, whatever its exit code: `npm audit` fails when it finds an advisory */
function npm(args: string[], cwd: string, stderr: 'ignore' | 'inherit'): string {
  const { stdout } = spawnSync('npm', args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    stdio: ['ignore', 'pipe', stderr],
  });
  return stdout ?? '';
}

function checkEntries(): number {
  const unverified = pathsWithoutIntegrity(lock).map((path) => `${path}: no integrity`);
  const addresses = pathsWithAddress(lock).map((path) => `${path}: contains an address`);
  const count = Object.keys(lock.packages).length - 1;
  return report(`Lock file: ${count} packages.`, [...unverified, ...addresses]);
}

function checkLicences(): number {
  const faults = report(`Licences: ${production.length} packages.`, licenceFaults(production));
  for (const line of licenceExceptions(production)) console.log(`  ${line}`);
  return faults;
}

/** One attempt: without a network, npm would otherwise repeat its call for more than a minute. */
function audit(...args: string[]): AuditReport | null {
  return readReport(npm(['audit', '--json', '--fetch-retries=0', ...args], '.', 'ignore'));
}

function checkAdvisories(): number {
  const used = audit('--omit=dev');
  if (!used) {
    return report('Advisories: the registry does not answer, so none were checked.', []);
  }
  const all = audit();
  if (all) console.log(`Advisories, all packages: ${countsBySeverity(all)}.`);
  return report(`Advisories, production: ${countsBySeverity(used)}.`, graveAdvisories(used));
}

/** Made from the lock file alone, so that it is the same on every platform. */
function makeSbom(): string {
  const locked = productionLock(lock);
  const root = locked.packages[''];
  const folder = mkdtempSync(join(tmpdir(), 'kahroba-sbom-'));
  // npm names the product after its folder.
  const project = join(folder, root?.name ?? 'project');
  try {
    mkdirSync(project);
    writeFileSync(join(project, 'package.json'), JSON.stringify(root));
    writeFileSync(join(project, 'package-lock.json'), JSON.stringify(locked));
    const options = ['--package-lock-only', '--sbom-format=cyclonedx', '--sbom-type=application'];
    return npm(['sbom', ...options], project, 'inherit');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function writeSbom(file: string): void {
  const sbom = makeSbom();
  const count = checkSbom(sbom, lock);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, sbom);
  console.log(`SBOM: ${count} packages, in ${file}.`);
}

const [file] = process.argv.slice(2);
const faults = checkEntries() + checkLicences() + checkAdvisories();
if (file !== undefined) writeSbom(file);
console.log(faults === 0 ? 'No faults.' : `Faults: ${faults}.`);
process.exitCode = faults === 0 ? 0 : 1;

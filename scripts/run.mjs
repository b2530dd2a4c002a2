/**
 * `node scripts/run.mjs <command> [arguments]`: entry point of every npm script of this project.
 *
 * Runs on any Node from version 20 and needs no package: installs the packages when they are
 * missing or older than package-lock.json, then runs `scripts/<command>.ts`,
 * `server/cli/<command>.ts` or `demo-shop/cli/<command>.ts` on the Node 24 installed with them.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const BIN = join(ROOT, 'node_modules', '.bin');
const PINNED_NODE = join(BIN, 'node');
const NEEDED_MAJOR = 24;

/** @param {string} file @returns {Record<string, {version?: string, optional?: boolean}>} */
function lockedPackages(file) {
  try {
    return JSON.parse(readFileSync(join(ROOT, file), 'utf8')).packages ?? {};
  } catch {
    return {};
  }
}

/**
 * npm writes node_modules/.package-lock.json at the end of an install; without it the install is
 * incomplete.
 */
function packagesAreCurrent() {
  const wanted = lockedPackages('package-lock.json');
  const installed = lockedPackages('node_modules/.package-lock.json');
  return Object.entries(wanted).every(
    ([path, { version, optional }]) =>
      path === '' || optional || installed[path]?.version === version,
  );
}

function pinnedNodeRuns() {
  if (!existsSync(PINNED_NODE)) return false;
  const answer = spawnSync(PINNED_NODE, ['--version'], { encoding: 'utf8' });
  return answer.status === 0 && answer.stdout.startsWith(`v${NEEDED_MAJOR}.`);
}

/** @param {string} line */
function fail(line) {
  console.error(`kahroba: ${line}`);
  process.exit(1);
}

/** @param {string} command @param {string[]} args @param {NodeJS.ProcessEnv} env @returns {Promise<number>} */
function run(command, args, env) {
  const child = spawn(command, args, { cwd: ROOT, env, stdio: 'inherit' });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
  return new Promise((done) => {
    child.on('error', (error) => fail(`${command} does not start: ${error.message}`));
    child.on('exit', (code, signal) => done(code ?? (signal === 'SIGKILL' ? 137 : 1)));
  });
}

async function install() {
  console.log('Installing the packages (once, about a minute) …');
  const started = Date.now();
  const code = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], process.env);
  if (code !== 0) fail(`npm ci failed (code ${code}); its own message stands above.`);
  if (!pinnedNodeRuns()) {
    fail(`npm ci brought no Node ${NEEDED_MAJOR}: is npm set to ignore install scripts?`);
  }
  console.log(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}

const [command = '', ...args] = process.argv.slice(2);
const places = ['scripts', 'server/cli', 'demo-shop/cli'].map((folder) =>
  join(ROOT, folder, `${command}.ts`),
);
const script = /^[a-z-]+$/.test(command) ? places.find((file) => existsSync(file)) : undefined;
if (!script) fail(`there is no command "${command}".`);
if (!packagesAreCurrent() || !pinnedNodeRuns()) await install();

const env = {
  ...process.env,
  PATH: `${BIN}${delimiter}${process.env.PATH ?? ''}`,
  // Each program compiles its modules once.
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(ROOT, 'node_modules/.cache/node'),
};
process.exitCode = await run(PINNED_NODE, [script, ...args], env);

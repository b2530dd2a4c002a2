import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { storefrontKey } from '#lib/rules/signature.ts';
import { makeDatabase } from '#server/testing/database.ts';
import { tinyShop } from '#server/testing/fixture.ts';

const root = join(import.meta.dirname, '..', '..');
const log = process.env['TEST_SERVICES_LOG'];

export interface Ended {
  code: number | null;
  signal: NodeJS.Signals | null;
  /** Everything written to stdout and stderr. */
  output: string;
}

export interface Service {
  url: string;
  /** Sends the signal and waits for the exit. */
  end(signal: NodeJS.Signals): Promise<Ended>;
}

/** The data of a service that tests kill and start again: a folder, and on PostgreSQL a database. */
export interface Home {
  dataDir: string;
  env: Record<string, string>;
  remove(): Promise<void>;
}

/** A home filled with the tiny shop. */
export async function makeHome(): Promise<Home> {
  const dataDir = mkdtempSync(join(tmpdir(), 'kahroba-'));
  const { databaseUrl, drop } = await makeDatabase(dataDir, tinyShop);
  return {
    dataDir,
    env: { DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
    remove: async () => {
      await drop();
      rmSync(dataDir, { recursive: true });
    },
  };
}

/** Runs a program of the service until it exits. */
export async function runProgram(
  file: string,
  args: string[],
  env: Record<string, string>,
): Promise<Ended> {
  return launch(file, args, env).ended;
}

/** Starts `server/main.ts` on a port of its own; resolves when it listens. */
export async function startService(env: Record<string, string>): Promise<Service> {
  const { child, ended, listening } = launch('server/main.ts', [], env);
  const url = await Promise.race([
    listening,
    ended.then(({ output }) => Promise.reject(new Error(output))),
  ]);
  return {
    url,
    end: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
}

/**
 * Reports the program's secrets to the test runner, which searches the logs for them: no pattern matches
 * these.
 */
function noteSecrets(dataDir = ''): void {
  const file = process.env['TEST_SERVICES_SECRETS'];
  if (!file) return;
  for (const name of ['token-secret', 'revalidate-secret', 'seal-secret']) {
    const kept = join(dataDir, name);
    if (!existsSync(kept)) continue;
    const secret = readFileSync(kept, 'utf8').trim();
    const known = [['secret of the shop', secret]];
    if (name === 'revalidate-secret') known.push(['storefront key', storefrontKey(secret)]);
    for (const each of known) appendFileSync(file, `${JSON.stringify(each)}\n`);
  }
}

function launch(file: string, args: string[], env: Record<string, string>) {
  const settings: Record<string, string> & { DATA_DIR?: string } = {
    SERVICE_PORT: '0',
    RATE_LIMIT: '100000',
    FILTER_RATE_LIMIT: '100000',
    ...env,
  };
  const child = spawn(process.execPath, [file, ...args], {
    cwd: root,
    env: {
      ...settings,
      NODE_ENV: 'production' as const,
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const listening = new Promise<string>((done) => {
    createInterface(child.stdout).on('line', (line) => {
      output += `${line}\n`;
      const port = /listening at http:\/\/127\.0\.0\.1:(\d+)/.exec(line)?.[1];
      if (port) done(`http://127.0.0.1:${port}`);
    });
  });
  child.stderr.on('data', (part) => (output += String(part)));
  const ended: Promise<Ended> = once(child, 'close').then(() => {
    // The test runner searches it for secrets.
    if (log) appendFileSync(log, output);
    noteSecrets(settings.DATA_DIR);
    return { code: child.exitCode, signal: child.signalCode, output };
  });
  return { child, ended, listening };
}

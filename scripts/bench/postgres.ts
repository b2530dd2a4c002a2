import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

export interface TemporaryPostgres {
  url: string;
  stop: () => Promise<void>;
}

const installations = '/usr/lib/postgresql';

/**
 * Starts PostgreSQL with a new, empty cluster in a temporary folder; `stop` removes both.
 * PostgreSQL refuses to run as root, so root starts it as the user `postgres` of Debian's package.
 * @throws if no server is installed or it does not start within 20 s
 */
export async function startPostgres(port: number): Promise<TemporaryPostgres> {
  const bin = newestInstallation();
  const folder = mkdtempSync(path.join(tmpdir(), 'kahroba-postgres-'));
  const data = path.join(folder, 'data');
  const user = owner(folder);
  const run = { ...user, cwd: folder, stdio: 'ignore' as const };
  execFileSync(
    path.join(bin, 'initdb'),
    ['-D', data, '-U', 'kahroba', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'],
    run,
  );
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'shared_buffers=512MB'];
  const server = spawn(
    path.join(bin, 'postgres'),
    ['-D', data, '-k', folder, ...settings.flatMap((setting) => ['-c', setting])],
    run,
  );
  const gone = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const stop = async () => {
    server.kill('SIGINT');
    await gone;
    rmSync(folder, { recursive: true, force: true });
  };
  await ready(path.join(bin, 'pg_isready'), port).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { url: `postgresql://kahroba@127.0.0.1:${port}/postgres`, stop };
}

function newestInstallation(): string {
  const versions = existsSync(installations) ? readdirSync(installations).map(Number) : [];
  const newest = Math.max(...versions.filter(Number.isFinite));
  if (!Number.isFinite(newest)) {
    throw new Error('PostgreSQL is not installed: apt-get install postgresql');
  }
  return path.join(installations, String(newest), 'bin');
}

function owner(folder: string): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const user = { uid: postgresId('-u'), gid: postgresId('-g') };
  chownSync(folder, user.uid, user.gid);
  chmodSync(folder, 0o755);
  return user;
}

function postgresId(flag: '-u' | '-g'): number {
  return Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
}

async function ready(command: string, port: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    try {
      execFileSync(command, ['-h', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' });
      return;
    } catch {
      await wait(200);
    }
  }
  throw new Error(`PostgreSQL did not start on port ${port} within 20 s`);
}

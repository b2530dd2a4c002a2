import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

export interface RedisServer {
  readonly url: string;
  readonly port: number;
  readonly stop: () => Promise<void>;
}

/** Path of redis-server; null when it is not installed. */
function findRedis(): string | null {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/bin', '/usr/local/bin'];
  return folders.map((folder) => join(folder, 'redis-server')).find(existsSync) ?? null;
}

/** A free port. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}

/** Whether redis-server is installed; tests that need it report that they are skipped. */
export const redisInstalled = findRedis() !== null;

/**
 * Starts a Redis without persistence on loopback.
 * @throws when redis-server is not installed
 */
export async function startRedis(given?: number): Promise<RedisServer> {
  const binary = findRedis();
  if (binary === null) throw new Error('redis-server is not installed.');
  const port = given ?? (await freePort());
  const folder = mkdtempSync(join(tmpdir(), 'hub-redis-'));
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder];
  const redis = spawn(binary, [...settings, '--save', '', '--appendonly', 'no'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise<void>((resolve) => {
    redis.once('exit', () => {
      rmSync(folder, { recursive: true, force: true });
      resolve();
    });
  });
  await new Promise<void>((resolve, reject) => {
    redis.once('error', reject);
    void exited.then(() => reject(new Error('redis-server ended at once.')));
    redis.stdout.on('data', (text: Buffer) => {
      if (text.includes('Ready to accept connections')) resolve();
    });
  });
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    stop: async () => {
      redis.kill('SIGKILL');
      await exited;
    },
  };
}

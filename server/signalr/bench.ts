import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { z } from 'zod';

/** Benchmark results of a hub; times in ms. */
export interface HubBench {
  readonly connections: number;
  /** Growth of the server's resident memory per connection. */
  readonly kibPerConnection: number;
  /** From opening the first connection to the last handshake, server and clients on one machine. */
  readonly connectMs: number;
  readonly clients: number;
  readonly broadcasts: number;
  /** From `clients.all.send` to the handler of a real client, over all of them. */
  readonly broadcastP50Ms: number;
  readonly broadcastP99Ms: number;
}

/** The size of the benchmark. */
export interface HubBenchSize {
  readonly connections: number;
  readonly clients: number;
  readonly broadcasts: number;
}

const SIZE: HubBenchSize = { connections: 5_000, clients: 1_000, broadcasts: 50 };

/** Connections opened and closed before measuring, to warm up code and pools. */
const WARM_UP = 300;

const text = z.string();
const number = z.number();
const numbers = z.array(z.number());

/**
 * Measures the hub server in one process against clients in another: memory with idle raw connections,
 * broadcasts with real clients.
 */
export async function benchHub(size: HubBenchSize = SIZE): Promise<HubBench> {
  const server = start('bench-server-process.ts', ['--expose-gc']);
  const clients = start('bench-clients-process.ts');
  try {
    const url = await server.ask(text, 'start');
    await clients.ask(number, 'connect', url, WARM_UP);
    await clients.ask(number, 'leave');
    const before = await server.ask(number, 'memory');
    const connectMs = await clients.ask(number, 'connect', url, size.connections);
    const after = await server.ask(number, 'memory');
    await clients.ask(number, 'leave');

    await clients.ask(number, 'connectReal', url, size.clients);
    const delays: number[] = [];
    for (let round = 0; round < size.broadcasts; round += 1) {
      // Sequential broadcasts, so that none queues behind another.
      // oxlint-disable-next-line no-await-in-loop
      await clients.ask(number, 'forget');
      // oxlint-disable-next-line no-await-in-loop
      await server.ask(number, 'broadcast', round);
      // oxlint-disable-next-line no-await-in-loop
      for (const delay of await clients.ask(numbers, 'heard')) delays.push(delay);
    }
    delays.sort((a, b) => a - b);
    return {
      ...size,
      connectMs,
      kibPerConnection: (after - before) / 1024 / size.connections,
      broadcastP50Ms: percentile(delays, 0.5),
      broadcastP99Ms: percentile(delays, 0.99),
    };
  } finally {
    await Promise.all([server.end(), clients.end()]);
  }
}

function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Starts a helper process that answers one message at a time. */
function start(file: string, execArgv: string[] = []) {
  const child = fork(join(import.meta.dirname, 'testing', file), { execArgv });
  const exited = once(child, 'exit');
  return {
    async ask<Answer>(shape: z.ZodType<Answer>, ...message: unknown[]): Promise<Answer> {
      const answer = once(child, 'message');
      child.send(message);
      const [value] = await Promise.race([answer, exited]);
      if (child.exitCode !== null) throw new Error(`The helper ${file} ended early.`);
      return shape.parse(value);
    },
    async end(): Promise<void> {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill();
      await exited;
    },
  };
}

import { randomBytes } from 'node:crypto';
import { Redis } from 'ioredis';
import type { RedisOptions } from 'ioredis';
import type { Address, Backplane, Deliver } from './backplane.ts';
import { SILENT } from './options.ts';
import type { HubLogger } from './options.ts';

/** The Redis server and the names of the channels. */
export interface RedisBackplaneOptions {
  /** `redis://…` or `rediss://…` */
  readonly url: string;
  /** Shared by the nodes of one hub; different hubs on one Redis need different prefixes. */
  readonly prefix: string;
  readonly logger?: HubLogger;
}

const LINE_END = 0x0a;
const FIRST_CONNECT_MS = 2_000;

/** Channels subscribed to in one command. */
const SUBSCRIBE_BATCH = 500;

const CONNECTION = {
  // Commands are not queued while Redis is unreachable: delivery is at most once.
  enableOfflineQueue: false,
  autoResendUnfulfilledCommands: false,
  // On `ready` we subscribe to what is needed then, not to what was before.
  autoResubscribe: false,
  maxRetriesPerRequest: null,
  commandTimeout: 2_000,
  retryStrategy: (attempt: number) => Math.min(100 * attempt, 2_000),
  lazyConnect: true,
} satisfies RedisOptions;

/**
 * A backplane on Redis channels: one for all, one for single connections, and one for each group and user
 * with a connection on this node. Nothing is stored. While Redis is unreachable each node serves its own
 * connections; the subscriptions are restored afterwards.
 */
export function redisBackplane(options: RedisBackplaneOptions): Backplane {
  return new RedisBackplane(options);
}

class RedisBackplane implements Backplane {
  readonly #prefix: string;
  readonly #logger: HubLogger;
  readonly #node = randomBytes(12).toString('base64url');
  readonly #wanted = new Set<string>();
  readonly #publisher: Redis;
  readonly #subscriber: Redis;
  #deliver: Deliver = () => {};

  constructor({ url, prefix, logger = SILENT }: RedisBackplaneOptions) {
    this.#prefix = prefix;
    this.#logger = logger;
    this.#publisher = this.#client(url);
    this.#subscriber = this.#client(url);
    this.#subscriber.on('ready', () => void this.#subscribeWanted());
    this.#subscriber.on('messageBuffer', (_channel: Buffer, message: Buffer) =>
      this.#receive(message),
    );
  }

  get connected(): boolean {
    return this.#publisher.status === 'ready' && this.#subscriber.status === 'ready';
  }

  async start(deliver: Deliver): Promise<void> {
    this.#deliver = deliver;
    this.#wanted.add(this.#channel({ kind: 'all' }));
    this.#wanted.add(this.#channel({ kind: 'connection', name: '' }));
    await Promise.all([connect(this.#publisher), connect(this.#subscriber)]);
    await this.#subscribeWanted();
  }

  async publish(address: Address, record: Buffer): Promise<void> {
    const head = Buffer.from(`${JSON.stringify({ node: this.#node, ...address })}\n`);
    await this.#publisher.publish(this.#channel(address), Buffer.concat([head, record]));
  }

  async subscribe(address: Address): Promise<void> {
    const channel = this.#channel(address);
    this.#wanted.add(channel);
    if (this.#subscriber.status === 'ready') await this.#subscriber.subscribe(channel);
  }

  async unsubscribe(address: Address): Promise<void> {
    const channel = this.#channel(address);
    this.#wanted.delete(channel);
    if (this.#subscriber.status === 'ready') await this.#subscriber.unsubscribe(channel);
  }

  async close(): Promise<void> {
    this.#deliver = () => {};
    this.#publisher.disconnect();
    this.#subscriber.disconnect();
  }

  #client(url: string): Redis {
    const client = new Redis(url, CONNECTION);
    let away = false;
    client.on('error', (error: Error) => {
      // Every failed reconnect emits an error: only the first is logged.
      if (!away) this.#logger.warn({ err: error }, 'hub: Redis is away');
      away = true;
    });
    client.on('ready', () => {
      if (away) this.#logger.warn({}, 'hub: Redis is back');
      away = false;
    });
    return client;
  }

  async #subscribeWanted(): Promise<void> {
    if (this.#subscriber.status !== 'ready') return;
    const wanted = [...this.#wanted];
    const batches: Promise<unknown>[] = [];
    for (let from = 0; from < wanted.length; from += SUBSCRIBE_BATCH) {
      batches.push(this.#subscriber.subscribe(...wanted.slice(from, from + SUBSCRIBE_BATCH)));
    }
    try {
      await Promise.all(batches);
    } catch (error) {
      this.#logger.warn({ err: error }, 'hub: cannot subscribe to records of other nodes');
    }
  }

  /** Single connections share one channel: one each would mean as many channels as clients. */
  #channel(address: Address): string {
    const shared = address.kind === 'all' || address.kind === 'connection';
    return shared
      ? `${this.#prefix}:${address.kind}`
      : `${this.#prefix}:${address.kind}:${address.name}`;
  }

  #receive(message: Buffer): void {
    const end = message.indexOf(LINE_END);
    const head = end === -1 ? null : readHead(message.toString('utf8', 0, end));
    if (head === null) {
      this.#logger.warn({}, 'hub: invalid message on the backplane');
    } else if (head.node !== this.#node) {
      this.#deliver(head.address, message.subarray(end + 1));
    }
  }
}

/** Waits for the first connection attempt; ioredis keeps retrying in the background. */
async function connect(client: Redis): Promise<void> {
  const ready = new Promise<void>((resolve) => {
    client.once('ready', resolve);
    setTimeout(resolve, FIRST_CONNECT_MS).unref();
  });
  // The 'error' listener logs the failure, and retries go on whatever the result of the first attempt.
  await Promise.race([client.connect().catch(() => {}), ready]);
}

function readHead(line: string): { node: string; address: Address } | null {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null || !('node' in value)) return null;
  const address = readAddress(value);
  return address === null || typeof value.node !== 'string' ? null : { node: value.node, address };
}

function readAddress(value: object): Address | null {
  if (!('kind' in value)) return null;
  const { kind } = value;
  if (kind === 'all') return { kind };
  if (kind !== 'group' && kind !== 'user' && kind !== 'connection') return null;
  return 'name' in value && typeof value.name === 'string' ? { kind, name: value.name } : null;
}

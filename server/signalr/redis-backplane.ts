import { randomBytes } from 'node:crypto';
import { Redis } from 'ioredis';
import type { RedisOptions } from 'ioredis';
import type { Address, Backplane, Deliver } from './backplane.ts';
import { SILENT } from './options.ts';
import type { HubLogger } from './options.ts';

/** Where the Redis is and how its channels are called. */
export interface RedisBackplaneOptions {
  /** `redis://…` or `rediss://…` */
  readonly url: string;
  /** Nodes of one hub share it; different hubs on one Redis must not. */
  readonly prefix: string;
  readonly logger?: HubLogger;
}

const LINE_END = 0x0a;
const FIRST_CONNECT_MS = 2_000;

/** Channels named in one command. */
const SUBSCRIBE_BATCH = 500;

const CONNECTION = {
  // Nothing waits for a Redis that is away: delivery is at most once.
  enableOfflineQueue: false,
  autoResendUnfulfilledCommands: false,
  // `ready` subscribes to what is wanted by then, not to what was before.
  autoResubscribe: false,
  maxRetriesPerRequest: null,
  commandTimeout: 2_000,
  retryStrategy: (attempt: number) => Math.min(100 * attempt, 2_000),
  lazyConnect: true,
} satisfies RedisOptions;

/**
 * A backplane on Redis channels: one for all, one for single connections, one for each group and
 * user that has somebody on the node. Nothing is stored. While Redis is away each node serves its
 * own connections; the subscriptions come back with it.
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
      // Each try to come back fails anew.
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
      this.#logger.warn({ err: error }, 'hub: other nodes are not heard');
    }
  }

  /** All single connections share a channel: one each would be as many as there are clients. */
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
      this.#logger.warn({}, 'hub: a message on the backplane makes no sense');
    } else if (head.node !== this.#node) {
      this.#deliver(head.address, message.subarray(end + 1));
    }
  }
}

/** Waits for a first answer; a Redis that is away is tried again in the background. */
async function connect(client: Redis): Promise<void> {
  const ready = new Promise<void>((resolve) => {
    client.once('ready', resolve);
    setTimeout(resolve, FIRST_CONNECT_MS).unref();
  });
  // The 'error' listener tells; the retries go on whatever the first try said.
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

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, RouteOptions } from 'fastify';
import type { Redis } from 'ioredis';
import type { DestinationStream } from 'pino';
import { buildApp } from '#server/app.ts';
import { type Config, loadConfig } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { ShopEvents } from '#server/events.ts';
import { openHubs } from '#server/hub/plugin.ts';
import { createLogger } from '#server/http/logging.ts';
import type { Job } from '#server/jobs/job.ts';
import { type Shop, createShop } from '#server/modules/index.ts';
import { type Filling, openTestDatabase } from '#server/testing/database.ts';
import { tinyShop } from '#server/testing/fixture.ts';

/** Signing settings of the test service. */
export const testMembers = {
  tokenSecret: 'a token secret of the tests',
  siteUrl: 'https://shop.example',
  memberRole: 'Member',
} as const;

const manyTimes = 100_000;
const testSettings = {
  ...testMembers,
  revalidateSecret: 'a secret of the tests',
  sealSecret: 'a seal secret of the tests',
  sendsSms: true,
  rateLimit: manyTimes,
  filterRateLimit: manyTimes,
  agentRateLimit: manyTimes,
  newsletterRateLimit: manyTimes,
  stockAlertDailyLimit: manyTimes,
  contactDailyLimit: manyTimes,
  chatMessageLimit: manyTimes,
  chatDailyLimit: manyTimes,
  chatNetworkDailyLimit: manyTimes,
  opinionDailyLimit: manyTimes,
  smsPerHour: manyTimes,
  smsPerDay: manyTimes,
};

interface Options {
  config?: Partial<Config>;
  /** Receives log lines of every level; none are written when absent. */
  log?: DestinationStream;
  redis?: Redis | null;
  /** With the hub. */
  hub?: boolean;
  /** Replaces the tiny shop. */
  filling?: Filling;
  /** Shares the database of this shop, as another node does; close that shop later. */
  beside?: TestShop;
  /** One that is filled already; the caller closes it. */
  database?: Database;
}

export interface Answer {
  status: number;
  /** Parsed JSON; validate it with a schema. */
  body: unknown;
  headers: Record<string, unknown>;
}

export interface TestShop {
  shop: Shop['services'];
  jobs: Job[];
  /** The one of that name. */
  job(name: string): Job;
  app: FastifyInstance;
  /** All its routes. */
  routes: readonly RouteOptions[];
  dataDir: string;
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  /** A string body is sent unchanged. */
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Answer>;
  close(): Promise<void>;
}

/** The service's complete HTTP side on a tiny shop, in a database of its own. */
export async function openTestShop({
  config,
  log,
  redis = null,
  hub = false,
  filling = tinyShop,
  beside,
  database: given = beside?.shop.database,
}: Options = {}): Promise<TestShop> {
  const database = given ?? (await openTestDatabase(filling));
  const dataDir = mkdtempSync(join(tmpdir(), 'kahroba-'));
  const shop = createShop({
    database,
    events: new ShopEvents(),
    settings: { ...loadConfig({ DATA_DIR: dataDir }), ...testSettings, ...config },
    logger: log ? createLogger('debug', log) : createLogger('silent'),
    redis,
  });
  await shop.services.sealedSettings.refresh();
  const routes: RouteOptions[] = [];
  const app = await buildApp(shop, (route) => routes.push(route));
  if (hub) await openHubs(app, shop);
  const ask = async (method: 'GET' | 'POST', url: string, headers = {}, body?: unknown) => {
    const answer = await app.inject({
      method,
      url,
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && {
        payload: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    });
    const isJson = String(answer.headers['content-type']).startsWith('application/json');
    return {
      status: answer.statusCode,
      body: isJson ? answer.json<unknown>() : answer.body,
      headers: answer.headers,
    };
  };
  return {
    shop: shop.services,
    jobs: shop.jobs,
    job(name) {
      const found = shop.jobs.find((each) => each.name === name);
      if (!found) throw new Error(`There is no job named ${name}.`);
      return found;
    },
    app,
    routes,
    dataDir,
    get: (path, headers) => ask('GET', path, headers),
    post: (path, body, headers) => ask('POST', path, headers, body),
    close: async () => {
      await app.close();
      if (!given) await database.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { DestinationStream } from 'pino';
import type { AppParts } from '#server/app.ts';
import { buildApp } from '#server/app.ts';
import type { Config } from '#server/config.ts';
import { ShopEvents } from '#server/events.ts';
import { createLogger } from '#server/http/logging.ts';
import type { MemberSettings } from '#server/modules/member-account/service.ts';
import { type Shop, createShop } from '#server/shop.ts';
import { type Filling, openTestDatabase } from '#server/testing/database.ts';
import { tinyShop } from '#server/testing/fixture.ts';

/** What the service of the tests signs tokens with, and for. */
export const testMembers = {
  tokenSecret: 'a token secret of the tests',
  siteUrl: 'https://shop.example',
  memberRole: 'Member',
} as const;

interface Options {
  config?: Partial<AppParts['config'] & MemberSettings & Pick<Config, 'opinionDailyLimit'>>;
  /** Where log lines of every level go; nowhere when absent. */
  log?: DestinationStream;
  redis?: AppParts['redis'];
  /** Instead of the tiny shop. */
  filling?: Filling;
  /** On the database of this one, which is to be closed later, as another node is. */
  beside?: TestShop;
}

export interface Answer {
  status: number;
  /** Parsed JSON, unknown until a schema says what it is. */
  body: unknown;
  headers: Record<string, unknown>;
}

export interface TestShop {
  shop: Shop;
  app: FastifyInstance;
  dataDir: string;
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  /** A string is sent as it is. */
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Answer>;
  close(): Promise<void>;
}

/** The whole HTTP side of the service over a tiny shop in a database of its own. */
export async function openTestShop({
  config,
  log,
  redis = null,
  filling = tinyShop,
  beside,
}: Options = {}): Promise<TestShop> {
  const database = beside?.shop.database ?? (await openTestDatabase(filling));
  const events = new ShopEvents();
  const codes = { codeLimit: 5, codeTemplate: '', sendsSms: true };
  const limits = { loginLimit: 10, opinionDailyLimit: 10_000 };
  const settings = { ...testMembers, ...limits, ...codes, ...config };
  const shop = createShop({ database, events, settings, redis });
  const dataDir = mkdtempSync(join(tmpdir(), 'kahroba-'));
  const app = await buildApp({
    config: {
      siteUrl: testMembers.siteUrl,
      dataDir,
      rateLimit: 100_000,
      filterRateLimit: 100_000,
      newsletterRateLimit: 100_000,
      tellDailyLimit: 100_000,
      contactDailyLimit: 100_000,
      sms: { provider: 'inbox', apiKey: '', line: '' },
      trustedProxies: 1,
      revalidateSecret: 'a secret of the tests',
      feeds: { enabled: [], torobKey: '' },
      ...config,
    },
    shop,
    logger: log ? createLogger('debug', log) : createLogger('silent'),
    redis,
  });
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
    shop,
    app,
    dataDir,
    get: (path, headers) => ask('GET', path, headers),
    post: (path, body, headers) => ask('POST', path, headers, body),
    close: async () => {
      await app.close();
      if (!beside) await database.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}

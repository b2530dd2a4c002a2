import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { once } from 'node:events';
import type { Redis } from 'ioredis';
import { storefrontKeyHeader } from '#lib/contract/revalidate.ts';
import { storefrontKey } from '#lib/rules/signature.ts';
import { redisInstalled, startRedis } from '#server/testing/redis.ts';
import { connectRedis } from '#server/redis.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';

let base: TestShop;
beforeAll(async () => {
  base = await openTestShop();
});
afterAll(() => base.close());

const endings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) {
    // First the shops, then the Redis they use.
    // oxlint-disable-next-line no-await-in-loop
    await end();
  }
});
async function open(redis: Redis | null = null): Promise<TestShop> {
  const config = { rateLimit: 5, trustedProxies: 1 };
  const shop = await openTestShop({ config, redis, beside: base });
  endings.push(() => shop.close());
  // The first answer may be slow on a busy machine, and the limit counts the requests of one second.
  await shop.get(path, from('7.7.7.7'));
  return shop;
}
const path = '/api/home/get-home';
const from = (address: string) => ({ 'x-forwarded-for': address });
/** Sends requests one after another, as on one connection. */
async function ask(shop: TestShop, times: number, headers: (n: number) => Record<string, string>) {
  const statuses: number[] = [];
  for (let n = 0; n < times; n += 1) {
    // oxlint-disable-next-line no-await-in-loop
    statuses.push((await shop.get(path, headers(n))).status);
  }
  return statuses;
}
const refused = (statuses: number[]) => statuses.filter((status) => status === 429).length;

test('an address over the limit gets Retry-After, and others are not delayed', async () => {
  const shop = await open();
  expect(refused(await ask(shop, 6, () => from('1.1.1.1')))).toBe(1);
  expect(await shop.get(path, from('1.1.1.1'))).toMatchObject({
    status: 429,
    body: { code: 'TOO_MANY_REQUESTS', message: expect.stringMatching(/[\u0600-\u06ff]/) },
    headers: { 'retry-after': expect.stringMatching(/^\d+$/) },
  });
  expect((await shop.get(path, from('2.2.2.2'))).status).toBe(200);
  expect((await shop.get('/live', from('1.1.1.1'))).status).toBe(200);
});

test('files of the panel are not counted; its page is', async () => {
  const shop = await open();
  const statuses = async (asked: string, address: string) => {
    const found: number[] = [];
    for (let n = 0; n < 8; n += 1) {
      // oxlint-disable-next-line no-await-in-loop
      found.push((await shop.get(asked, from(address))).status);
    }
    return found;
  };
  expect(refused(await statuses('/cpfpco/assets/any.js', '1.1.1.1'))).toBe(0);
  expect(refused(await statuses('/cpfpco', '3.3.3.3'))).toBe(3);
});

test('requests for unknown paths are counted, too', async () => {
  const shop = await open();
  const statuses: number[] = [];
  for (let n = 0; n < 8; n += 1) {
    // oxlint-disable-next-line no-await-in-loop
    statuses.push((await shop.get(`/junk-${n}`, from('1.1.1.1'))).status);
  }
  expect(statuses.filter((status) => status === 404)).toHaveLength(5);
  expect(refused(statuses)).toBe(3);
});

test('an address cannot pose as another by adding to X-Forwarded-For', async () => {
  const shop = await open();
  const statuses = await ask(shop, 8, (n) => from(`9.9.9.${n}, 1.1.1.1`));
  expect(refused(statuses)).toBe(3);
});

test('the storefront server is not counted, an invalid key is', async () => {
  const shop = await open();
  const key = storefrontKey('a secret of the tests');
  expect(refused(await ask(shop, 20, () => ({ [storefrontKeyHeader]: key })))).toBe(0);
  expect(refused(await ask(shop, 20, () => ({ [storefrontKeyHeader]: 'f'.repeat(64) })))).toBe(15);
  // The same number of characters as the key, but more bytes.
  expect(await ask(shop, 1, () => ({ [storefrontKeyHeader]: 'é'.repeat(64) }))).toEqual([429]);
});

(redisInstalled ? test : test.skip)(
  'two nodes share their counts in Redis, and let requests pass without it',
  async () => {
    const server = await startRedis();
    const connection = async () => {
      const redis = await connectRedis(server.url);
      endings.push(async () => redis.disconnect());
      await once(redis, 'ready');
      return redis;
    };
    const [one, other] = [await open(await connection()), await open(await connection())];
    const statuses = [
      ...(await ask(one, 4, () => from('1.1.1.1'))),
      ...(await ask(other, 4, () => from('1.1.1.1'))),
    ];
    expect(refused(statuses)).toBe(3);
    expect((await one.get('/ready')).body).toEqual({ ready: true, database: true, redis: true });

    await server.stop();
    expect(refused(await ask(one, 8, () => from('1.1.1.1')))).toBe(0);
    expect(await one.get('/ready')).toMatchObject({ status: 503, body: { redis: false } });
    expect((await one.get('/live')).status).toBe(200);
  },
);

test('filtered lists are counted together per minute; other lists are not', async () => {
  const config = { filterRateLimit: 4, trustedProxies: 1 };
  const shop = await openTestShop({ config, beside: base });
  endings.push(() => shop.close());
  const post = (call: string, body: object, address: string) =>
    shop.post(`/api/Product/${call}`, body, from(address));
  for (const price of ['1-', '2-']) {
    const body = { 'filter-price': price };
    // oxlint-disable-next-line no-await-in-loop
    expect((await post('Get-List', body, '1.1.1.1')).status).toBe(200);
    // oxlint-disable-next-line no-await-in-loop
    expect((await post('Get-Filter', body, '1.1.1.1')).status).toBe(200);
  }
  const refusal = await post('Get-List', { 'filter-name': 'گوشی' }, '1.1.1.1');
  expect(refusal).toMatchObject({
    status: 429,
    body: { code: 'TOO_MANY_REQUESTS', message: expect.stringMatching(/[\u0600-\u06ff]/) },
    headers: { 'retry-after': expect.stringMatching(/^([1-9]|[1-5]\d|60)$/) },
  });
  expect((await post('Get-Filter', { 'filter-brand': '1' }, '1.1.1.1')).status).toBe(429);
  expect((await post('Get-List', { categoryId: 1 }, '1.1.1.1')).status).toBe(200);
  expect((await post('Get-Filter', { categoryId: 1 }, '1.1.1.1')).status).toBe(200);
  expect((await post('Get-List', { 'filter-price': '3-' }, '2.2.2.2')).status).toBe(200);
});

test('the storefront server may request filtered lists without limit', async () => {
  const config = { filterRateLimit: 1 };
  const shop = await openTestShop({ config, beside: base });
  endings.push(() => shop.close());
  const headers = { [storefrontKeyHeader]: storefrontKey('a secret of the tests') };
  for (let n = 0; n < 3; n += 1) {
    const body = { 'filter-price': `${n}-` };
    // oxlint-disable-next-line no-await-in-loop
    expect((await shop.post('/api/Product/Get-List', body, headers)).status).toBe(200);
  }
});

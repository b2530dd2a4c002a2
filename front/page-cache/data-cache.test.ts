import { expect, test } from '@jest/globals';
import type { CacheEntry, CacheHandler } from 'next/cache';
import { createDataCache } from '#front/page-cache/data-cache.ts';

const now = () => performance.timeOrigin + performance.now();
const entry = (text: string, more: Partial<CacheEntry> = {}): CacheEntry => ({
  value: new Blob([text]).stream(),
  tags: ['shop'],
  stale: 300,
  timestamp: now(),
  expire: 2_592_000,
  revalidate: 3_600,
  ...more,
});
const put = (cache: CacheHandler, key: string, text: string, more?: Partial<CacheEntry>) =>
  cache.set(key, Promise.resolve(entry(text, more)));
const textOf = async (cache: CacheHandler, key: string): Promise<string | null> => {
  const found = await cache.get(key, []);
  return found === undefined ? null : new Response(found.value).text();
};

test('an entry can be read repeatedly', async () => {
  const cache = createDataCache(100_000);
  await put(cache, 'a', 'گوشی');
  expect([await textOf(cache, 'a'), await textOf(cache, 'a')]).toEqual(['گوشی', 'گوشی']);
  expect(await textOf(cache, 'b')).toBeNull();
});

test('ten thousand small answers stay within the memory limit', async () => {
  const limit = 400_000;
  const cache = createDataCache(limit);
  const before = process.memoryUsage().arrayBuffers;
  for (let id = 0; id < 10_000; id += 1) {
    // oxlint-disable-next-line no-await-in-loop
    await put(cache, `["c0353ca693aa97989c8c95b48e2cfc213f89c5caa3",[${id}]]`, '{"found":false}');
  }
  // Buffers that are not collected yet count as well. One slice of 64 KiB for each entry would be 25 MB.
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(10 * limit);
  const last = await cache.get('["c0353ca693aa97989c8c95b48e2cfc213f89c5caa3",[9999]]', []);
  expect(last).toBeDefined();
  expect(await textOf(cache, '["c0353ca693aa97989c8c95b48e2cfc213f89c5caa3",[9000]]')).toBeNull();
});

test('a recently read entry outlives others', async () => {
  const cache = createDataCache(4_000);
  await put(cache, 'read', 'x');
  await put(cache, 'left', 'x');
  for (const key of ['a', 'b', 'c']) {
    // oxlint-disable-next-line no-await-in-loop
    await put(cache, key, 'x');
    // oxlint-disable-next-line no-await-in-loop
    expect(await textOf(cache, 'read')).toBe('x');
  }
  expect(await textOf(cache, 'left')).toBeNull();
});

test('an answer larger than the cache is neither kept nor evicts others', async () => {
  const cache = createDataCache(4_000);
  await put(cache, 'small', 'x');
  await put(cache, 'large', 'x'.repeat(5_000));
  expect([await textOf(cache, 'small'), await textOf(cache, 'large')]).toEqual(['x', null]);
});

test('a reader waits for a pending write', async () => {
  const cache = createDataCache(4_000);
  const { promise, resolve } = Promise.withResolvers<CacheEntry>();
  const written = cache.set('a', promise);
  const read = textOf(cache, 'a');
  resolve(entry('x'));
  expect(await read).toBe('x');
  await written;
});

test('a failed write is not kept', async () => {
  const cache = createDataCache(4_000);
  const value = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.error(new Error('broken')),
  });
  await put(cache, 'a', '', { value });
  await cache.set('b', Promise.reject(new Error('broken')));
  expect([await textOf(cache, 'a'), await textOf(cache, 'b')]).toEqual([null, null]);
});

test('an expired tag removes its answers, a stale one serves them during revalidation', async () => {
  const cache = createDataCache(100_000);
  await put(cache, 'product', 'x', { tags: ['product-1', 'shop'], timestamp: now() - 10 });
  await put(cache, 'home', 'x', { tags: ['home'], timestamp: now() - 10 });
  await cache.updateTags(['product-1'], { expire: 2_592_000 });
  expect((await cache.get('product', []))?.revalidate).toBe(-1);
  expect((await cache.get('home', []))?.revalidate).toBe(3_600);
  await put(cache, 'product', 'new', { tags: ['product-1'], timestamp: now() + 1 });
  expect((await cache.get('product', []))?.revalidate).toBe(3_600);

  await cache.updateTags(['home']);
  expect(await cache.get('home', [])).toBeUndefined();
  expect(await cache.getExpiration(['home'])).toBeGreaterThan(now() - 1_000);
  expect(await cache.getExpiration(['other'])).toBe(0);
});

test('an answer is not served after its lifetime', async () => {
  const cache = createDataCache(100_000);
  await put(cache, 'a', 'x', { timestamp: now() - 3_599_000 });
  expect(await textOf(cache, 'a')).toBe('x');
  await put(cache, 'a', 'x', { timestamp: now() - 3_601_000 });
  expect(await textOf(cache, 'a')).toBeNull();
  await put(cache, 'b', 'x', { expire: 0 });
  expect(await textOf(cache, 'b')).toBeNull();
});

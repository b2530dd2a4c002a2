import { expect, test } from '@jest/globals';
import { readConfig } from '#lib/config.ts';

const megabyte = 1024 * 1024;

test.each([16, 192, 1_000])('all page caches together fit into %d MB', (size) => {
  const { pageCacheBytes, encodedPageBytes, recentPageBytes, dataCacheBytes } = readConfig({
    PAGE_CACHE_MB: String(size),
  });
  const all = pageCacheBytes + encodedPageBytes + recentPageBytes + dataCacheBytes;
  expect(all / megabyte).toBeLessThanOrEqual(size);
  expect(all / megabyte).toBeGreaterThan(size * 0.99);
});

test.each(['15', 'much', '-1'])("%s megabytes are rejected with the setting's name", (size) => {
  expect(() => readConfig({ PAGE_CACHE_MB: size })).toThrow(/^PAGE_CACHE_MB: must be/);
});

test('a shop is indexable unless its setting says otherwise', () => {
  expect(readConfig({}).indexable).toBe(true);
  expect(readConfig({ SITE_INDEXABLE: 'false' }).indexable).toBe(false);
  expect(() => readConfig({ SITE_INDEXABLE: 'no' })).toThrow(/^SITE_INDEXABLE: must be/);
  expect(() => readConfig({ INDEXNOW_KEY: 'short' })).toThrow(/^INDEXNOW_KEY: must be/);
});

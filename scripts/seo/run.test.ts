import { expect, test } from '@jest/globals';
import { usualLimits } from '#scripts/seo/crawl.ts';
import { kinds } from '#scripts/seo/judge.ts';
import { runSeo } from '#scripts/seo/run.ts';
import { openSite, page, type PageParts, sitemap } from '#scripts/seo/testing.ts';

/** Runs the command on a site of two pages. */
async function counted(other: PageParts, limits = usualLimits) {
  await using site = await openSite((base) => ({
    '/': page(base, '/', { links: ['/a'] }),
    '/a': page(base, '/a', other),
    '/sitemap.xml': sitemap(base, ['/', '/a']),
  }));
  return await runSeo(site.base, { limits });
}

test('each kind of fault is a test that fails once, however many faults there are', async () => {
  expect(await counted({})).toEqual({ passed: kinds.length, failed: 0 });
  const twice = { links: ['/none', '/nothing'] };
  expect(await counted(twice)).toEqual({ passed: kinds.length - 1, failed: 1 });
});

test('an incomplete crawl is a failure, unless the limit was requested', async () => {
  const wanted = { ...usualLimits, pages: 1 };
  expect(await counted({}, wanted)).toEqual({ passed: kinds.length, failed: 0 });
  const late = { ...usualLimits, totalMs: -1 };
  expect(await counted({}, late)).toEqual({ passed: kinds.length, failed: 1 });
});

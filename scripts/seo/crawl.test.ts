import { expect, test } from '@jest/globals';
import { crawl, usualLimits } from '#scripts/seo/crawl.ts';
import { openSite, page, robotsTxt, sitemap } from '#scripts/seo/testing.ts';

const seen = async (): Promise<void> => {};
/** A link with rel="nofollow". */
const aside = (path: string): string => `<a rel="nofollow" href="${path}">x</a>`;

test('requests every address of the site once, and none of another site', async () => {
  await using other = await openSite((base) => ({ '/': page(base, '/') }));
  await using site = await openSite((base) => ({
    '/': page(base, '/', { links: ['/a#top', '/a', '/b', `${other.base}/`, 'mailto:a@b.example'] }),
    '/a': page(base, '/a', { links: ['/', '/b', 'tel:+98'] }),
    '/b': page(base, '/b'),
  }));
  const { visits } = await crawl(site.base, usualLimits, seen);
  expect([...visits.keys()]).toEqual(['/', '/a', '/b'].map((path) => `${site.base}${path}`));
  // The home page comes first, because it gives the site's name.
  const pages = site.asked.map(({ url }) => url).filter((url) => !url.includes('.'));
  expect(pages).toEqual(['/', '/', '/a', '/b']);
  expect(other.asked).toEqual([]);
});

test('does not request what robots.txt disallows', async () => {
  await using site = await openSite((base) => ({
    '/robots.txt': {
      headers: { 'content-type': 'text/plain' },
      body: 'User-agent: *\nAllow: /api/docs\nDisallow: /api/\n\nUser-agent: Bad\nDisallow: /\n',
    },
    '/': page(base, '/', { links: ['/api/prices', '/api/docs', '/a'] }),
  }));
  await crawl(site.base, usualLimits, seen);
  const paths = site.asked.map(({ url }) => url);
  expect(paths).toContain('/api/docs');
  expect(paths).toContain('/a');
  expect(paths).not.toContain('/api/prices');
});

test('reads a page behind nofollow links, but follows its links only if it is indexed', async () => {
  await using site = await openSite((base) => ({
    '/': page(base, '/', { body: aside('/narrowed') + aside('/listed') }),
    '/narrowed': page(base, '/narrowed', {
      head: '<meta name="robots" content="noindex,follow">',
      links: ['/narrower'],
    }),
    '/listed': page(base, '/listed', { links: ['/behind'] }),
  }));
  const { visits } = await crawl(site.base, usualLimits, seen);
  const paths = [...visits.keys()].map((url) => url.slice(site.base.length));
  expect(paths).toEqual(['/', '/narrowed', '/listed', '/behind']);
});

test('retries after a server asked to wait', async () => {
  let times = 0;
  await using site = await openSite((base) => ({
    '/': page(base, '/', { links: ['/busy'] }),
    '/busy': () => {
      times += 1;
      return times === 1 ? { status: 429, headers: { 'retry-after': '0' } } : page(base, '/busy');
    },
  }));
  const { visits } = await crawl(site.base, usualLimits, seen);
  expect(visits.get(`${site.base}/busy`)?.status).toBe(200);
  expect(times).toBe(2);
});

test('a connection that breaks once is not a fault of the page', async () => {
  let times = 0;
  await using site = await openSite((base) => ({
    '/': page(base, '/', { links: ['/once', '/always'] }),
    '/once': () => {
      times += 1;
      return times === 1 ? { status: 0 } : page(base, '/once');
    },
    '/always': { status: 0 },
  }));
  const { visits } = await crawl(site.base, usualLimits, seen);
  expect(visits.get(`${site.base}/once`)?.status).toBe(200);
  expect(visits.get(`${site.base}/always`)?.status).toBe(0);
});

test('a connection that breaks after a wait is retried like any other', async () => {
  const answers = [{ status: 429, headers: { 'retry-after': '0' } }, { status: 0 }];
  await using site = await openSite((base) => ({
    '/': page(base, '/', { links: ['/busy'] }),
    '/busy': () => answers.shift() ?? page(base, '/busy'),
  }));
  const { visits } = await crawl(site.base, usualLimits, seen);
  expect(visits.get(`${site.base}/busy`)?.status).toBe(200);
});

test('stops at its limit, and reports it', async () => {
  await using site = await openSite((base) => ({
    '/': page(base, '/', { links: ['/a', '/b', '/c'] }),
  }));
  const { visits, cut } = await crawl(site.base, { ...usualLimits, pages: 2 }, seen);
  expect(visits.size).toBe(2);
  expect(cut).toBe('2 addresses');
});

test('reads no more of an answer than its limit', async () => {
  await using site = await openSite((base) => ({
    '/': page(base, '/', { body: `<p>${'x'.repeat(2_000_000)}</p>` }),
  }));
  let bytes = 0;
  await crawl(site.base, { ...usualLimits, bytes: 1_000 }, async ({ html }) => {
    bytes = html.length;
  });
  expect(bytes).toBeLessThanOrEqual(1_000);
});

test('reads pages that only a sitemap lists, and marks them as unreachable', async () => {
  await using site = await openSite((base) => ({
    '/': page(base, '/'),
    '/alone': page(base, '/alone', { links: ['/behind'] }),
    '/behind': page(base, '/behind'),
    '/sitemap.xml': {
      headers: { 'content-type': 'application/xml' },
      body: `<sitemapindex><sitemap><loc>${base}/part.xml</loc></sitemap></sitemapindex>`,
    },
    '/part.xml': sitemap(base, ['/alone']),
  }));
  const { visits, links, sitemaps } = await crawl(site.base, usualLimits, seen);
  expect(visits.get(`${site.base}/alone`)?.status).toBe(200);
  expect(links.get(`${site.base}/behind`)?.reached).toBe(false);
  expect([...sitemaps.values()]).toEqual([
    { status: 200, entries: 1 },
    { status: 200, entries: 1 },
  ]);
});

test('recognises a site behind a proxy by its public name', async () => {
  const named = 'https://shop.example';
  await using site = await openSite((base) => ({
    '/': page(named, '/', { links: [`${named}/a`] }),
    '/a': page(named, '/a'),
    '/sitemap.xml': sitemap(named, ['/a']),
    '/robots.txt': robotsTxt(named),
    '/x': page(base, '/x'),
  }));
  const { visits, listed } = await crawl(site.base, usualLimits, seen);
  expect(visits.get(`${site.base}/a`)?.page?.canonical).toBe(`${site.base}/a`);
  expect([...listed.keys()]).toEqual([`${site.base}/a`]);
});

test('reports an unreachable site', async () => {
  const site = await openSite(() => ({}));
  const { base } = site;
  await expect(crawl(base, usualLimits, seen)).rejects.toThrow('answers 404');
  await site[Symbol.asyncDispose]();
  await expect(crawl(base, usualLimits, seen)).rejects.toThrow('nothing answers');
});

const led = (to: string) => ({
  status: 307,
  headers: { location: `/account/login?returnUrl=${to}` },
});

test('reads the login once, however many links lead there', async () => {
  await using site = await openSite((base) => ({
    '/': page(base, '/', { links: ['/account/a', '/account/b'] }),
    '/account/a': led('a'),
    '/account/b': led('b'),
    '/account/login': page(base, '/account/login'),
  }));
  const { visits } = await crawl(site.base, usualLimits, seen);
  const paths = [...visits.keys()].map((url) => url.replace(site.base, ''));
  expect(paths).toEqual(['/', '/account/a', '/account/b', '/account/login']);
});

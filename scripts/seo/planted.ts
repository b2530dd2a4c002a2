import { page, type PageParts, type Reply, robotsTxt, sitemap } from '#scripts/seo/testing.ts';

export type Replies = Partial<Record<string, Reply>>;

/** A home page with links to two pages, listed in a sitemap. */
export const sound = (base: string, home: PageParts = {}, other: PageParts = {}): Replies => ({
  '/': page(base, '/', { links: ['/a', '/b'], ...home }),
  '/a': page(base, '/a', other),
  '/b': page(base, '/b'),
  '/picture.png': { headers: { 'content-type': 'image/png' } },
  '/sitemap.xml': sitemap(base, ['/', '/a', '/b']),
});

export const picture = '<img src="/picture.png" alt="" width="9" height="9">';
export const script = (thing: object): string =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...thing })}</script>`;
export const parts = (other: PageParts) => (base: string) => sound(base, {}, other);

export interface Planted {
  kind: string;
  site: (base: string) => Replies;
  /** Path of the page with the fault. */
  at: string;
  words: string | RegExp;
  /** Other kinds of faults that necessarily occur with it. */
  besides?: readonly string[];
  /** The address it is crawled by, if not its own. */
  reach?: (base: string) => string;
  /** The address in the site's settings. */
  publicUrl?: string;
}

export const other = 'https://other.example';
const longHead = `<style>/* ${'x'.repeat(32_000)} */</style><meta name="robots" content="index">`;

/** Sites with one fault each, for testing the rules. */
export const planted: Planted[] = [
  {
    kind: 'broken link',
    site: parts({ links: ['/none'] }),
    at: '/a',
    words: '/none answers 404',
  },
  {
    kind: 'redirect inside the site',
    site: (base) => ({
      ...sound(base, {}, { links: ['/old'] }),
      '/old': { status: 308, headers: { location: '/b' } },
    }),
    at: '/a',
    words: '/old answers 308 to /b',
  },
  {
    kind: 'canonical of a hidden page',
    site: (base) => ({
      ...sound(base, {}, { links: ['/hidden'] }),
      '/hidden': page(base, '/hidden', {
        canonical: '/b',
        head: '<meta name="robots" content="noindex,follow">',
      }),
    }),
    at: '/hidden',
    words: '/b, but noindex',
  },
  {
    kind: 'crawlable sort order',
    site: (base) => ({
      ...sound(base, {}, { links: ['/b?sort=popular'] }),
      '/b?sort=popular': page(base, '/b'),
    }),
    at: '/a',
    words: '/b?sort=popular is a list in another order',
  },
  {
    kind: 'broken file',
    site: parts({ body: picture.replace('picture', 'none') }),
    at: '/a',
    words: '/none.png answers 404',
  },
  {
    kind: 'broken file',
    site: parts({
      body: `<picture><source srcset="/picture.png 1x, /large.png 2x">${picture}</picture>`,
    }),
    at: '/a',
    words: '/large.png answers 404',
  },
  {
    kind: 'broken file',
    site: parts({
      body: picture.replace('src=', 'srcset="/big.png 850w, /picture.png 400w" src='),
    }),
    at: '/a',
    words: '/big.png answers 404',
  },
  {
    kind: 'broken file',
    site: parts({
      head: '<link rel="preload" as="image" imagesrcset="/picture.png 1x, /early.png 2x">',
    }),
    at: '/a',
    words: '/early.png answers 404',
  },
  {
    kind: 'broken file',
    site: (base) =>
      sound(
        base,
        {},
        { body: script({ '@type': 'Person', name: 'کهربا', image: `${base}/p.png` }) },
      ),
    at: '/a',
    words: '/p.png answers 404',
  },
  {
    kind: 'link preview missing',
    site: parts({ preview: '<meta property="og:title" content="">' }),
    at: '/a',
    words: 'has no og:title\nhas no og:image\nhas no twitter:card',
  },
  {
    kind: 'canonical astray',
    site: parts({ canonical: '/none' }),
    at: '/a',
    words: '/none answers 404',
  },
  {
    kind: 'sitemap page not 200',
    site: (base) => ({ ...sound(base), '/sitemap.xml': sitemap(base, ['/', '/a', '/b', '/none']) }),
    at: '/none',
    words: 'answers 404',
  },
  {
    kind: 'robots.txt missing',
    site: (base) => ({ ...sound(base), '/robots.txt': { status: 500, body: 'broken' } }),
    at: '/robots.txt',
    words: 'answers 500',
  },
  {
    kind: 'sitemap missing',
    site: (base) => ({ ...sound(base), '/robots.txt': { body: 'User-agent: *\nAllow: /\n' } }),
    at: '/robots.txt',
    words: 'names no sitemap',
  },
  {
    kind: 'sitemap missing',
    site: (base) => ({ ...sound(base), '/sitemap.xml': { body: '<h1>نگهداری</h1>' } }),
    at: '/sitemap.xml',
    words: 'the sitemap names nothing',
  },
  {
    kind: 'sitemap missing',
    site: (base) => ({ ...sound(base), '/sitemap.xml': { body: '<sitemapindex></sitemapindex>' } }),
    at: '/sitemap.xml',
    words: 'the sitemap names nothing',
  },
  {
    kind: 'sitemap of another site',
    site: (base) => ({
      ...sound(base),
      '/robots.txt': { body: `Sitemap: ${base}/sitemap.xml\nSitemap: ${other}/sitemap.xml` },
    }),
    at: '/robots.txt',
    words: `names ${other}/sitemap.xml`,
  },
  {
    kind: 'sitemap of another site',
    site: (base) => ({ ...sound(base), '/sitemap.xml': sitemap(other, ['/', '/a', '/b']) }),
    at: '/sitemap.xml',
    words: `names ${other}/a`,
  },
  {
    kind: 'sitemap page kept from crawlers',
    site: (base) => ({ ...sound(base), '/robots.txt': robotsTxt(base, '/') }),
    at: '/a',
    words: /robots\.txt keeps crawlers away$/,
  },
  {
    kind: 'page in no sitemap',
    site: (base) => ({ ...sound(base), '/sitemap.xml': sitemap(base, ['/', '/b']) }),
    at: '/a',
    words: 'no sitemap names it',
  },
  {
    kind: 'page in no sitemap',
    site: (base) => ({ ...sound(base), '/sitemap.xml': sitemap(base, ['/a', '/b']) }),
    at: '/',
    words: 'no sitemap names it',
  },
  {
    kind: 'noindex in a sitemap',
    site: parts({ head: '<meta name="robots" content="noindex,follow">' }),
    at: '/a',
    words: 'is named by a sitemap',
  },
  {
    kind: 'sitemap page not canonical',
    site: parts({ canonical: '/b' }),
    at: '/a',
    words: 'is named by a sitemap; its canonical is /b',
  },
  {
    kind: 'orphan page',
    site: (base) => sound(base, { links: ['/b'] }),
    at: '/a',
    words: /no links lead there/,
  },
  {
    kind: 'title repeated',
    site: parts({ title: 'عنوان /b' }),
    at: '/b',
    words: /the same as of \/a/,
  },
  {
    kind: 'description repeated',
    site: parts({ description: 'شرح /b.' }),
    at: '/b',
    words: /the same as of \/a/,
  },
  { kind: 'h1 repeated', site: parts({ body: '<h1>دیگر</h1>' }), at: '/a', words: 'has 2' },
  {
    kind: 'canonical repeated',
    site: (base) => sound(base, {}, { head: `<link rel="canonical" href="${base}/a">` }),
    at: '/a',
    words: 'has 2',
  },
  {
    kind: 'title missing',
    site: parts({ title: '' }),
    at: '/a',
    words: 'has none in its place',
    besides: ['invalid HTML'],
  },
  {
    kind: 'description missing',
    site: parts({ description: '' }),
    at: '/a',
    words: 'has none in its place',
  },
  { kind: 'h1 missing', site: parts({ h1: '' }), at: '/a', words: 'has none in its place' },
  {
    kind: 'canonical missing',
    site: parts({ canonical: null }),
    at: '/a',
    words: 'has none in its place',
  },
  {
    kind: 'picture without alt',
    site: parts({ body: `<p aria-hidden="true">${picture.replace(' alt=""', '')}</p>` }),
    at: '/a',
    words: '/picture.png',
  },
  {
    kind: 'picture without size',
    site: parts({ body: picture.replace(' height="9"', '') }),
    at: '/a',
    words: '/picture.png',
  },
  {
    kind: 'late meta',
    site: parts({ head: longHead }),
    at: '/a',
    words: /^robots ends at 32\.\d kB/,
  },
  {
    kind: 'heavy page',
    site: parts({ body: `<p>${'متن '.repeat(30_000)}</p>` }),
    at: '/a',
    words: /^210\.\d kB of HTML$/,
  },
  {
    kind: 'invalid HTML',
    site: parts({ body: '<p><div>متن</div></p>' }),
    at: '/a',
    words: /element-permitted|close-order|no-implicit|div/,
  },
  {
    kind: 'invalid structured data',
    site: parts({ body: script({ '@type': 'WebSite', name: 'کهربا' }) }),
    at: '/a',
    words: 'WebSite lacks url',
  },
  {
    kind: 'digits in a machine field',
    site: parts({ body: '<time datetime="۱۴۰۴-۰۱-۰۱">۱ فروردین</time>' }),
    at: '/a',
    words: 'datetime is ۱۴۰۴-۰۱-۰۱',
  },
];

import { other, type Planted, type Replies, script, sound } from '#scripts/seo/planted.ts';
import { page, type PageParts, robotsTxt, sitemap } from '#scripts/seo/testing.ts';

const calledElsewhere = (name: string, home: PageParts = {}): Replies => ({
  ...sound(name, home),
  '/robots.txt': robotsTxt(name),
});

/** Sites that name themselves, or a part of themselves, by a wrong origin. */
export const plantedNames: Planted[] = [
  {
    kind: 'public address astray',
    // Another name of this machine that is not a loopback address.
    reach: (base) => base.replace('127.0.0.1', '0.0.0.0'),
    site: (base) => sound(base),
    at: '/',
    besides: ['canonical astray', 'sitemap of another site'],
    words: /calls itself http:\/\/127\S+ in its canonical, but is reached at http:\/\/0/,
  },
  {
    kind: 'public address astray',
    site: () => calledElsewhere(other),
    publicUrl: 'https://shop.example',
    at: '/',
    words: `calls itself ${other} in its canonical, but by its settings is https://shop.example`,
  },
  {
    kind: 'public address astray',
    site: () => calledElsewhere('http://localhost:1'),
    at: '/',
    words: /calls itself http:\/\/localhost:1 in its canonical, but is reached at http:\/\/127/,
  },
  {
    kind: 'public address astray',
    site: (base) => calledElsewhere(other, { head: `<meta property="og:url" content="${base}/">` }),
    publicUrl: other,
    at: '/',
    words: /^names http:\/\/127\S+ in og:url, its canonicals https:\/\/other/,
  },
  {
    kind: 'public address astray',
    site: (base) =>
      calledElsewhere(other, {
        head: script({ '@type': 'Person', '@id': `${base}/#us`, name: 'کهربا' }),
      }),
    at: '/',
    words: /^names http:\/\/127\S+ in Person\.@id, its canonicals https:\/\/other/,
  },
  {
    kind: 'canonical astray',
    site: (base) => ({ ...calledElsewhere(other), '/a': page(base, '/a') }),
    at: '/a',
    words: /^http:\/\/127\S+ is not of this site$/,
  },
  {
    kind: 'sitemap of another site',
    site: (base) => ({
      ...calledElsewhere(other),
      '/sitemap.xml': sitemap(base, ['/', '/a', '/b']),
    }),
    at: '/sitemap.xml',
    words: /^names http:\/\/127/,
  },
];

import { parts, type Planted, script, sound } from '#scripts/seo/planted.ts';
import { page, sitemap } from '#scripts/seo/testing.ts';

/** Sites with one fault in how pages look in results, in shared links and without styles. */
export const plantedLooks: Planted[] = [
  {
    kind: 'thin landing page',
    site: (base) => {
      const path = '/shop/category/2/phone/cheap';
      const goods = ['/a', '/b'].map((url, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        name: url,
        url: base + url,
      }));
      const list = script({ '@type': 'ItemList', itemListElement: goods });
      return {
        ...sound(base, { links: ['/a', '/b', path] }),
        [path]: page(base, path, { body: list }),
        '/sitemap.xml': sitemap(base, ['/', '/a', '/b', path]),
      };
    },
    at: '/shop/category/2/phone/cheap',
    words: 'has 2 goods, and is indexed',
    besides: ['link preview without words'],
  },
  {
    kind: 'picture without size',
    site: parts({ body: '<svg aria-hidden="true"><use href="#logo"></use></svg>' }),
    at: '/a',
    words: '#logo',
  },
  {
    kind: 'heading before the h1',
    site: parts({ h1: '', body: '<h2>منو</h2><h1>گوشی</h1>' }),
    at: '/a',
    words: 'h2 before the h1: منو',
    besides: ['invalid HTML'],
  },
  {
    kind: 'words joined',
    site: parts({ body: '<p>از ۵<small>۲۵ رأی</small></p>' }),
    at: '/a',
    words: 'از ۵۲۵ رأی',
  },
  {
    kind: 'narrow preview',
    site: (base) => {
      const site = sound(base);
      const body = String(site['/a']?.body).replace(',max-image-preview:large', '');
      return { ...site, '/a': { body } };
    },
    at: '/a',
    words: 'robots lacks max-image-preview:large',
  },
  {
    kind: 'link preview without words',
    site: (base) => ({
      ...sound(base, { links: ['/a', '/b', '/shop/7'] }),
      '/shop/7': page(base, '/shop/7'),
      '/sitemap.xml': sitemap(base, ['/', '/a', '/b', '/shop/7']),
    }),
    at: '/shop/7',
    words: '/share.png has no words',
  },
  {
    kind: 'invalid structured data',
    site: parts({
      body: script({
        '@type': 'BlogPosting',
        headline: 'راهنما',
        image: 'https://shop.example/media/abcdef123456-850.webp',
        datePublished: '2026-01-02T08:00:00Z',
        author: { '@type': 'Organization', name: 'کهربا' },
      }),
    }),
    at: '/a',
    words: 'its picture is only 850 px wide',
  },
  {
    kind: 'badge astray',
    site: parts({
      body: '<a href="/b"><img src="/picture.png?enamad" alt="نماد" width="9" height="9"></a>',
    }),
    at: '/a',
    words: 'leads to /b',
    besides: ['broken file'],
  },
  {
    kind: 'canonical astray',
    site: (base) => ({
      ...sound(base),
      '/': page(base, '', { links: ['/a', '/b'], title: 'خانه', description: 'خانه', h1: 'خانه' }),
    }),
    at: '/',
    words: 'lacks its slash',
  },
  {
    kind: 'film under two dates',
    site: (base) => {
      const film = (day: string) => ({
        body: script({
          '@type': 'VideoObject',
          name: 'معرفی',
          description: 'معرفی',
          thumbnailUrl: `${base}/picture.png`,
          uploadDate: `${day}T08:00:00Z`,
          embedUrl: 'https://www.aparat.com/video/video/embed/videohash/MqHk6/vt/frame',
        }),
      });
      return sound(base, film('2026-01-02'), film('2026-01-03'));
    },
    at: '/a',
    words: /MqHk6\S* is of 2026-01-03T08:00:00Z here, of 2026-01-02T08:00:00Z at \/$/,
  },
];

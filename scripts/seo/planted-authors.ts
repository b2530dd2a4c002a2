import { parts, type Planted, script, sound } from '#scripts/seo/planted.ts';

const person = (base: string, more: object = {}) => ({
  '@type': 'Person',
  name: 'سارا',
  url: `${base}/b`,
  ...more,
});
const post = (author: object) =>
  script({
    '@type': 'BlogPosting',
    headline: 'راهنما',
    image: 'https://shop.example/media/abcdef123456w-1400.webp',
    datePublished: '2026-01-02T08:00:00Z',
    author,
  });
const profile =
  (more: object, { h1 = 'نوشته‌های سارا', body = '' } = {}) =>
  (base: string) =>
    sound(
      base,
      {},
      { h1, body: script({ '@type': 'ProfilePage', mainEntity: person(base, more) }) + body },
    );

/** Sites with one fault in what they say of authors. */
export const plantedAuthors: Planted[] = [
  {
    kind: 'author without page',
    site: (base) => sound(base, {}, { body: post(person(base)) }),
    at: '/a',
    words: 'سارا: /b is no page about them',
  },
  {
    kind: 'author without page',
    site: parts({ body: post({ '@type': 'Person', name: 'سارا' }) }),
    at: '/a',
    words: 'سارا has no page here',
  },
  {
    kind: 'profile not shown',
    site: profile({}, { h1: 'نوشته‌ها' }),
    at: '/a',
    words: 'the h1 does not name سارا',
  },
  {
    kind: 'profile not shown',
    site: profile({ image: 'https://shop.example/media/abcdef123456-850.webp' }),
    at: '/a',
    words: 'the picture of سارا is not shown',
  },
  {
    kind: 'profile not shown',
    site: profile(
      { sameAs: ['https://sara.example/'] },
      { body: '<a href="https://other.example/" rel="me noopener">دیگر</a>' },
    ),
    at: '/a',
    words:
      'https://sara.example/ is not linked with rel=me\nhttps://other.example/ is not in sameAs',
  },
  {
    kind: 'profile not shown',
    site: parts({
      body: script({ '@type': 'ProfilePage', mainEntity: { '@type': 'Thing', name: 'سارا' } }),
    }),
    at: '/a',
    words: 'is about no person',
    besides: ['invalid structured data'],
  },
  {
    kind: 'invalid structured data',
    site: parts({ body: script({ '@type': 'ProfilePage', name: 'سارا' }) }),
    at: '/a',
    words: 'ProfilePage lacks mainEntity',
    besides: ['profile not shown'],
  },
];

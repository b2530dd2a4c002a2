import { expect, test } from '@jest/globals';
import { indexingHeaders, robotsMeta, robotsText } from '#lib/seo/robots.ts';

test('an indexable shop names its sitemap and keeps crawlers from calls', () => {
  expect(robotsText(true).split('\n')).toEqual(
    expect.arrayContaining([
      'Disallow: /api/',
      'Allow: /api/feeds/',
      'Sitemap: http://localhost:3000/sitemap.xml',
    ]),
  );
  expect(indexingHeaders(true)).toEqual([]);
});

test('a copy that must not be indexed forbids everything and names no page', () => {
  expect(robotsText(false)).toBe('User-agent: *\nDisallow: /\n');
  expect(indexingHeaders(false)).toEqual([{ key: 'X-Robots-Tag', value: 'noindex, nofollow' }]);
});

test('pages may be shown large and whole, unless they or the shop must not be indexed', () => {
  const whole = 'index,follow,max-image-preview:large,max-snippet:-1,max-video-preview:-1';
  expect(robotsMeta(false, true)).toBe(whole);
  expect(robotsMeta(true, true)).toBe('noindex,follow');
  expect(robotsMeta(false, false)).toBe('noindex,nofollow');
});

import { expect, test } from '@jest/globals';
import { indexingHeaders, robotsText } from '#lib/seo/robots.ts';

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

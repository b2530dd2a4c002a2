import { expect, test } from '@jest/globals';
import { indexingHeaders, robotsText } from '#lib/seo/robots.ts';

test('a shop that is listed says where its sitemap is and keeps crawlers from calls', () => {
  expect(robotsText(true).split('\n')).toEqual(
    expect.arrayContaining([
      'Disallow: /api/',
      'Allow: /api/feeds/',
      'Sitemap: http://localhost:3000/sitemap.xml',
    ]),
  );
  expect(indexingHeaders(true)).toEqual([]);
});

test('a copy that is not to be listed forbids everything and names no page', () => {
  expect(robotsText(false)).toBe('User-agent: *\nDisallow: /\n');
  expect(indexingHeaders(false)).toEqual([{ key: 'X-Robots-Tag', value: 'noindex, nofollow' }]);
});

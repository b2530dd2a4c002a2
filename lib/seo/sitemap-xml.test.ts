import { expect, test } from '@jest/globals';
import { sitemapIndexXml, sitemapPartXml } from '#lib/seo/sitemap-xml.ts';

const lastModified = '2026-01-02T03:04:05.000Z';

test('addresses are percent-encoded and their ampersands escaped', () => {
  const xml = sitemapPartXml([{ path: '/shop/گوشی-a&b', lastModified, images: ['x-850.webp'] }]);
  expect(xml).toContain(
    '<loc>http://localhost:3000/shop/%DA%AF%D9%88%D8%B4%DB%8C-a&amp;b</loc>' +
      `<lastmod>${lastModified}</lastmod>` +
      '<image:image><image:loc>http://localhost:3000/media/x-850.webp</image:loc></image:image>',
  );
});

test('the index leads to every part', () => {
  const xml = sitemapIndexXml([{ name: 'products-1', lastModified }]);
  expect(xml).toContain('<loc>http://localhost:3000/sitemap/products-1.xml</loc>');
});

test('nothing an address holds becomes markup', () => {
  const xml = sitemapPartXml([{ path: `/<b>"'&`, lastModified, images: [`"><x>`] }]);
  expect(xml.match(/<(?!\?|\/?(?:urlset|url|loc|lastmod|image:image|image:loc)[ >])/g)).toBeNull();
});

import { expect, test } from '@jest/globals';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
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

/** As another program reads it, once it holds the whole for well-formed. */
function read(xml: string) {
  expect(XMLValidator.validate(xml)).toBe(true);
  return new XMLParser({ ignoreAttributes: false, isArray: (name) => name === 'url' }).parse(xml);
}

test('a part of a thousand pages keeps to the limits of the protocol', () => {
  const entries = Array.from({ length: 1_000 }, (_, n) => ({
    path: `/shop/product/${n}/${'گ'.repeat(100)}`,
    lastModified,
    images: ['a-850.webp', 'b-850.webp'],
  }));
  const xml = sitemapPartXml(entries);
  expect(Buffer.byteLength(xml)).toBeLessThan(50 * 1024 * 1024);
  const { urlset } = read(xml);
  expect(urlset['@_xmlns']).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
  expect(urlset.url).toHaveLength(entries.length);
  // The schema wants loc first, and images after what is its own.
  expect(Object.keys(urlset.url[0])).toEqual(['loc', 'lastmod', 'image:image']);
  expect(urlset.url[0].loc.length).toBeLessThan(2_048);
  expect(new URL(urlset.url[0].loc).href).toBe(urlset.url[0].loc);
});

test('an index without parts is one still', () => {
  expect(read(sitemapIndexXml([]))).toHaveProperty('sitemapindex');
});

test('nothing an address holds becomes markup', () => {
  const xml = sitemapPartXml([{ path: `/<b>"'&`, lastModified, images: [`"><x>`] }]);
  expect(xml.match(/<(?!\?|\/?(?:urlset|url|loc|lastmod|image:image|image:loc)[ >])/g)).toBeNull();
});

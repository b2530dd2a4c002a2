import { expect, test } from '@jest/globals';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { validateXML } from 'xmllint-wasm';
import { sitemapIndexXml, sitemapPartXml } from '#lib/seo/sitemap-xml.ts';

const require = createRequire(import.meta.url);
const lastModified = '2026-01-02T03:04:05.000Z';

test('addresses are percent-encoded and ampersands escaped', () => {
  const xml = sitemapPartXml([{ path: '/shop/گوشی-a&b', lastModified, images: ['x-850.webp'] }]);
  expect(xml).toContain(
    '<loc>http://localhost:3000/shop/%DA%AF%D9%88%D8%B4%DB%8C-a&amp;b</loc>' +
      `<lastmod>${lastModified}</lastmod>` +
      '<image:image><image:loc>http://localhost:3000/media/x-850.webp</image:loc></image:image>',
  );
});

test('the index lists every file', () => {
  const xml = sitemapIndexXml([{ name: 'products-1', lastModified }]);
  expect(xml).toContain('<loc>http://localhost:3000/sitemap/products-1.xml</loc>');
});

/** The protocol's schema checks that images are well-formed, but not their content. */
const imageSchema = `<schema xmlns="http://www.w3.org/2001/XMLSchema" elementFormDefault="qualified"
  xmlns:own="http://www.google.com/schemas/sitemap-image/1.1"
  targetNamespace="http://www.google.com/schemas/sitemap-image/1.1">
  <element name="image"><complexType><sequence><element name="loc" type="anyURI"/></sequence></complexType></element>
</schema>`;
const bothSchemas = `<schema xmlns="http://www.w3.org/2001/XMLSchema">
  <import namespace="http://www.sitemaps.org/schemas/sitemap/0.9" schemaLocation="sitemap.xsd"/>
  <import namespace="http://www.google.com/schemas/sitemap-image/1.1" schemaLocation="image.xsd"/>
</schema>`;

/** Errors xmllint reports. */
async function faults(xml: string): Promise<string[]> {
  const schema = new URL(
    'schema/sitemap.xsd',
    pathToFileURL(require.resolve('sitemap/package.json')),
  );
  const { errors } = await validateXML({
    xml: [{ fileName: 'part.xml', contents: xml }],
    schema: [{ fileName: 'both.xsd', contents: bothSchemas }],
    preload: [
      { fileName: 'sitemap.xsd', contents: await readFile(schema, 'utf8') },
      { fileName: 'image.xsd', contents: imageSchema },
    ],
  });
  return errors.map(({ message }) => message);
}

test('xmllint accepts a sitemap, and rejects one with a broken address', async () => {
  const images = ['a-850.webp', 'b-850.webp'];
  const part = sitemapPartXml([
    { path: '/', lastModified, images: [] },
    { path: '/shop/product/1/گوشی-a&b', lastModified, images },
  ]);
  expect(await faults(part)).toEqual([]);
  expect(await faults(part.replace('http://', 'nowhere '))).not.toEqual([]);
  expect(await faults(part.replaceAll('image:loc', 'image:address'))).not.toEqual([]);
});

/** Parses a sitemap with an independent parser, after checking that it is well-formed. */
function read(xml: string) {
  expect(XMLValidator.validate(xml)).toBe(true);
  return new XMLParser({ ignoreAttributes: false, isArray: (name) => name === 'url' }).parse(xml);
}

test('a sitemap of a thousand pages respects the limits of the protocol', () => {
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
  // The schema requires loc first, and images after its own elements.
  expect(Object.keys(urlset.url[0])).toEqual(['loc', 'lastmod', 'image:image']);
  expect(urlset.url[0].loc.length).toBeLessThan(2_048);
  expect(new URL(urlset.url[0].loc).href).toBe(urlset.url[0].loc);
});

test('an index without files is valid', () => {
  expect(read(sitemapIndexXml([]))).toHaveProperty('sitemapindex');
});

test('nothing in an address becomes markup', () => {
  const xml = sitemapPartXml([{ path: `/<b>"'&`, lastModified, images: [`"><x>`] }]);
  expect(xml.match(/<(?!\?|\/?(?:urlset|url|loc|lastmod|image:image|image:loc)[ >])/g)).toBeNull();
});

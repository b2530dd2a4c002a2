import type { z } from 'zod';
import type { sitemapIndexAnswer, sitemapPartAnswer } from '#lib/contract/home.ts';
import { absolutePicture, absoluteUrl } from '#lib/seo/absolute.ts';
import { xmlElement as element } from '#lib/text/xml.ts';

type Parts = z.infer<typeof sitemapIndexAnswer>['parts'];
type Entries = z.infer<typeof sitemapPartAnswer>['entries'];

const head = '<?xml version="1.0" encoding="UTF-8"?>';
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const imageSchema = 'http://www.google.com/schemas/sitemap-image/1.1';

/** Raw path of a sitemap file; `name` comes from the service. */
export const partPath = (name: string): string => `/sitemap/${name}.xml`;

/** The index: one entry for each sitemap. */
export function sitemapIndexXml(parts: Parts): string {
  const entries = parts.map(
    ({ name, lastModified }) =>
      `<sitemap>${element('loc', absoluteUrl(partPath(name)))}${element('lastmod', lastModified)}</sitemap>`,
  );
  return `${head}<sitemapindex xmlns="${schema}">${entries.join('')}</sitemapindex>`;
}

/** A sitemap: percent-encoded addresses, with last change and images. */
export function sitemapPartXml(entries: Entries): string {
  const urls = entries.map(({ path, lastModified, images }) => {
    const pictures = images.map(
      (image) => `<image:image>${element('image:loc', absolutePicture(image))}</image:image>`,
    );
    return `<url>${element('loc', absoluteUrl(path))}${element('lastmod', lastModified)}${pictures.join('')}</url>`;
  });
  return `${head}<urlset xmlns="${schema}" xmlns:image="${imageSchema}">${urls.join('')}</urlset>`;
}

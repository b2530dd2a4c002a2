import { load } from 'cheerio';
import { type Bounds, get } from '#scripts/seo/get.ts';
import type { Addresses } from '#scripts/seo/address.ts';
import type { Site } from '#scripts/seo/site.ts';

/** A sitemap may have 50 MB. */
const longestSitemap = 52_428_800;

export type Sitemaps = Pick<Site, 'sitemaps' | 'listed' | 'foreign'>;

const locations = (xml: string, selector: string): string[] => {
  const $ = load(xml, { xml: true });
  return $(selector)
    .toArray()
    .map((element) => $(element).text().trim());
};

/**
 * Reads sitemaps, and those an index lists. Addresses of other sites are recorded, not requested.
 * @param from where the first of them is named
 */
export async function readSitemaps(
  first: readonly string[],
  from: string,
  addresses: Addresses,
  bounds: Bounds,
): Promise<Sitemaps> {
  const read: Sitemaps = { sitemaps: new Map(), listed: new Map(), foreign: new Map() };
  const own = (named: string, by: string): string[] => {
    const url = addresses.ownPublished(named);
    if (url === null) read.foreign.set(named, by);
    return url === null ? [] : [url];
  };
  const waiting = first.flatMap((url) => own(url, from));
  for (const url of waiting) {
    if (read.sitemaps.has(url)) continue;
    const { status, body } = await get(url, { ...bounds, bytes: longestSitemap });
    const parts = locations(body, 'sitemapindex > sitemap > loc');
    const pages = locations(body, 'urlset > url > loc');
    read.sitemaps.set(url, { status, entries: parts.length + pages.length });
    waiting.push(...parts.flatMap((part) => own(part, url)));
    for (const page of pages.flatMap((each) => own(each, url))) {
      if (!read.listed.has(page)) read.listed.set(page, url);
    }
  }
  return read;
}

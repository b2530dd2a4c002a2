import { load } from 'cheerio';
import { type Bounds, get } from '#scripts/seo/get.ts';
import type { Addresses } from '#scripts/seo/address.ts';

/** A sitemap may have 50 MB. */
const longestSitemap = 52_428_800;

export interface Sitemaps {
  /** Address of each sitemap and its status. */
  statuses: Map<string, number>;
  /** Addresses of pages, and the sitemap that names them. */
  listed: Map<string, string>;
}

const locations = (xml: string, selector: string): string[] => {
  const $ = load(xml, { xml: true });
  return $(selector)
    .toArray()
    .map((element) => $(element).text().trim());
};

/** Reads sitemaps and the parts that an index names. What is of another site is left out. */
export async function readSitemaps(
  first: readonly string[],
  addresses: Addresses,
  bounds: Bounds,
): Promise<Sitemaps> {
  const statuses = new Map<string, number>();
  const listed = new Map<string, string>();
  const waiting = first.flatMap((url) => addresses.own(url) ?? []);
  for (const url of waiting) {
    if (statuses.has(url)) continue;
    const { status, body } = await get(url, { ...bounds, bytes: longestSitemap });
    statuses.set(url, status);
    waiting.push(
      ...locations(body, 'sitemapindex > sitemap > loc').flatMap(
        (each) => addresses.own(each) ?? [],
      ),
    );
    for (const page of locations(body, 'urlset > url > loc')) {
      const own = addresses.own(page);
      if (own !== null && !listed.has(own)) listed.set(own, url);
    }
  }
  return { statuses, listed };
}

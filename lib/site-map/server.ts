import { cacheLife, cacheTag } from 'next/cache';
import type { z } from 'zod';
import { callService, type Read } from '#lib/calls/call-service.ts';
import {
  siteMapAnswer,
  type SiteMapAnswer,
  sitemapIndexAnswer,
  sitemapPartAnswer,
} from '#lib/contract/home.ts';
import { tags } from '#lib/contract/tags.ts';

/** Categories, brands and pages, for the site map page. */
export async function getSiteMap(): Promise<Read<SiteMapAnswer>> {
  'use cache';
  cacheLife('shop');
  cacheTag(tags.sitemap);
  return callService('home/get-site-map', siteMapAnswer);
}

const ofSitemap = { revalidate: 30, expire: 2_592_000 };

/**
 * Current edition of the sitemap: it changes when pages are added or removed, and half a minute
 * after the last request. Until then its files may lag behind. They are not invalidated by changes
 * of single products, because a thousand of those a minute would each regenerate them.
 */
export async function getSitemapEdition(): Promise<string> {
  'use cache';
  cacheLife(ofSitemap);
  cacheTag(tags.sitemap);
  return String(Date.now());
}

export async function getSitemapIndex(): Promise<Read<z.infer<typeof sitemapIndexAnswer>>> {
  'use cache';
  cacheLife(ofSitemap);
  cacheTag(tags.sitemap);
  return callService('home/get-sitemap', sitemapIndexAnswer);
}

/** Not cached: the generated text is, and is smaller. Null for a file the index does not list. */
export async function getSitemapPart(
  name: string,
): Promise<Read<z.infer<typeof sitemapPartAnswer>>> {
  const index = await getSitemapIndex();
  const isNamed = index.found && index.data.parts.some((part) => part.name === name);
  if (!isNamed) return { found: false, movedTo: null };
  return callService('home/get-sitemap-part', sitemapPartAnswer, { name });
}

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

/** Categories, brands and pages, for readers. */
export async function getSiteMap(): Promise<Read<SiteMapAnswer>> {
  'use cache';
  cacheLife('shop');
  cacheTag(tags.sitemap);
  return callService('home/get-site-map', siteMapAnswer);
}

const ofSitemap = { revalidate: 30, expire: 2_592_000 };

/**
 * Which edition of the sitemap is the one of now: another one when pages come or go, and when somebody asks half a
 * minute after the last. So far its parts may lag behind the products they name; of changes of products they are not
 * told, for a thousand of these in a minute would cost each part as many readings.
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

/** Read anew at each call: what is written of it is kept, and weighs less. What the index does not name is not there. */
export async function getSitemapPart(
  name: string,
): Promise<Read<z.infer<typeof sitemapPartAnswer>>> {
  const index = await getSitemapIndex();
  const isNamed = index.found && index.data.parts.some((part) => part.name === name);
  if (!isNamed) return { found: false, movedTo: null };
  return callService('home/get-sitemap-part', sitemapPartAnswer, { name });
}

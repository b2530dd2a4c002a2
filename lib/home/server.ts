import { cacheLife, cacheTag } from 'next/cache';
import { cache } from 'react';
import type { z } from 'zod';
import { callService, type Read } from '#lib/calls/call-service.ts';
import { placesIn } from '#lib/blog/post-body.ts';
import {
  blogDetailAnswer,
  type BlogDetailAnswer,
  blogListAnswer,
  type BlogListAnswer,
  type BlogListBody,
  sidebarAnswer,
  type SidebarAnswer,
} from '#lib/contract/blog.ts';
import { getCompareAnswer, type GetCompareAnswer } from '#lib/contract/compare.ts';
import {
  getPageAnswer,
  homeAnswer,
  masterData,
  siteMapAnswer,
  type SiteMapAnswer,
  sitemapIndexAnswer,
  sitemapPartAnswer,
} from '#lib/contract/home.ts';
import { getQuestionsAnswer, getReviewsAnswer } from '#lib/contract/opinion.ts';
import {
  getDetailAnswer,
  getFilterAnswer,
  type GetFilterAnswer,
  getListAnswer,
  type SortKey,
} from '#lib/contract/product.ts';
import { getPricePageAnswer } from '#lib/contract/price-list.ts';
import { tags } from '#lib/contract/tags.ts';

export type { Read } from '#lib/calls/call-service.ts';

/**
 * Cached reads for server components. Nothing personal is read here: no cookie, no token. What the
 * service does not know comes back as `found: false`; a service that is down throws, so that a page
 * made before stays served.
 */

type MasterRead = Read<z.infer<typeof masterData>>;

async function readMasterData(): Promise<MasterRead> {
  'use cache';
  cacheLife('shop');
  cacheTag(tags.master);
  return callService('home/get-master-data', masterData);
}

/** Menus, footer and texts of every page; a page's parts share what was read. */
export const getMasterData: () => Promise<MasterRead> = cache(readMasterData);

export async function getHome(): Promise<Read<z.infer<typeof homeAnswer>>> {
  'use cache';
  cacheLife('shop');
  cacheTag(tags.home);
  return callService('home/get-home', homeAnswer);
}

/** A content page by its name, as it stands in the address but decoded. */
export async function getContentPage(name: string): Promise<Read<z.infer<typeof getPageAnswer>>> {
  'use cache';
  cacheLife('shop');
  cacheTag(tags.page(name));
  return callService('home/Get-Page', getPageAnswer, { Name: name });
}

export async function getProduct(code: number): Promise<Read<z.infer<typeof getDetailAnswer>>> {
  'use cache';
  cacheLife('shop');
  cacheTag(tags.product(code));
  return callService('Product/Get-Detail', getDetailAnswer, { WebsiteCode: code });
}

/** Products side by side, read anew at each request: too many of them can be put together to be kept. */
export async function getComparison(ids: readonly number[]): Promise<Read<GetCompareAnswer>> {
  return callService('Product/Get-Compare', getCompareAnswer, { ids });
}

export async function getReviews(code: number): Promise<Read<z.infer<typeof getReviewsAnswer>>> {
  'use cache';
  cacheLife('shop');
  cacheTag(tags.product(code));
  return callService('Product/Get-Reviews', getReviewsAnswer, { WebsiteCode: code });
}

export async function getQuestions(
  code: number,
): Promise<Read<z.infer<typeof getQuestionsAnswer>>> {
  'use cache';
  cacheLife('shop');
  cacheTag(tags.product(code));
  return callService('Product/Get-Questions', getQuestionsAnswer, { WebsiteCode: code });
}

type ListRead = Read<z.infer<typeof getListAnswer>>;

/** A category's list; category 0 is the whole shop. `page` counts from 1. */
export async function getCategoryList(id: number, sort: SortKey, page: number): Promise<ListRead> {
  'use cache';
  cacheLife('shop');
  cacheTag(tags.category(id));
  return callService('Product/Get-List', getListAnswer, { categoryId: id, type: sort, page });
}

export async function getBrandList(id: number, sort: SortKey, page: number): Promise<ListRead> {
  'use cache';
  cacheLife('shop');
  cacheTag(tags.brand(id));
  return callService('Product/Get-List', getListAnswer, {
    categoryId: 0,
    type: sort,
    page,
    'filter-brand': String(id),
  });
}

/** A page of prices of a category; category 0 is the whole shop. `page` counts from 1. */
export async function getPricePage(
  id: number,
  page: number,
): Promise<Read<z.infer<typeof getPricePageAnswer>>> {
  'use cache';
  cacheLife('shop');
  cacheTag(tags.prices(id));
  return callService('Product/Get-Price-Page', getPricePageAnswer, { categoryId: id, page });
}

/** A list narrowed by a searched text, read anew at each request. */
export async function getFilteredList(body: Readonly<Record<string, unknown>>): Promise<ListRead> {
  return callService('Product/Get-List', getListAnswer, body);
}

type FiltersRead = Read<GetFilterAnswer>;

/** What a category's list can be narrowed by; category 0 is the whole shop. */
export async function getCategoryFilters(id: number): Promise<FiltersRead> {
  'use cache';
  cacheLife('shop');
  cacheTag(tags.category(id));
  return callService('Product/Get-Filter', getFilterAnswer, { categoryId: id });
}

export async function getBrandFilters(id: number): Promise<FiltersRead> {
  'use cache';
  cacheLife('shop');
  cacheTag(tags.brand(id));
  return callService('Product/Get-Filter', getFilterAnswer, {
    categoryId: 0,
    'filter-brand': String(id),
  });
}

export type BlogList = Pick<BlogListBody, 'type' | 'value'>;

/** A page of the magazine's lists, 8 posts each; `page` counts from 1. */
export async function getBlogList(list: BlogList, page: number): Promise<Read<BlogListAnswer>> {
  'use cache';
  cacheLife('shop');
  cacheTag(tags.blog);
  return callService('blog/get-list', blogListAnswer, { ...list, page });
}

/** A post. The cards in it follow their products. */
export async function getBlogPost(id: number): Promise<Read<BlogDetailAnswer>> {
  'use cache';
  cacheLife('shop');
  cacheTag(tags.post(id), tags.blog);
  const post = await callService('Blog/Get-Blog-Detail', blogDetailAnswer, { value: id });
  // Those it names and does not show, too, for they may come back.
  if (post.found) cacheTag(...placesIn(post.data.bodyHtml).map(tags.product));
  return post;
}

/** @param beside the post it stands beside, which it does not name; null beside lists */
export async function getBlogSidebar(beside: number | null): Promise<Read<SidebarAnswer>> {
  'use cache';
  cacheLife('shop');
  cacheTag(tags.blog);
  const path = beside === null ? 'Blog/Get-Sidebar-Item' : `Blog/Get-Sidebar-Item/${beside}`;
  const sidebar = await callService(path, sidebarAnswer);
  if (sidebar.found) tagProducts(sidebar.data);
  return sidebar;
}

function tagProducts({ products }: Pick<SidebarAnswer, 'products'>): void {
  cacheTag(...products.map(({ websiteCode }) => tags.product(websiteCode)));
}

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

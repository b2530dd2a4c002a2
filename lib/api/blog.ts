import { cacheLife, cacheTag } from 'next/cache';
import { callService, type Read } from '#lib/api/call-service.ts';
import {
  blogDetailAnswer,
  type BlogDetailAnswer,
  blogListAnswer,
  type BlogListAnswer,
  type BlogListType,
  sidebarAnswer,
  type SidebarAnswer,
} from '#lib/contract/blog.ts';
import type { ProductCard } from '#lib/contract/product.ts';
import { tags } from '#lib/contract/tags.ts';

/** The magazine's reads for server components, cached as those of `server.ts`. */

/** A page of posts. `page` counts from 1. */
export async function getPosts(
  type: Exclude<BlogListType, 'search'>,
  value: string,
  page: number,
): Promise<Read<BlogListAnswer>> {
  'use cache';
  cacheLife('shop');
  cacheTag(tags.blog);
  return callService('blog/get-list', blogListAnswer, { type, value, page });
}

/** Shown with their prices, which are right as long as those of their own pages. */
const tagProducts = (products: readonly ProductCard[]): void => {
  for (const { websiteCode } of products) cacheTag(tags.product(websiteCode));
};

export async function getPost(id: number): Promise<Read<BlogDetailAnswer>> {
  'use cache';
  cacheLife('shop');
  cacheTag(tags.post(id));
  const answer = await callService('Blog/Get-Blog-Detail', blogDetailAnswer, { value: id });
  if (answer.found) tagProducts(answer.data.products);
  return answer;
}

const nothing: SidebarAnswer = { categories: [], latest: [], popular: [], products: [] };

/** What stands beside posts. */
export async function getSidebar(): Promise<SidebarAnswer> {
  'use cache';
  cacheLife('shop');
  cacheTag(tags.blog);
  const answer = await callService('Blog/Get-Sidebar-Item', sidebarAnswer);
  if (!answer.found) return nothing;
  tagProducts(answer.data.products);
  return answer.data;
}

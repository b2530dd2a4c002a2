import { cacheLife, cacheTag } from 'next/cache';
import { placesIn } from '#lib/blog/post-body.ts';
import { callService, type Read } from '#lib/calls/call-service.ts';
import {
  blogDetailAnswer,
  type BlogDetailAnswer,
  blogListAnswer,
  type BlogListAnswer,
  type BlogListBody,
  type PostCard,
  postsAboutAnswer,
  type PostSubject,
  sidebarAnswer,
  type SidebarAnswer,
} from '#lib/contract/blog.ts';
import { tags } from '#lib/contract/tags.ts';

export type BlogList = Pick<BlogListBody, 'type' | 'value'>;

/** A page of the magazine's lists, 8 posts each; `page` counts from 1. */
export async function getBlogList(list: BlogList, page: number): Promise<Read<BlogListAnswer>> {
  'use cache';
  cacheLife('shop');
  cacheTag(tags.blog);
  return callService('blog/get-list', blogListAnswer, { ...list, page });
}

/** A post. Depends on the tags of its products. */
export async function getBlogPost(id: number): Promise<Read<BlogDetailAnswer>> {
  'use cache';
  cacheLife('shop');
  cacheTag(tags.post(id), tags.blog, tags.coupons);
  const post = await callService('Blog/Get-Blog-Detail', blogDetailAnswer, { value: id });
  // Tag hidden products as well, because they may come back.
  if (post.found) cacheTag(...placesIn(post.data.bodyHtml).map(tags.product));
  return post;
}

/** Posts about a product, or products of a category or brand. */
export async function getPostsAbout(subject: PostSubject, id: number): Promise<Read<PostCard[]>> {
  'use cache';
  cacheLife('shop');
  cacheTag(tags[subject](id));
  return callService('Blog/Get-Posts-About', postsAboutAnswer, { subject, id });
}

/**
 * @param beside the post the sidebar belongs to, which its lists leave out; null for lists of posts
 */
export async function getBlogSidebar(beside: number | null): Promise<Read<SidebarAnswer>> {
  'use cache';
  cacheLife('shop');
  cacheTag(tags.blog, tags.coupons);
  const path = beside === null ? 'Blog/Get-Sidebar-Item' : `Blog/Get-Sidebar-Item/${beside}`;
  const sidebar = await callService(path, sidebarAnswer);
  if (sidebar.found) tagProducts(sidebar.data);
  return sidebar;
}

function tagProducts({ products }: Pick<SidebarAnswer, 'products'>): void {
  cacheTag(...products.map(({ websiteCode }) => tags.product(websiteCode)));
}

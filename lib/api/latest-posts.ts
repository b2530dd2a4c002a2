import { cacheLife, cacheTag } from 'next/cache';
import { callService } from '#lib/api/call-service.ts';
import { getBlogPost, getMasterData } from '#lib/api/server.ts';
import { blogTexts } from '#lib/blog/texts.ts';
import { blogListAnswer } from '#lib/contract/blog.ts';
import { tags } from '#lib/contract/tags.ts';
import { feedTexts } from '#lib/seo/feed-texts.ts';
import type { FeedFacts } from '#lib/seo/feed-xml.ts';

/** Posts of a feed. */
const inFeed = 20;

async function getLatest(): Promise<number[]> {
  'use cache';
  cacheLife('shop');
  cacheTag(tags.blog);
  const list = await callService('blog/get-list', blogListAnswer, { limit: inFeed });
  return list.found ? list.data.items.map(({ id }) => id) : [];
}

/** The latest posts, whole. */
export async function getFeed(): Promise<FeedFacts> {
  const [ids, master] = await Promise.all([getLatest(), getMasterData()]);
  const posts = await Promise.all(ids.map(getBlogPost));
  const magazine = blogTexts.magazine(master.found ? master.data.shop.name : '');
  return {
    title: magazine,
    description: feedTexts.description(magazine),
    posts: posts.flatMap((post) => (post.found ? [post.data] : [])),
  };
}

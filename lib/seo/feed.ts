import { cacheLife, cacheTag } from 'next/cache';
import { getBlogPost } from '#lib/blog/server.ts';
import { blogTexts } from '#lib/blog/texts.ts';
import { callService } from '#lib/calls/call-service.ts';
import { blogListAnswer } from '#lib/contract/blog.ts';
import { tags } from '#lib/contract/tags.ts';
import { getMasterData } from '#lib/home/server.ts';
import { feedTexts } from '#lib/seo/feed-texts.ts';
import { atomXml, type FeedFacts, rssXml } from '#lib/seo/feed-xml.ts';

/** Number of posts in a feed. */
const inFeed = 20;

async function getLatest(): Promise<number[]> {
  'use cache';
  cacheLife('shop');
  cacheTag(tags.blog);
  const list = await callService('blog/get-list', blogListAnswer, { limit: inFeed });
  return list.found ? list.data.items.map(({ id }) => id) : [];
}

async function readLatest(): Promise<FeedFacts> {
  const [ids, master] = await Promise.all([getLatest(), getMasterData()]);
  const posts = await Promise.all(ids.map(getBlogPost));
  const magazine = blogTexts.magazine(master.found ? master.data.shop.name : '');
  return {
    title: magazine,
    description: feedTexts.description(magazine),
    posts: posts.flatMap((post) => (post.found ? [post.data] : [])),
  };
}

const writers = { rss: rssXml, atom: atomXml };

/** A feed of the latest posts with full texts, generated once for all readers. */
export async function getFeed(kind: keyof typeof writers): Promise<string> {
  'use cache';
  cacheLife('shop');
  cacheTag(tags.blog, tags.master);
  return writers[kind](await readLatest());
}

import type { LoadedPosts } from '#lib/blog/found-posts.ts';
import { blogTexts } from '#lib/blog/texts.ts';

/** Heading of a list of posts. @param shop the shop's name */
export function postsHeading({ kind, query, posts }: LoadedPosts, shop: string): string {
  if (query.text !== '') return blogTexts.found(query.text);
  const title = posts.term?.title;
  if (kind === null || title === undefined) return blogTexts.magazine(shop);
  if (kind === 'tag') return blogTexts.tag(title);
  return kind === 'author' ? blogTexts.by(title) : title;
}

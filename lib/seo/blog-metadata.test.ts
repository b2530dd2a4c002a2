import { expect, test } from '@jest/globals';
import type { LoadedPosts } from '#lib/blog/found-posts.ts';
import { postsMetadata } from '#lib/seo/blog-metadata.ts';

const robotsOf = (kind: LoadedPosts['kind'], total: number, text = '') => {
  const term = kind && { title: 'بررسی', slug: 'بررسی', description: '' };
  const posts = { items: [], total, page: 1, pageCount: Math.min(total, 1), term };
  const query = { page: 1, text };
  return postsMetadata({ kind, path: '/blog', query, page: 1, posts }, 'کهربا').robots;
};

test('a category or author without posts is not indexed, nor are search results and tags of few posts', () => {
  expect(robotsOf('category', 0)).toBe('noindex,follow');
  expect(robotsOf('author', 0)).toBe('noindex,follow');
  expect(robotsOf(null, 3, 'گوشی')).toBe('noindex,follow');
  expect(robotsOf('category', 1)).toMatch(/^index,follow,/);
  expect(robotsOf(null, 0)).toMatch(/^index,follow,/);
  expect(robotsOf('tag', 2)).toBe('noindex,follow');
  expect(robotsOf('tag', 3)).toMatch(/^index,follow,/);
});

import { hasPage, type LoadedPosts } from '#lib/blog/found-posts.ts';
import type { PostsQuery } from '#lib/blog/query.ts';
import { callForVisitor } from '#lib/calls/call-service.ts';
import type { Refusal } from '#lib/calls/plain-call.ts';
import { blogListAnswer } from '#lib/contract/blog.ts';
import { paths } from '#lib/contract/paths.ts';

/**
 * Searches the magazine, for each request; null past the last page.
 * @param visitor the request's `X-Forwarded-For`
 */
export async function readFoundPosts(
  query: PostsQuery,
  visitor: string,
): Promise<LoadedPosts | Refusal | null> {
  const { text, page } = query;
  if (page === null) return null;
  const body = { type: 'search', value: text, page };
  const answer = await callForVisitor('blog/get-list', blogListAnswer, body, visitor);
  if ('refused' in answer) return answer;
  if (!answer.found || !hasPage(answer.data, page)) return null;
  return { kind: null, path: paths.blog, query, page, posts: answer.data };
}

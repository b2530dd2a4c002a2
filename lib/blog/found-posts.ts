import type { TermKind } from '#lib/blog/kinds.ts';
import type { PostsQuery } from '#lib/blog/query.ts';
import type { BlogListAnswer } from '#lib/contract/blog.ts';
import { ofRequest } from '#lib/of-request.ts';

export interface LoadedPosts {
  /** What the list is limited to; null for the whole magazine and for search results. */
  kind: TermKind | null;
  /** The list's own path, not percent-encoded and without a query. */
  path: string;
  query: PostsQuery;
  /** Posts of page `query.page`, which is never past the last one. */
  page: number;
  posts: BlogListAnswer;
}

/** Search results of a request, fetched early because they decide the page's status. */
export const foundPosts = ofRequest<LoadedPosts>('found-posts');

/** Whether a list has the page; page 1 always exists. */
export const hasPage = ({ pageCount }: BlogListAnswer, page: number): boolean =>
  page <= Math.max(1, pageCount);

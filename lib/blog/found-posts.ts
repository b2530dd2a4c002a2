import type { TermKind } from '#lib/blog/kinds.ts';
import type { PostsQuery } from '#lib/blog/query.ts';
import type { BlogListAnswer } from '#lib/contract/blog.ts';
import { ofRequest } from '#lib/http/of-request.ts';

export interface LoadedPosts {
  /** What they are gathered by; null for the whole magazine and what is found in it. */
  kind: TermKind | null;
  /** The list's own path, not percent-encoded and without a query. */
  path: string;
  query: PostsQuery;
  /** Of page `query.page`; never a page past the last. */
  page: number;
  posts: BlogListAnswer;
}

/** What a search in the magazine has found: it was read to find out its page's status. */
export const foundPosts = ofRequest<LoadedPosts>('found-posts');

/** Whether a list has the page; its first is always there. */
export const hasPage = ({ pageCount }: BlogListAnswer, page: number): boolean =>
  page <= Math.max(1, pageCount);

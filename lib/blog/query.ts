import { type ListPlan, parseListQuery } from '#lib/rules/read-list-query.ts';

/** The query of the magazine's lists (contract §1), as pure functions. */

const longestText = 100;

/** Whether the magazine's lists use the key. */
export const isPostsKey = (key: string): boolean => key === 'page' || key === 'q';

export interface PostsQuery {
  /** Search text, or ''. */
  text: string;
  /** `null` if the value is not a page number. */
  page: number | null;
}

/** Parses a query. The last of repeated keys counts. */
export function parsePostsQuery(params: URLSearchParams): PostsQuery {
  const written = params.getAll('q').at(-1) ?? '';
  const text = written.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();
  return { text: text.slice(0, longestText).trim(), page: parseListQuery(params).page };
}

function entriesOf({ text, page }: PostsQuery): [key: string, value: string][] {
  return [
    ...(text === '' ? [] : [['q', text] satisfies [string, string]]),
    ...(page === null || page === 1 ? [] : [['page', String(page)] satisfies [string, string]]),
  ];
}

/** Address of a list: path and canonical query. */
export function postsHref(path: string, query: PostsQuery): string {
  const text = new URLSearchParams(entriesOf(query)).toString();
  return text === '' ? path : `${path}?${text}`;
}

/**
 * Decides how to answer a request for a list of posts. Only the whole magazine can be searched; on
 * other lists the search key is an unknown key.
 */
export function planPosts(params: URLSearchParams, canSearch: boolean): ListPlan {
  const own = [...params].filter(([key]) => key === 'page' || (canSearch && key === 'q'));
  const query = parsePostsQuery(new URLSearchParams(own));
  if (query.page === null) return { kind: 'missing' };
  const wanted = entriesOf(query);
  const written = new URLSearchParams(wanted).toString();
  if (new URLSearchParams(own).toString() !== written) return { kind: 'redirect', query: written };
  return query.text === '' ? { kind: 'static' } : { kind: 'filtered', query: written };
}

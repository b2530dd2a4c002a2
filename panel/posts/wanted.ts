import type { ListPostsBody, PostState } from '#lib/contract/admin-post.ts';
import type { Filters } from '#panel/ui/filters.ts';

/** Tabs after «همه». */
export const tabStates = [
  'published',
  'scheduled',
  'draft',
  'bin',
] as const satisfies readonly PostState[];

export type WantedPosts = Partial<
  Pick<ListPostsBody, 'query' | 'state' | 'categoryId' | 'authorId'>
>;

const idOf = (written = ''): number | null =>
  /^[1-9]\d{0,8}$/.test(written) ? Number(written) : null;

/** What the call is asked for. Filters an address has wrong are left out. */
export function wantedOf({ q, state, category, author }: Filters): WantedPosts {
  const known = tabStates.find((each) => each === state);
  const [categoryId, authorId] = [idOf(category), idOf(author)];
  return {
    ...(q ? { query: q.slice(0, 200) } : {}),
    ...(known ? { state: known } : {}),
    ...(categoryId === null ? {} : { categoryId }),
    ...(authorId === null ? {} : { authorId }),
  };
}

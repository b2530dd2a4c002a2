import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { AdminPost, ListPostsAnswer } from '#lib/contract/admin-post.ts';
import type {
  ListTagsAnswer,
  postAuthorsAnswer,
  postCategoriesAnswer,
} from '#lib/contract/admin-term.ts';
import type { SavePostBody } from '#lib/contract/blog.ts';
import { call } from '#panel/client.ts';
import type { WantedPosts } from '#panel/posts/wanted.ts';
import { queries } from '#panel/queries.ts';

export const postsQuery = (wanted: WantedPosts) =>
  infiniteQueryOptions({
    queryKey: ['posts', 'list', wanted],
    queryFn: ({ pageParam, signal }) =>
      call<ListPostsAnswer>(
        'List-Posts',
        { ...wanted, ...(pageParam === null ? {} : { after: pageParam }) },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });

/** A post with its text. It is not read again by itself: somebody may be writing. */
export const postQuery = (id: number) =>
  queryOptions({
    queryKey: ['posts', 'one', id],
    queryFn: ({ signal }) => call<AdminPost>('Get-Post', { id }, { signal }),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export type PostCategory = z.infer<typeof postCategoriesAnswer>['items'][number];
export type PostAuthor = z.infer<typeof postAuthorsAnswer>['items'][number];

export const categoriesQuery = queryOptions({
  queryKey: ['posts', 'categories'],
  queryFn: ({ signal }) => call<{ items: PostCategory[] }>('List-Post-Categories', {}, { signal }),
});
export const authorsQuery = queryOptions({
  queryKey: ['posts', 'authors'],
  queryFn: ({ signal }) => call<{ items: PostAuthor[] }>('List-Post-Authors', {}, { signal }),
});
export const tagsQuery = (query: string) =>
  queryOptions({
    queryKey: ['posts', 'tags', query],
    queryFn: ({ signal }) =>
      call<ListTagsAnswer>('List-Post-Tags', { query, limit: 10 }, { signal }),
  });

/** The list is read again also after a refusal: somebody else may have been faster. */
async function changed(answer: Promise<AdminPost>): Promise<AdminPost> {
  try {
    const now = await answer;
    queries.setQueryData(postQuery(now.id).queryKey, now);
    return now;
  } finally {
    await queries.invalidateQueries({ queryKey: ['posts', 'list'] });
  }
}

interface Version {
  id: number;
  revision: number;
}
export const savePost = (body: SavePostBody) => changed(call('Save-Post', body));
export const removePost = ({ id, revision }: Version) =>
  changed(call('Remove-Post', { id, revision }));
export const restorePost = ({ id, revision }: Version) =>
  changed(call('Restore-Post', { id, revision }));

import type { AdminPost } from '#lib/contract/admin-post.ts';
import { type ContentForm, useContentForm } from '#panel/content/use-content-form.ts';
import { postQuery, savePost } from '#panel/posts/calls.ts';
import { bodyOf, emptyPost, missingOf, type PostValues, valuesOf } from '#panel/posts/values.ts';
import { queries } from '#panel/queries.ts';

export type PostForm = ContentForm<PostValues, AdminPost>;

/** A post while it is written. */
export function usePostForm(
  post: AdminPost | null,
  done: (saved: AdminPost, isWhole: boolean) => void,
): PostForm {
  return useContentForm({
    saved: post,
    empty: emptyPost,
    valuesOf,
    missingOf,
    send: (values: PostValues, from: AdminPost | null) =>
      savePost(bodyOf(values, from, new Date().toISOString())),
    reread: ({ id }) => queries.fetchQuery({ ...postQuery(id), staleTime: 0 }),
    done,
  });
}

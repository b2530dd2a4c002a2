import { infiniteQueryOptions } from '@tanstack/react-query';
import type {
  AdminRedirect,
  ListMissingAnswer,
  ListRedirectsAnswer,
} from '#lib/contract/redirect.ts';
import { call } from '#panel/client.ts';
import { queries } from '#panel/queries.ts';

const after = (cursor: string | null) => (cursor === null ? {} : { after: cursor });

/** Redirects, the newest first, page by page. */
export const redirectsQuery = (query: string) =>
  infiniteQueryOptions({
    queryKey: ['redirects', 'list', query],
    queryFn: ({ pageParam, signal }) =>
      call<ListRedirectsAnswer>('List-Redirects', { query, ...after(pageParam) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });

/** Addresses without a page, the most wanted first. */
export const missingQuery = infiniteQueryOptions({
  queryKey: ['redirects', 'missing'],
  queryFn: ({ pageParam, signal }) =>
    call<ListMissingAnswer>('List-Missing-Addresses', after(pageParam), { signal }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
});

/** Also after a refusal: somebody else may have been faster. */
const reread = () => queries.invalidateQueries({ queryKey: ['redirects'] });

export interface RedirectValues {
  path: string;
  target: string;
  code: '301' | '308';
}

/** @param redirect null: a new one */
export async function saveRedirect(
  { code, ...values }: RedirectValues,
  redirect: AdminRedirect | null,
): Promise<AdminRedirect> {
  return call<AdminRedirect>('Save-Redirect', {
    ...values,
    code: Number(code),
    ...(redirect && { id: redirect.id, revision: redirect.revision }),
  }).finally(reread);
}

export async function removeRedirect({ id, revision }: AdminRedirect): Promise<void> {
  await call('Remove-Redirect', { id, revision }).finally(reread);
}

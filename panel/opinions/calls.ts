import { infiniteQueryOptions, type InfiniteData, useMutation } from '@tanstack/react-query';
import type {
  ListOpinionsAnswer,
  ListOpinionsBody,
  OpinionState,
  WaitingAnswer,
  WaitingOpinion,
} from '#lib/contract/opinion.ts';
import { call, CallError } from '#panel/client.ts';
import { keyOf, withoutOne } from '#panel/opinions/queue.ts';
import { callOf, type Verdict } from '#panel/opinions/verdict.ts';
import { queries } from '#panel/queries.ts';
import { showFailure } from '#panel/ui/toast.tsx';

/** What waits, longest first. It is not read again by itself: the text must not change under the reader. */
export const waitingQuery = infiniteQueryOptions({
  queryKey: ['opinions', 'waiting'],
  queryFn: ({ pageParam, signal }) =>
    call<WaitingAnswer>('Get-Waiting-Opinions', { page: pageParam }, { signal }),
  initialPageParam: 1,
  getNextPageParam: ({ page, pageCount }) => (page < pageCount ? page + 1 : null),
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
});

export type Judged = ListOpinionsAnswer['items'][number];
export type WantedJudged = Pick<ListOpinionsBody, 'kind'> & {
  state: Exclude<OpinionState, 'waiting'>;
};

/** What was judged, the last written first. */
export const judgedQuery = (wanted: WantedJudged) =>
  infiniteQueryOptions({
    queryKey: ['opinions', 'judged', wanted],
    queryFn: ({ pageParam, signal }) =>
      call<ListOpinionsAnswer>(
        'List-Opinions',
        { ...wanted, ...(pageParam === null ? {} : { after: pageParam }) },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });

/** All lists of opinions, and what «خانه» counts. */
export const opinionsChanged = async (): Promise<void> => {
  await Promise.all(
    ['opinions', 'today'].map((first) => queries.invalidateQueries({ queryKey: [first] })),
  );
};

function takeOut(item: WaitingOpinion): void {
  queries.setQueryData(
    waitingQuery.queryKey,
    (before: InfiniteData<WaitingAnswer> | undefined) =>
      before && { ...before, pages: withoutOne(before.pages, keyOf(item)) },
  );
}

/** Judges a text; also after a refusal all lists are read again, as somebody else may have been faster. */
export const useVerdict = (item: WaitingOpinion, done: (verdict: Verdict) => void) =>
  useMutation({
    mutationFn: (verdict: Verdict) => {
      const { name, body } = callOf(item, verdict);
      return call(name, body);
    },
    meta: { isShown: true },
    onSuccess: (_answer, verdict) => {
      takeOut(item);
      done(verdict);
    },
    // The text of now replaces the one that was judged, and its failure with it.
    onError: (error) => {
      if (error instanceof CallError && error.status === 409) showFailure(error);
    },
    onSettled: () => void opinionsChanged(),
  });

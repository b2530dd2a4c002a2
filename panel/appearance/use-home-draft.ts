import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { DraftAnswer } from '#lib/contract/draft.ts';
import { type Block, savedBlocks } from '#panel/appearance/blocks.ts';
import type { HomePart } from '#panel/appearance/calls.ts';
import { call } from '#panel/client.ts';
import { useSettled } from '#panel/ui/use-settled.ts';

export interface HomeValues {
  blocks: readonly Block[];
}

interface Form {
  values: HomeValues;
  base: HomePart | null;
  isDirty: boolean;
}

/** After the last change, in ms: the page is made anew. */
const pause = 800;

/** Path of the home page with what is not published yet; undefined while there is nothing, or not yet. */
export function useHomeDraft({ values, base, isDirty }: Form): string | undefined {
  const written = useSettled(values, pause);
  const revision = base?.revision ?? 0;
  const { data } = useQuery({
    queryKey: ['draft', 'home', revision, written],
    queryFn: ({ signal }) => {
      const body = { blocks: savedBlocks(written.blocks), revision };
      return call<DraftAnswer>('Preview-Home', body, { signal });
    },
    enabled: isDirty && written === values,
    // What cannot be saved yet is shown as it was before.
    placeholderData: keepPreviousData,
    retry: false,
    refetchOnWindowFocus: false,
    staleTime: Infinity,
    gcTime: 0,
  });
  return isDirty ? data?.path : undefined;
}

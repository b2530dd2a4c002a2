import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AppearancePart } from '#lib/contract/appearance.ts';
import type { DraftAnswer } from '#lib/contract/draft.ts';
import { type PartOf, previewPart } from '#panel/appearance/calls.ts';
import { CallError } from '#panel/client.ts';
import { useSettled } from '#panel/ui/use-settled.ts';

interface Form<Part extends AppearancePart, Values> {
  part: Part;
  /** What would be published. */
  savedOf: (values: Values) => Omit<PartOf<Part>, 'revision'>;
  /** Page that shows the part, with the place on it: `/#footer`. */
  path: string;
  form: { values: Values; base: PartOf<Part> | null; isDirty: boolean };
}

/** After the last change, in ms: the page is made anew. */
const pause = 800;

/**
 * The page with what is not published yet: its path, undefined while there is nothing, or not yet; and whether it
 * cannot be shown as it is written.
 */
export function useDraft<Part extends AppearancePart, Values>({
  part,
  savedOf,
  path,
  form: { values, base, isDirty },
}: Form<Part, Values>): { draftPath: string | undefined; isRefused: boolean } {
  const written = useSettled(values, pause);
  const revision = base?.revision ?? 0;
  const { data, error } = useQuery({
    queryKey: ['draft', part, revision, written],
    queryFn: ({ signal }): Promise<DraftAnswer> =>
      previewPart(part, savedOf(written), revision, signal),
    enabled: isDirty && written === values,
    // What cannot be saved yet is shown as it was before.
    placeholderData: keepPreviousData,
    retry: false,
    refetchOnWindowFocus: false,
    staleTime: Infinity,
    gcTime: 0,
  });
  const place = path.includes('#') ? path.slice(path.indexOf('#')) : '';
  return {
    draftPath: isDirty && data ? data.path + place : undefined,
    isRefused: isDirty && error instanceof CallError && error.status === 422,
  };
}

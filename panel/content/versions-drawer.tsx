import { type UseQueryOptions, useMutation, useQuery } from '@tanstack/react-query';
import type { VersionsAnswer } from '#lib/contract/appearance.ts';
import { lastSeen } from '#lib/text/last-seen.ts';
import { CallError } from '#panel/client.ts';
import { type VersionsWords, versionsTexts as texts } from '#panel/content/versions-texts.ts';
import { queries } from '#panel/queries.ts';
import { Button } from '#panel/ui/button.tsx';
import { Dialog } from '#panel/ui/dialog.tsx';
import { Failed, Note, Tag } from '#panel/ui/states.tsx';
import { showFailure, showToast } from '#panel/ui/toast.tsx';
import { useNow } from '#panel/ui/use-now.ts';

export interface Versions {
  /** What it is called. */
  name: string;
  query: UseQueryOptions<VersionsAnswer, Error, VersionsAnswer, string[]>;
  words: VersionsWords;
  /** With unsaved changes nothing is taken back. */
  isDirty: boolean;
  onRestore: (version: number) => Promise<void>;
}

/** Of an old version that the rules of today refuse, or that names what is gone: the sentence that says why. */
function showRefusal(error: unknown): void {
  const [sentence] = error instanceof CallError ? Object.values(error.fields) : [];
  if (error instanceof CallError && error.status === 422 && sentence) showToast(sentence);
  else showFailure(error);
}

/** The last 20 versions of something that is saved as a whole; one can be made the current one again. */
export default function VersionsDrawer({
  name,
  query,
  words,
  isDirty,
  onRestore,
  onClose,
}: Versions & { onClose: () => void }) {
  const now = useNow();
  const { data, error, refetch } = useQuery(query);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: onRestore,
    meta: { isShown: true },
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: query.queryKey });
      showToast(words.restored);
      onClose();
    },
    onError: showRefusal,
  });
  const items = data?.items ?? [];
  return (
    <Dialog isOpen isDrawer title={texts.titleOf(name)} onClose={onClose}>
      {error ? <Failed error={error} onRetry={refetch} /> : null}
      {isDirty ? <Note kind="wait">{words.unsavedFirst}</Note> : null}
      {data && items.length === 0 ? <p className="muted">{words.none}</p> : null}
      <ol className="terms" aria-label={texts.list} aria-busy={!data && !error}>
        {items.map(({ version, savedAt, by }, at) => (
          <li key={version}>
            <span className="grid flex-1">
              <span className="font-label">{lastSeen(savedAt, now)}</span>
              <span className="small faint">{by ?? texts.unknownPerson}</span>
            </span>
            {at === 0 ? (
              <Tag>{texts.current}</Tag>
            ) : (
              <Button
                size="s"
                disabled={isDirty}
                isBusy={isPending && variables === version}
                onClick={() => mutate(version)}
              >
                {texts.restore}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Dialog>
  );
}

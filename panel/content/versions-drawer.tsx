import { type UseQueryOptions, useMutation, useQuery } from '@tanstack/react-query';
import type { VersionsAnswer } from '#lib/contract/appearance.ts';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { lastSeen } from '#lib/text/last-seen.ts';
import { CallError } from '#panel/client.ts';
import { type VersionsWords, versionsTexts as texts } from '#panel/content/versions-texts.ts';
import { queries } from '#panel/queries.ts';
import { Button } from '#panel/ui/button.tsx';
import { Dialog } from '#panel/ui/dialog.tsx';
import { Failed, Note, Tag } from '#panel/ui/states.tsx';
import { showFailure, showToast } from '#panel/ui/toast.tsx';
import { useNow } from '#panel/ui/use-now.ts';

type Item = VersionsAnswer['items'][number];

/** A field that a version changed. */
interface Difference {
  readonly label: string;
  readonly before: ReactNode;
  readonly after: ReactNode;
}

export interface Versions<Version extends Item = Item> {
  /** What it is called. */
  name: string;
  query: UseQueryOptions<{ items: Version[] }, Error, { items: Version[] }, string[]>;
  /** What a version changed of the one before it. */
  differences?: (version: Version, before: Version) => readonly Difference[];
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

const Differences = ({ of }: { of: readonly Difference[] }) =>
  of.length === 0 ? null : (
    <dl className="differences">
      {of.map(({ label, before, after }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <del className="faint">
              <bdi>{before}</bdi>
            </del>{' '}
            <ArrowLeft className="i i-s inline" aria-label={texts.to} /> <bdi>{after}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );

/** The last 20 versions of something that is saved as a whole; one can be made the current one again. */
export default function VersionsDrawer<Version extends Item>({
  name,
  query,
  differences,
  words,
  isDirty,
  onRestore,
  onClose,
}: Versions<Version> & { onClose: () => void }) {
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
  const changesOf = (version: Version, before: Version | undefined) =>
    (before && differences?.(version, before)) ?? [];
  return (
    <Dialog isOpen isDrawer title={texts.titleOf(name)} onClose={onClose}>
      {error ? <Failed error={error} onRetry={refetch} /> : null}
      {isDirty ? <Note kind="wait">{words.unsavedFirst}</Note> : null}
      {data && items.length === 0 ? <p className="muted">{words.none}</p> : null}
      <ol className="terms" aria-label={texts.list} aria-busy={!data && !error}>
        {items.map((item, at) => (
          <li key={item.version}>
            <div className="grid flex-1">
              <span className="font-label">{lastSeen(item.savedAt, now)}</span>
              <span className="small faint">{item.by ?? texts.unknownPerson}</span>
              <Differences of={changesOf(item, items[at + 1])} />
            </div>
            {at === 0 ? (
              <Tag>{texts.current}</Tag>
            ) : (
              <Button
                size="s"
                disabled={isDirty}
                isBusy={isPending && variables === item.version}
                onClick={() => mutate(item.version)}
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

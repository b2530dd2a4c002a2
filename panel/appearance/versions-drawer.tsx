import { useMutation, useQuery } from '@tanstack/react-query';
import type { AppearancePart } from '#lib/contract/appearance.ts';
import { lastSeen } from '#lib/text/last-seen.ts';
import { versionsQuery } from '#panel/appearance/calls.ts';
import { lookTexts } from '#panel/appearance/texts.ts';
import { Button } from '#panel/ui/button.tsx';
import { Dialog } from '#panel/ui/dialog.tsx';
import { Failed, Note, Tag } from '#panel/ui/states.tsx';
import { showToast } from '#panel/ui/toast.tsx';
import { useNow } from '#panel/ui/use-now.ts';

interface Props {
  part: AppearancePart;
  /** «صفحهٔ نخست» */
  name: string;
  /** With unsaved changes nothing is taken back. */
  isDirty: boolean;
  onRestore: (version: number) => Promise<void>;
  onClose: () => void;
}

/** The last 20 versions of a part; one can be made the current one again. */
export default function VersionsDrawer({ part, name, isDirty, onRestore, onClose }: Props) {
  const now = useNow();
  const { data, error, refetch } = useQuery(versionsQuery(part));
  const { mutate, isPending, variables } = useMutation({
    mutationFn: onRestore,
    onSuccess: () => {
      showToast(lookTexts.restored);
      onClose();
    },
  });
  const items = data?.items ?? [];
  return (
    <Dialog isOpen isDrawer title={lookTexts.versionsOf(name)} onClose={onClose}>
      {error ? <Failed error={error} onRetry={refetch} /> : null}
      {isDirty ? <Note kind="wait">{lookTexts.unsavedFirst}</Note> : null}
      {data && items.length === 0 ? <p className="muted">{lookTexts.noVersions}</p> : null}
      <ol className="terms" aria-label={lookTexts.versions} aria-busy={!data && !error}>
        {items.map(({ version, savedAt, by }, at) => (
          <li key={version}>
            <span className="grid flex-1">
              <span className="font-label">{lastSeen(savedAt, now)}</span>
              <span className="small faint">{by ?? lookTexts.unknownPerson}</span>
            </span>
            {at === 0 ? (
              <Tag>{lookTexts.current}</Tag>
            ) : (
              <Button
                size="s"
                disabled={isDirty}
                isBusy={isPending && variables === version}
                onClick={() => mutate(version)}
              >
                {lookTexts.restore}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Dialog>
  );
}

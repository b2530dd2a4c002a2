import { TriangleAlert } from 'lucide-react';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { formatNumber } from '#lib/text/toman.ts';
import { oddnessOf } from '#panel/prices/doubts.ts';
import { type Edits, productCount } from '#panel/prices/edits.ts';
import { pricesTexts } from '#panel/prices/texts.ts';
import { Bar } from '#panel/ui/bar.tsx';
import { Button } from '#panel/ui/button.tsx';

const DropDialog = lazy(() => import('#panel/prices/drop-dialog.tsx'));

function watchLine(changed: () => void): () => void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

/** What is to be looked at before saving; refused cells come before odd ones. */
function warningOf(edits: Edits): string | null {
  const all = [...edits.values()];
  const faults = all.flatMap(({ fault }) => fault ?? []);
  const [refusal] = faults;
  if (refusal) return pricesTexts.refused(formatNumber(faults.length), refusal);
  const odd = all.flatMap((edit) => oddnessOf(edit) ?? []);
  const [first] = odd;
  return first ? pricesTexts.review(formatNumber(odd.length), first) : null;
}

interface Props {
  edits: Edits;
  isSaving: boolean;
  onSave: () => void;
  onDrop: () => void;
}

/** How much is not saved, and the one button that saves it. */
export function SaveBar({ edits, isSaving, onSave, onDrop }: Props) {
  const isOnline = useSyncExternalStore(watchLine, () => navigator.onLine);
  const [isDropping, setIsDropping] = useState(false);
  if (edits.size === 0) return null;
  const count = formatNumber(edits.size);
  const warning = warningOf(edits);
  const changes = pricesTexts.changes(count, formatNumber(productCount(edits)));
  return (
    <Bar
      label={changes}
      text={
        <span className="grid">
          <b>{changes}</b>
          {isOnline ? null : <span className="text-warn">{pricesTexts.offline(count)}</span>}
          {warning === null ? null : (
            <span className="text-bad flex items-center gap-1">
              <TriangleAlert className="i i-s" aria-hidden="true" />
              {warning}
            </span>
          )}
        </span>
      }
    >
      <Button onClick={() => setIsDropping(true)}>{pricesTexts.drop}</Button>
      <Button look="primary" isBusy={isSaving} onClick={onSave}>
        {pricesTexts.save(count)}
      </Button>
      {isDropping ? (
        <Suspense>
          <DropDialog count={count} onDrop={onDrop} onClose={() => setIsDropping(false)} />
        </Suspense>
      ) : null}
    </Bar>
  );
}

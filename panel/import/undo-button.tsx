import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { ImportView } from '#lib/contract/import.ts';
import { weekdayOf } from '#lib/text/order-date.ts';
import { undoImport } from '#panel/import/calls.ts';
import { kindWords } from '#panel/import/kind-texts.ts';
import { importTexts as words } from '#panel/import/texts.ts';
import { useMissing } from '#panel/import/use-missing.ts';
import { Button } from '#panel/ui/button.tsx';
import { Confirm } from '#panel/ui/confirm.tsx';

/** Takes a whole file back, once that was confirmed. */
export function UndoButton({
  data: { batch, kind, undoUntil },
}: {
  data: Pick<ImportView, 'batch' | 'kind' | 'undoUntil'>;
}) {
  const [isAsked, setIsAsked] = useState(false);
  const missing = useMissing(kind);
  if (undoUntil === null || missing !== null) return null;
  return (
    <>
      <Button
        title={words.until(weekdayOf(undoUntil))}
        icon={<Undo2 className="i i-s" aria-hidden="true" />}
        onClick={() => setIsAsked(true)}
      >
        {words.undo}
      </Button>
      {isAsked ? (
        <Confirm
          title={words.undoTitle}
          text={kindWords[kind].undoText}
          action={words.undo}
          onConfirm={() => undoImport(batch)}
          onClose={() => setIsAsked(false)}
        />
      ) : null}
    </>
  );
}

import { useMutation } from '@tanstack/react-query';
import { FileSpreadsheet, FileUp } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import type { SheetView } from '#lib/contract/goods-sheet.ts';
import { CallError, isCancelled } from '#panel/client.ts';
import { planSheet } from '#panel/price-sheet/calls.ts';
import { sheetTexts } from '#panel/price-sheet/texts.ts';
import { texts } from '#panel/texts.ts';
import { Button } from '#panel/ui/button.tsx';
import { EmptyState, Note } from '#panel/ui/states.tsx';

const types =
  '.xlsx,.csv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const whyOf = (error: unknown): string =>
  error instanceof CallError ? error.message : texts.failed.unknown;

interface Props {
  onPlanned: (view: SheetView) => void;
}

/** Where the edited file is chosen or dropped, and why it was refused. */
export function FileBox({ onPlanned }: Props) {
  const files = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: planSheet,
    meta: { isShown: true },
    onSuccess: onPlanned,
  });
  const take = (list: FileList | null) => {
    const [file] = list ?? [];
    if (file && !isPending) mutate(file);
  };
  const over = (is: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setIsOver(is);
  };
  return (
    <div className="grid gap-4">
      {error && !isCancelled(error) ? <Note kind="bad">{whyOf(error)}</Note> : null}
      <div
        className="file-drop"
        data-over={isOver ? '' : undefined}
        aria-busy={isPending}
        onDragOver={over(true)}
        onDragLeave={over(false)}
        onDrop={(event) => {
          over(false)(event);
          take(event.dataTransfer.files);
        }}
      >
        <EmptyState
          icon={FileSpreadsheet}
          title={isPending ? sheetTexts.reading : sheetTexts.chooseTitle}
          text={isPending ? sheetTexts.readingText : sheetTexts.chooseText}
        >
          <Button
            look="primary"
            isBusy={isPending}
            icon={<FileUp className="i i-s" aria-hidden="true" />}
            onClick={() => files.current?.click()}
          >
            {sheetTexts.choose}
          </Button>
          <span className="small faint">{sheetTexts.limits}</span>
        </EmptyState>
        <input
          ref={files}
          type="file"
          hidden
          accept={types}
          aria-label={sheetTexts.choose}
          onChange={({ target }) => {
            take(target.files);
            target.value = '';
          }}
        />
      </div>
    </div>
  );
}

import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ImportPicturesView } from '#lib/contract/import-pictures.ts';
import { isolateLatin } from '#lib/text/mixed-text.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { isCancelled } from '#panel/client.ts';
import { pictureTexts as words } from '#panel/import/picture-texts.ts';
import { archiveFaultOf, archiveOf, fileBody, type Sent, sendFile } from '#panel/import/upload.ts';
import { Button } from '#panel/ui/button.tsx';
import { Note } from '#panel/ui/states.tsx';

const inMegabytes = (bytes: number): string => formatNumber(Math.round(bytes / 100_000) / 10);

/** What is there already of a file; null for another one. */
function sentOf({ batch, archive }: ImportPicturesView, file: File): Sent | null {
  if (archive === null || archive.done === archive.size) return null;
  const body = fileBody(file);
  const isSame = body.fileName === archive.fileName && body.size === archive.size;
  return isSame ? { batch, done: archive.done } : null;
}

/** Where a ZIP of the pictures is chosen and sent. */
export function ArchiveField({ data }: { data: ImportPicturesView }) {
  const { batch, archive } = data;
  const field = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [done, setDone] = useState(0);
  const { mutate, variables, isPending, error } = useMutation({
    mutationFn: (file: File) =>
      sendFile(file, sentOf(data, file), (sent) => setDone(sent.done), archiveOf(batch)),
    meta: { isShown: true },
  });
  const choose = (file: File | undefined) => {
    if (file === undefined || isPending) return;
    const why = archiveFaultOf(file);
    setFault(why);
    if (why === null) mutate(file);
  };
  const isHalf = archive !== null && archive.done < archive.size && !isPending;
  const wrong = fault ?? (error && !isCancelled(error) ? error.message : null);
  return (
    <div className="grid grid-cols-1 gap-2">
      <p className="small muted">
        {isHalf ? words.half(isolateLatin(archive.fileName)) : words.archiveHint}
      </p>
      {isPending ? (
        <>
          <output className="small muted">
            {words.sending(inMegabytes(done), inMegabytes(variables.size))}
          </output>
          <progress
            className="progress"
            aria-label={words.archive}
            max={variables.size}
            value={done}
          />
        </>
      ) : (
        <span>
          <Button onClick={() => field.current?.click()}>
            {isHalf ? words.goOn : words.archive}
          </Button>
        </span>
      )}
      <input
        ref={field}
        type="file"
        hidden
        accept=".zip,application/zip"
        aria-label={words.archive}
        onChange={({ target }) => {
          choose(target.files?.[0]);
          // The same file may be chosen again after a failure.
          target.value = '';
        }}
      />
      {wrong === null || isPending ? null : <Note kind="bad">{wrong}</Note>}
    </div>
  );
}

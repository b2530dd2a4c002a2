import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { FileUp } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import type { ImportView } from '#lib/contract/import.ts';
import type { ImportKindName } from '#lib/contract/import-names.ts';
import { isolateLatin } from '#lib/text/mixed-text.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { isCancelled } from '#panel/client.ts';
import { readImports } from '#panel/import/calls.ts';
import { kindWords } from '#panel/import/kind-texts.ts';
import { importTexts as words } from '#panel/import/texts.ts';
import { faultOf, fileBody, filesOf, type Sent, sendFile } from '#panel/import/upload.ts';
import { Button } from '#panel/ui/button.tsx';
import { Note } from '#panel/ui/states.tsx';

const inMegabytes = (bytes: number): string => formatNumber(bytes / 1_000_000);

/** Whether a file is the one of which parts are there. */
function isSame({ fileName, total }: ImportView, file: File): boolean {
  const body = fileBody(file);
  return body.fileName === fileName && body.size === total;
}

interface Wanted {
  readonly file: File;
  /** What is there already; null for a new one. */
  readonly sent: Sent | null;
}

/** Sends a file, then leads to its import. */
function useSending(kind: ImportKindName) {
  const navigate = useNavigate();
  const [sent, setSent] = useState<Sent | null>(null);
  const { mutate, variables, isPending, error } = useMutation({
    mutationFn: (wanted: Wanted) => sendFile(wanted.file, wanted.sent, setSent, filesOf(kind)),
    meta: { isShown: true },
    onSuccess: async (batch) => {
      await readImports();
      await navigate({ to: '/import/$batch', params: { batch: String(batch) } });
    },
  });
  return {
    file: variables?.file ?? null,
    done: sent?.done ?? 0,
    isPending,
    failure: error && !isCancelled(error) ? error.message : null,
    begin: (wanted: Wanted) => {
      setSent(wanted.sent);
      mutate(wanted);
    },
    again: () => variables && mutate({ file: variables.file, sent }),
  };
}

function Progress({ file, done }: { file: File; done: number }) {
  const name = isolateLatin(file.name);
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <span className="medium font-label break-words min-w-0">{words.sending(name)}</span>
        <output className="medium muted">
          {words.megabytes(inMegabytes(done), inMegabytes(file.size))}
        </output>
      </div>
      <progress
        className="progress"
        aria-label={words.sending(name)}
        max={file.size}
        value={done}
      />
    </div>
  );
}

/** A file that names no address, in place of which they are guessed. */
const withoutAddresses = () => new File(['#\n'], words.guessFile);

interface Props {
  kind: ImportKindName;
  /** A file of which some parts are there. */
  half?: ImportView;
}

/** Where a file is chosen or dropped. */
export function FileBox({ kind, half }: Props) {
  const { fileText, fileRule, accept } = kindWords[kind];
  const field = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const { file, done, isPending, failure, begin, again } = useSending(kind);
  const choose = (chosen: File | undefined) => {
    if (chosen === undefined || isPending) return;
    const why = faultOf(chosen) ?? (half && !isSame(half, chosen) ? words.otherFile : null);
    setFault(why);
    if (why === null) {
      begin({ file: chosen, sent: half ? { batch: half.batch, done: half.done } : null });
    }
  };
  const drop = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(false);
      choose(event.dataTransfer.files[0]);
    },
  };
  const wrong = fault ?? failure;
  return (
    <section
      className="import-drop"
      aria-label={words.heads.bring}
      data-over={isOver ? '' : undefined}
      {...drop}
    >
      {isPending && file ? (
        <Progress file={file} done={done} />
      ) : (
        <>
          <span className="empty-sign desk">
            <FileUp className="i i-l m-4" aria-hidden="true" />
          </span>
          <p className="muted">{half ? words.halfSent(isolateLatin(half.fileName)) : fileText}</p>
          <span className="flex flex-wrap items-center justify-center gap-3">
            <Button look="primary" size="l" onClick={() => field.current?.click()}>
              {words.choose}
            </Button>
            {kind === 'addresses' && half === undefined ? (
              <Button onClick={() => choose(withoutAddresses())}>{words.guessAction}</Button>
            ) : null}
            {failure !== null && fault === null ? (
              <Button size="l" onClick={again}>
                {words.goOn}
              </Button>
            ) : null}
          </span>
          <span className="small faint">{fileRule}</span>
        </>
      )}
      <input
        ref={field}
        type="file"
        hidden
        accept={accept}
        aria-label={words.choose}
        onChange={({ target }) => {
          choose(target.files?.[0]);
          // The same file may be chosen again after a failure.
          target.value = '';
        }}
      />
      {wrong === null || isPending ? null : <Note kind="bad">{wrong}</Note>}
    </section>
  );
}

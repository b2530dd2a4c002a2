import { useMutation } from '@tanstack/react-query';
import { formatNumber } from '#lib/text/toman.ts';
import { applyImport, stopImport } from '#panel/import/calls.ts';
import { Foot } from '#panel/import/foot.tsx';
import { kindWords } from '#panel/import/kind-texts.ts';
import { ProgressBox } from '#panel/import/progress-box.tsx';
import type { StepProps } from '#panel/import/step-props.ts';
import { importTexts as words } from '#panel/import/texts.ts';
import { UndoButton } from '#panel/import/undo-button.tsx';
import { useMissing } from '#panel/import/use-missing.ts';
import { Button } from '#panel/ui/button.tsx';
import { Note } from '#panel/ui/states.tsx';

/** How far the file is brought in; it can be stopped, and gone on with. */
export default function ApplyStep({
  data,
  choices: { edited, guesses },
}: Pick<StepProps, 'data' | 'choices'>) {
  const { batch, kind, state, done, total } = data;
  const { applying, count } = kindWords[kind];
  const stopping = useMutation({ mutationFn: stopImport });
  const resuming = useMutation({ mutationFn: applyImport });
  const missing = useMissing(kind);
  const isStopped = state === 'stopped';
  return (
    <div className="grid grid-cols-1 gap-6">
      <ProgressBox
        title={isStopped ? words.stopped : applying}
        text={count(formatNumber(done), formatNumber(total))}
        done={done}
        total={isStopped ? Math.max(total, 1) : total}
        hint={isStopped ? words.stoppedText : words.applyingNote}
      >
        {isStopped ? null : (
          <Button isBusy={stopping.isPending} onClick={() => stopping.mutate(batch)}>
            {words.stop}
          </Button>
        )}
      </ProgressBox>
      {data.failure === null ? null : <Note kind="bad">{data.failure}</Note>}
      {isStopped && missing === null ? (
        <Foot>
          <Button
            look="primary"
            isBusy={resuming.isPending}
            onClick={() => resuming.mutate({ batch, edited, guesses })}
          >
            {words.resume}
          </Button>
          <UndoButton data={data} />
        </Foot>
      ) : null}
    </div>
  );
}

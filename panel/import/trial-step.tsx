import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FileX2, PackageCheck } from 'lucide-react';
import type { ImportRowState } from '#lib/contract/import-names.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { isCancelled } from '#panel/client.ts';
import { applyImport, stopImport } from '#panel/import/calls.ts';
import { countOfState } from '#panel/import/counts.ts';
import { FaultsNote } from '#panel/import/faults-note.tsx';
import { Foot } from '#panel/import/foot.tsx';
import { ProgressBox } from '#panel/import/progress-box.tsx';
import { RowList } from '#panel/import/row-list.tsx';
import type { StepProps } from '#panel/import/step-props.ts';
import { importTexts as words, rowWords } from '#panel/import/texts.ts';
import { useMissing } from '#panel/import/use-missing.ts';
import { useFilters } from '#panel/ui/address.ts';
import { Button } from '#panel/ui/button.tsx';
import { CheckField } from '#panel/ui/choices.tsx';
import { EmptyState, Note } from '#panel/ui/states.tsx';
import { Tabs } from '#panel/ui/tabs.tsx';

const tabStates = ['new', 'changed', 'unchanged', 'wrong', 'skipped'] as const;
type TabState = (typeof tabStates)[number];

/** States whose rows may have something to say besides why they are what they are. */
const noted: ReadonlySet<ImportRowState> = new Set(['new', 'changed', 'unchanged']);

interface ChipProps {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

function Chip({ label, isOn, onChange }: ChipProps) {
  return (
    <button
      type="button"
      className="chip"
      aria-pressed={isOn}
      data-on={isOn ? '' : undefined}
      onClick={() => onChange(!isOn)}
    >
      {label}
    </button>
  );
}

/** Rows by what would become of them, a tab each. */
function Rows({ data: { batch, counts, edited } }: Pick<StepProps, 'data'>) {
  const [filters, setFilters] = useFilters();
  const shownTabs = tabStates.filter((state) => countOfState(counts, state) > 0);
  const state: TabState | undefined =
    shownTabs.find((each) => each === filters['state']) ?? shownTabs[0];
  if (state === undefined) return null;
  const isSaid = noted.has(state) && filters['only'] === 'said';
  const isEdited = state === 'changed' && filters['only'] === 'edited';
  const only = (value: string) => (isOn: boolean) => setFilters({ only: isOn ? value : '' });
  return (
    <div className="grid grid-cols-1 gap-3">
      <Tabs
        label={words.tabs}
        tabs={shownTabs.map((each) => ({
          label: rowWords[each],
          count: countOfState(counts, each),
          filters: { step: 'trial', state: each },
        }))}
        isShown={(tab) => tab.filters['state'] === state}
      />
      {noted.has(state) ? (
        <div className="flex flex-wrap gap-2">
          <Chip label={words.onlySaid} isOn={isSaid} onChange={only('said')} />
          {state === 'changed' && edited > 0 ? (
            <Chip label={words.onlyEdited} isOn={isEdited} onChange={only('edited')} />
          ) : null}
        </div>
      ) : null}
      <RowList
        batch={batch}
        wanted={{ state, ...(isSaid && { isSaid }), ...(isEdited && { isEdited }) }}
        onClear={isSaid || isEdited ? () => setFilters({ only: '' }) : undefined}
      />
    </div>
  );
}

/** Asks whose values stay where staff have edited what an earlier file brought. */
function EditedChoice({
  count,
  choices: { edited },
  onChoose,
}: { count: number } & Pick<StepProps, 'choices' | 'onChoose'>) {
  const sides = [
    ['keep', words.keep],
    ['overwrite', words.overwrite],
  ] as const;
  return (
    <fieldset className="box grid gap-3">
      <legend className="sr-only">{words.editedTitle}</legend>
      <p className="medium">{words.editedText(formatNumber(count))}</p>
      <div className="cols">
        {sides.map(([side, label]) => (
          <label key={side} className="conflict-side">
            <input
              type="radio"
              name="edited"
              checked={edited === side}
              onChange={() => onChoose({ edited: side })}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Asks whether addresses that may lead to a wrong page are written. */
function GuessChoice({
  count,
  choices: { guesses },
  onChoose,
}: { count: number } & Pick<StepProps, 'choices' | 'onChoose'>) {
  return (
    <div className="box grid gap-1">
      <CheckField
        checked={guesses === 'with'}
        onChange={(isOn) => onChoose({ guesses: isOn ? 'with' : 'without' })}
      >
        {words.withGuesses(formatNumber(count))}
      </CheckField>
      <p className="small muted">{words.guessText}</p>
    </div>
  );
}

function Ready({ data, choices, onChoose }: StepProps) {
  const { batch, kind, counts, edited, guesses, faults } = data;
  const { mutate, isPending, error } = useMutation({
    mutationFn: applyImport,
    meta: { isShown: true },
  });
  const found = countOfState(counts, 'new', 'changed');
  const count = choices.guesses === 'with' ? found : found - guesses;
  const missing = useMissing(kind);
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2>{words.trialTitle}</h2>
        <span className="medium muted">{words.trialNote}</span>
      </div>
      <FaultsNote
        title={words.wrongTitle}
        count={countOfState(counts, 'wrong', 'skipped')}
        faults={faults}
      />
      {found === 0 ? (
        <EmptyState icon={PackageCheck} title={words.nothingTitle} text={words.nothingText} />
      ) : null}
      {edited > 0 ? <EditedChoice count={edited} choices={choices} onChoose={onChoose} /> : null}
      {guesses > 0 ? <GuessChoice count={guesses} choices={choices} onChoose={onChoose} /> : null}
      <Rows data={data} />
      {missing === null ? null : <Note>{words.needs(missing)}</Note>}
      {error && !isCancelled(error) ? <Note kind="bad">{error.message}</Note> : null}
      <Foot
        isNear
        {...(kind === 'goods' && { back: 'money' })}
        aside={count > 0 ? words.applyHint : words.nothingWritten}
      >
        {count > 0 && missing === null ? (
          <Button
            look="primary"
            isBusy={isPending}
            onClick={() => mutate({ batch, edited: choices.edited, guesses: choices.guesses })}
          >
            {words.apply(formatNumber(count))}
          </Button>
        ) : null}
      </Foot>
    </div>
  );
}

/** «پیش‌آزمون»: what the file would do, line by line, before anything is written. */
export default function TrialStep(props: StepProps) {
  const { batch, kind, state, done, total, failure } = props.data;
  const stopping = useMutation({ mutationFn: stopImport });
  if (state === 'reading') {
    const text =
      total > 0
        ? words.readOf(formatNumber(done), formatNumber(total))
        : words.readRows(formatNumber(done));
    return (
      <ProgressBox
        title={words.reading}
        text={text}
        done={done}
        total={total}
        hint={words.readingNote}
      >
        <Button isBusy={stopping.isPending} onClick={() => stopping.mutate(batch)}>
          {words.stop}
        </Button>
      </ProgressBox>
    );
  }
  if (state !== 'failed') return <Ready {...props} />;
  return (
    <div className="grid grid-cols-1 gap-6">
      <div role="alert">
        <EmptyState icon={FileX2} title={words.failedTitle} text={failure}>
          <Link to="/import" className="btn btn-primary">
            {words.otherFileLink}
          </Link>
        </EmptyState>
      </div>
      {kind === 'goods' ? <Foot back="columns" /> : null}
    </div>
  );
}

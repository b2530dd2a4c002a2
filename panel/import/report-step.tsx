import { Link } from '@tanstack/react-router';
import { CircleCheckBig, Undo2 } from 'lucide-react';
import type { GetImportAnswer } from '#lib/contract/import.ts';
import type { ImportResult, ImportRowState } from '#lib/contract/import-names.ts';
import { weekdayOf } from '#lib/text/order-date.ts';
import { formatNumber } from '#lib/text/toman.ts';
import type { WantedRows } from '#panel/import/calls.ts';
import { countOfResult, countOfState } from '#panel/import/counts.ts';
import { FaultsNote } from '#panel/import/faults-note.tsx';
import { Foot } from '#panel/import/foot.tsx';
import { kindWords } from '#panel/import/kind-texts.ts';
import { PicturesPart } from '#panel/import/pictures-part.tsx';
import { ProgressBox } from '#panel/import/progress-box.tsx';
import { RowList } from '#panel/import/row-list.tsx';
import { importTexts as words, resultWords, rowWords } from '#panel/import/texts.ts';
import { UndoButton } from '#panel/import/undo-button.tsx';
import { At } from '#panel/orders/parts.tsx';
import { useFilters } from '#panel/ui/address.ts';
import { Note } from '#panel/ui/states.tsx';
import { Tabs } from '#panel/ui/tabs.tsx';

type Counts = GetImportAnswer['counts'];

interface RowsTab {
  readonly name: string;
  readonly label: string;
  readonly count: number;
  readonly wanted: WantedRows;
}

const ofResult = (counts: Counts, result: ImportResult): RowsTab => ({
  name: result,
  label: resultWords[result],
  count: countOfResult(counts, result),
  wanted: { result },
});
const ofState = (counts: Counts, state: ImportRowState): RowsTab => ({
  name: state,
  label: rowWords[state],
  count: countOfState(counts, state),
  wanted: { state },
});

/** Rows by what became of them, then those that were not brought in, and why. */
function tabsOf(counts: Counts): RowsTab[] {
  const all = [
    ofResult(counts, 'done'),
    ofResult(counts, 'undone'),
    ofResult(counts, 'kept'),
    ofResult(counts, 'failed'),
    ofState(counts, 'wrong'),
    ofState(counts, 'skipped'),
    ofState(counts, 'unchanged'),
  ];
  return all.filter(({ count }) => count > 0);
}

function Rows({ batch, counts }: Pick<GetImportAnswer, 'batch' | 'counts'>) {
  const [filters] = useFilters();
  const tabs = tabsOf(counts);
  const shown = tabs.find(({ name }) => name === filters['rows']) ?? tabs[0];
  if (shown === undefined) return null;
  return (
    <div className="grid grid-cols-1 gap-3">
      <Tabs
        label={words.tabs}
        tabs={tabs.map(({ name, label, count }) => ({ label, count, filters: { rows: name } }))}
        isShown={(tab) => tab.filters['rows'] === shown.name}
      />
      <RowList batch={batch} wanted={shown.wanted} />
    </div>
  );
}

function Figures({ counts }: Pick<GetImportAnswer, 'counts'>) {
  const figures = [
    [rowWords.new, countOfResult(counts, 'done', 'new')],
    [rowWords.changed, countOfResult(counts, 'done', 'changed')],
    [rowWords.unchanged, countOfState(counts, 'unchanged')],
    [words.notBrought, notBrought(counts)],
  ] as const;
  return (
    <dl className="import-figures">
      {figures.map(([name, count]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{formatNumber(count)}</dd>
        </div>
      ))}
    </dl>
  );
}

const notBrought = (counts: Counts): number =>
  countOfState(counts, 'wrong', 'skipped') + countOfResult(counts, 'failed', 'new', 'changed');

function Head({ data }: { data: GetImportAnswer }) {
  const { state, counts, endedAt, undoUntil } = data;
  const isUndone = state === 'undone';
  const Sign = isUndone ? Undo2 : CircleCheckBig;
  const brought = countOfResult(counts, 'done', 'new', 'changed');
  return (
    <div className="flex items-start gap-3">
      <Sign className={isUndone ? 'i i-l' : 'i i-l text-good'} aria-hidden="true" />
      <div className="grid flex-1 min-w-0">
        <h2>{isUndone ? words.undoneTitle : words.doneTitle(formatNumber(brought))}</h2>
        <p className="medium muted">
          {endedAt === null ? null : <At moment={endedAt} />}
          {undoUntil === null ? null : ` · ${words.until(weekdayOf(undoUntil))}`}
        </p>
      </div>
      <UndoButton data={data} />
    </div>
  );
}

/** What became of the file, and the way back. */
export default function ReportStep({ data }: { data: GetImportAnswer }) {
  const { batch, kind, state, counts, faults, done, total, undoUntil } = data;
  const { count, seen } = kindWords[kind];
  if (state === 'undoing') {
    return (
      <ProgressBox
        title={words.undoing}
        text={count(formatNumber(done), formatNumber(total))}
        done={done}
        total={total}
        hint={words.applyingNote}
      />
    );
  }
  const left = countOfResult(counts, 'kept');
  return (
    <div className="grid grid-cols-1 gap-6">
      <Head data={data} />
      {left > 0 ? <Note kind="wait">{words.left(formatNumber(left))}</Note> : null}
      {state === 'done' ? (
        <>
          <Figures counts={counts} />
          <FaultsNote title={words.leftOutTitle} count={notBrought(counts)} faults={faults} />
          {kind === 'goods' || kind === 'content' ? (
            <PicturesPart batch={batch} canStart={undoUntil !== null} />
          ) : null}
        </>
      ) : null}
      <Rows batch={batch} counts={counts} />
      <Foot>
        {state === 'done' ? (
          <Link to={seen.to} className="btn btn-primary">
            {seen.word}
          </Link>
        ) : null}
        <Link to="/import" className="btn btn-outline">
          {words.newFile}
        </Link>
      </Foot>
    </div>
  );
}

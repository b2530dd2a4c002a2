import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import type { ImportColumn, ImportColumnsAnswer } from '#lib/contract/import.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { GoodsName } from '#panel/goods/parts.tsx';
import { columnsQuery } from '#panel/import/calls.ts';
import { Foot } from '#panel/import/foot.tsx';
import {
  type Chosen,
  chosenWith,
  type Faults,
  faultsOf,
  optionsFor,
  withChosen,
} from '#panel/import/mapping.ts';
import type { StepProps } from '#panel/import/step-props.ts';
import { importTexts as words } from '#panel/import/texts.ts';
import { Ltr } from '#panel/orders/parts.tsx';
import { Button } from '#panel/ui/button.tsx';
import { type Option, SelectField } from '#panel/ui/choices.tsx';
import { Note, Waiting } from '#panel/ui/states.tsx';

/** Columns that are passed over, which may be hundreds, are shown so many at a time. */
const passedAtOnce = 50;

interface ListProps {
  columns: readonly ImportColumn[];
  options: readonly Option[];
  faults: Faults;
  onChoose: (head: string, field: string) => void;
}

function Samples({ samples }: Pick<ImportColumn, 'samples'>) {
  const [first = ''] = samples;
  return (
    <span className="medium muted truncate" title={samples.join('، ')}>
      {/[\u0600-\u06ff]/.test(first) ? <GoodsName name={first} /> : <Ltr>{first}</Ltr>}
    </span>
  );
}

function ColumnList({ columns, options, faults, onChoose }: ListProps) {
  return (
    <ul className="import-columns" aria-label={words.column}>
      {columns.map(({ head, field, isByHand, samples }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- heads may be the same, and columns stay in place
        <li key={at}>
          <span className="grid min-w-0">
            <span className="medium font-label break-words min-w-0">{head || words.noHead}</span>
            {isByHand ? <span className="small faint">{words.byHand}</span> : null}
            <span className="grid md:hidden">
              <Samples samples={samples} />
            </span>
          </span>
          <span className="hidden md:grid">
            <Samples samples={samples} />
          </span>
          <ArrowLeft className="i i-s faint" aria-hidden="true" />
          <SelectField
            label={words.fieldOf(head || words.noHead)}
            isLabelHidden
            options={options}
            value={field}
            onChange={(value) => onChoose(head, value)}
            error={faults.twice.has(head) ? words.twice : undefined}
          />
        </li>
      ))}
    </ul>
  );
}

interface FormProps extends Pick<StepProps, 'choices' | 'onChoose' | 'onStep'> {
  answer: ImportColumnsAnswer;
}

/** Columns that are known by their heads, and, when asked for, those that are passed over. */
function Columns({ answer, choices: { chosen }, onChoose, onStep }: FormProps) {
  const columns = withChosen(answer.columns, chosen);
  const faults = faultsOf(columns);
  const isPassed = (at: number): boolean => answer.columns[at]?.field === '';
  const known = columns.filter((_, at) => !isPassed(at));
  const passed = columns.filter((_, at) => isPassed(at));
  const [shown, setShown] = useState(() =>
    faults.isNameless || passed.some(({ head }) => chosen.has(head)) ? passedAtOnce : 0,
  );
  const [isAsked, setIsAsked] = useState(false);
  const options = optionsFor(columns);
  const choose = (head: string, field: string) => {
    const next: Chosen = chosenWith(answer.columns, chosen, head, field);
    onChoose({ chosen: next });
  };
  const isFaulty = faults.isNameless || faults.twice.size > 0;
  const list = { options, faults, onChoose: choose };
  return (
    <div className="grid grid-cols-1 gap-6">
      <Counts answer={answer} columns={columns} />
      <p className="import-heads small faint" aria-hidden="true">
        <span>{words.column}</span>
        <span>{words.sample}</span>
        <span />
        <span>{words.inShop}</span>
      </p>
      {known.length > 0 ? <ColumnList {...list} columns={known} /> : null}
      {shown > 0 ? <ColumnList {...list} columns={passed.slice(0, shown)} /> : null}
      {passed.length > shown ? (
        <Button onClick={() => setShown(shown + passedAtOnce)}>
          {shown === 0 ? words.showPassed(formatNumber(passed.length)) : words.more}
        </Button>
      ) : null}
      <p className="small faint">{words.remembered}</p>
      {isAsked && faults.isNameless ? <Note kind="bad">{words.noName}</Note> : null}
      {isAsked && faults.twice.size > 0 ? <Note kind="bad">{words.twice}</Note> : null}
      <Foot aside={words.nothingWritten}>
        <Button
          look="primary"
          onClick={() => {
            setIsAsked(true);
            if (!isFaulty) onStep('money');
          }}
        >
          {words.next}
        </Button>
      </Foot>
    </div>
  );
}

function Counts({
  answer: { rows, isWhole },
  columns,
}: {
  answer: ImportColumnsAnswer;
  columns: readonly ImportColumn[];
}) {
  const passed = columns.filter(({ field }) => field === '').length;
  const parts = [
    isWhole ? words.rows(formatNumber(rows)) : words.rowsAbout(formatNumber(rows)),
    words.known(formatNumber(columns.length - passed)),
    ...(passed > 0 ? [words.passed(formatNumber(passed))] : []),
  ];
  return (
    <p className="note">
      <CircleCheck className="i" aria-hidden="true" />
      <span>{parts.join(' · ')}</span>
    </p>
  );
}

/** What each column of the file is in the shop. */
export default function ColumnsStep({ data: { batch }, ...rest }: StepProps) {
  const { data, error, refetch } = useQuery(columnsQuery(batch));
  return (
    <div className="grid grid-cols-1 gap-4">
      <h2>{words.columnsTitle}</h2>
      {data ? <Columns {...rest} answer={data} /> : <Waiting error={error} onRetry={refetch} />}
    </div>
  );
}

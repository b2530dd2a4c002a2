import { useMutation, useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import type { ImportReading } from '#lib/contract/import.ts';
import type { MoneyUnit } from '#lib/contract/import-names.ts';
import { toPersianDigits } from '#lib/text/digits.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { CallError, isCancelled } from '#panel/client.ts';
import { GoodsName } from '#panel/goods/parts.tsx';
import { moneyQuery, startImport } from '#panel/import/calls.ts';
import { Foot } from '#panel/import/foot.tsx';
import type { StepProps } from '#panel/import/step-props.ts';
import { importTexts as words, unitWords } from '#panel/import/texts.ts';
import { verdictOf } from '#panel/import/verdict.ts';
import { Button } from '#panel/ui/button.tsx';
import { NumberField } from '#panel/ui/fields.tsx';
import { Note, Waiting } from '#panel/ui/states.tsx';

type Example = ImportReading['examples'][number];

function ExampleRow({ example: { name, written, toman } }: { example: Example }) {
  return (
    <span className="import-example">
      <span className="small muted truncate">
        <GoodsName name={name} />
      </span>
      <span className="medium">
        {toman === null ? (
          words.tooMuch
        ) : (
          <>
            <b>{formatNumber(toman)}</b> <span className="small muted">{words.toman}</span>
          </>
        )}
      </span>
      <span className="small faint">{words.inFile(toPersianDigits(written))}</span>
    </span>
  );
}

interface CardProps {
  name: string;
  reading: ImportReading;
  isChosen: boolean;
  onChoose: (unit: MoneyUnit) => void;
}

/** One way to read the prices, with what they would be. */
function ReadingCard({ name, reading, isChosen, onChoose }: CardProps) {
  const { unit, examples } = reading;
  const verdict = verdictOf(reading);
  const Sign = verdict.isGood ? CircleCheck : TriangleAlert;
  return (
    <label className="import-reading">
      <span className="flex items-center gap-3">
        <input type="radio" name={name} checked={isChosen} onChange={() => onChoose(unit)} />
        <b className="flex-1 text-16">{unitWords[unit].name}</b>
        <span className="small faint">{unitWords[unit].step}</span>
      </span>
      {examples.map((example, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- two goods may be called the same
        <ExampleRow key={at} example={example} />
      ))}
      <span
        className={`small flex items-center gap-2 ${verdict.isGood ? 'text-good' : 'text-warn'}`}
      >
        <Sign className="i i-s" aria-hidden="true" />
        {verdict.text}
      </span>
    </label>
  );
}

interface ReadingsProps {
  readings: readonly ImportReading[];
  unit: MoneyUnit | null;
  fault: string | undefined;
  onChoose: (unit: MoneyUnit) => void;
}

function Readings({ readings, unit, fault, onChoose }: ReadingsProps) {
  const id = useId();
  return (
    <fieldset className="grid gap-2" aria-describedby={fault ? `${id}-fault` : undefined}>
      <legend className="sr-only">{words.money}</legend>
      <div className="import-readings" data-invalid={fault ? '' : undefined}>
        {readings.map((reading) => (
          <ReadingCard
            key={reading.unit}
            name={id}
            reading={reading}
            isChosen={reading.unit === unit}
            onChoose={onChoose}
          />
        ))}
      </div>
      {fault ? (
        <p id={`${id}-fault`} className="hint hint-bad" role="alert">
          <CircleAlert className="i i-s" aria-hidden="true" />
          {fault}
        </p>
      ) : null}
    </fieldset>
  );
}

/** What keeps the dry run from beginning, as the service says it, or else as the form does. */
interface MoneyFaults {
  unit?: string;
  uncounted?: string;
}

const fieldsOf = (error: unknown): MoneyFaults => (error instanceof CallError ? error.fields : {});

const missing = (unit: MoneyUnit | null, uncounted: number | null): MoneyFaults => ({
  ...(unit === null && { unit: words.moneyMissing }),
  ...(uncounted === null && { uncounted: words.uncountedMissing }),
});

/** Begins the dry run once everything is chosen. */
function useStart({ data: { batch }, choices, onStep }: StepProps, unit: MoneyUnit | null) {
  const [faults, setFaults] = useState<MoneyFaults>({});
  const { chosen, uncounted } = choices;
  const { mutate, isPending, error } = useMutation({
    mutationFn: startImport,
    meta: { isShown: true },
    onSuccess: () => onStep('trial'),
    onError: (refusal) => setFaults(fieldsOf(refusal)),
  });
  return {
    faults,
    isPending,
    failure: error && !isCancelled(error) ? error.message : null,
    start: () => {
      setFaults(missing(unit, uncounted));
      if (unit !== null && uncounted !== null) mutate({ batch, chosen, unit, uncounted });
    },
    /** What is wrong is so until something else is chosen. */
    mend: (name: keyof MoneyFaults) => setFaults(({ [name]: _mended, ...rest }) => rest),
  };
}

type FormProps = StepProps & { readings: readonly ImportReading[] };

/** Asks what the numbers mean; nothing is chosen beforehand. */
function MoneyForm(props: FormProps) {
  const { data, choices, onChoose, readings } = props;
  const hasPrices = readings.some(({ examples }) => examples.length > 0);
  // Somebody may have chosen it for the dry run before.
  const unit = hasPrices ? (choices.unit ?? data.unit) : 'toman';
  const { faults, isPending, failure, start, mend } = useStart(props, unit);
  const rounded = readings.find((each) => each.unit === unit)?.rounded ?? 0;
  const choose = (chosen: MoneyUnit) => {
    mend('unit');
    onChoose({ unit: chosen });
  };
  const label = hasPrices && unit !== null ? words.start(unitWords[unit].name) : words.next;
  return (
    <div className="grid grid-cols-1 gap-6">
      {hasPrices ? (
        <Readings readings={readings} unit={unit} fault={faults.unit} onChoose={choose} />
      ) : (
        <Note>{words.noPrices}</Note>
      )}
      {rounded > 0 && unit !== null ? (
        <Note kind="wait">{words.rounded(formatNumber(rounded), unitWords[unit].name)}</Note>
      ) : null}
      <div className="cols">
        <NumberField
          label={words.uncounted}
          hint={words.uncountedHint}
          unit={words.pieces}
          min={0}
          value={choices.uncounted}
          onChange={(value) => {
            mend('uncounted');
            onChoose({ uncounted: value });
          }}
          error={faults.uncounted}
        />
      </div>
      {failure === null ? null : <Note kind="bad">{failure}</Note>}
      <Foot back="columns" aside={words.nothingWritten}>
        <Button look="primary" isBusy={isPending} onClick={start}>
          {label}
        </Button>
      </Foot>
    </div>
  );
}

/** Whether the prices are rial, toman or thousands of toman, by three goods of the file. */
export default function MoneyStep(props: StepProps) {
  const { data, error, refetch } = useQuery(moneyQuery(props.data.batch, props.choices.chosen));
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="grid gap-1">
        <h2>{words.moneyTitle}</h2>
        <p className="medium muted">{words.moneyText}</p>
      </div>
      {data ? (
        <MoneyForm {...props} readings={data.readings} />
      ) : (
        <>
          <Waiting error={error} onRetry={refetch} />
          <Foot back="columns" />
        </>
      )}
    </div>
  );
}

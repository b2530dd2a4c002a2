import { RefreshCw } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { formatNumber } from '#lib/text/toman.ts';
import {
  actsOf,
  changedDraft,
  type Draft,
  inputOf,
  isRounded,
  newStates,
  rounds,
  type What,
} from '#panel/bulk/operation.ts';
import type { Names } from '#panel/bulk/shown-value.ts';
import { actWords, bulkTexts, whatWords } from '#panel/bulk/texts.ts';
import { availabilityWords, stateNames } from '#panel/goods/texts.ts';
import { availabilities } from '#panel/goods/wanted.ts';
import { Button } from '#panel/ui/button.tsx';
import { type Option, SelectField } from '#panel/ui/choices.tsx';
import { NumberField } from '#panel/ui/fields.tsx';

const ChoiceField = lazy(() => import('#panel/bulk/choice-field.tsx'));

interface Props {
  draft: Draft;
  allowed: readonly What[];
  names: Names;
  isMissing: boolean;
  isBusy: boolean;
  onChange: (draft: Draft) => void;
  onPreview: () => void;
}

const saleOptions = availabilities.map((value) => ({ value, label: availabilityWords[value] }));
const stateOptions = newStates.map((value) => ({ value, label: stateNames[value].word }));

function optionsOf(what: What, { categories, brands }: Names): readonly Option[] {
  if (what === 'category') return categories;
  if (what === 'brand') return brands;
  return what === 'sale' ? saleOptions : stateOptions;
}

const units = {
  percent: bulkTexts.percent,
  toman: bulkTexts.toman,
  pieces: bulkTexts.pieces,
} as const;

/** How large the change is: a number, or one of many. */
function Size({
  draft,
  names,
  isMissing,
  onChange,
}: Pick<Props, 'draft' | 'names' | 'isMissing' | 'onChange'>) {
  const input = inputOf(draft);
  const error = isMissing ? bulkTexts.missing : undefined;
  if (input === 'none') return null;
  if (input !== 'choice') {
    return (
      <NumberField
        label={bulkTexts.size}
        unit={units[input]}
        min={0}
        decimals={input === 'percent' ? 2 : 0}
        value={draft.number}
        onChange={(number) => onChange({ ...draft, number })}
        error={error}
      />
    );
  }
  const options = optionsOf(draft.what, names);
  return (
    <Suspense fallback={<span className="field" />}>
      <ChoiceField
        options={options}
        value={draft.choice}
        onChange={(choice) => onChange({ ...draft, choice })}
        error={error}
      />
    </Suspense>
  );
}

/** What is changed, how, and by how much. */
export default function OperationForm(props: Props) {
  const { draft, allowed, isBusy, onChange, onPreview } = props;
  const acts = actsOf[draft.what];
  const offered = rounds.filter((to) => draft.act !== 'round' || to !== 1);
  return (
    <form
      className="box bulk-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) onPreview();
      }}
    >
      <SelectField
        label={bulkTexts.what}
        options={allowed.map((value) => ({ value, label: whatWords[value] }))}
        value={draft.what}
        onChange={(value) => {
          const what = allowed.find((each) => each === value);
          if (what) onChange(changedDraft(draft, { what }));
        }}
      />
      <SelectField
        label={bulkTexts.act}
        options={acts.map((value) => ({ value, label: actWords[value] }))}
        value={draft.act}
        onChange={(value) => {
          const act = acts.find((each) => each === value);
          if (act) onChange(changedDraft(draft, { act }));
        }}
      />
      <Size {...props} />
      {isRounded(draft) ? (
        <SelectField
          label={bulkTexts.round}
          options={offered.map((to) => ({
            value: String(to),
            label: to === 1 ? bulkTexts.roundNot : bulkTexts.roundTo(formatNumber(to)),
          }))}
          value={String(draft.round)}
          onChange={(value) =>
            onChange({ ...draft, round: rounds.find((to) => String(to) === value) ?? 1 })
          }
        />
      ) : null}
      <Button
        type="submit"
        isBusy={isBusy}
        className="bulk-preview"
        icon={<RefreshCw className="i i-s" aria-hidden="true" />}
      >
        {bulkTexts.preview}
      </Button>
    </form>
  );
}

import { useMutation } from '@tanstack/react-query';
import { moneyUnits } from '#lib/contract/import-names.ts';
import { isCancelled } from '#panel/client.ts';
import { startRows } from '#panel/import/calls.ts';
import { Foot } from '#panel/import/foot.tsx';
import type { StepProps } from '#panel/import/step-props.ts';
import { importTexts as words, unitWords } from '#panel/import/texts.ts';
import { Button } from '#panel/ui/button.tsx';
import { Note } from '#panel/ui/states.tsx';

/** Asks what amounts are in whose unit a file of orders does not say. */
function UnitChoice({ choices: { unit }, onChoose }: Pick<StepProps, 'choices' | 'onChoose'>) {
  return (
    <fieldset className="box grid gap-3">
      <legend className="sr-only">{words.money}</legend>
      <p className="medium">{words.orderMoney}</p>
      <div className="import-kinds">
        {moneyUnits.map((each) => (
          <label key={each} className="conflict-side">
            <input
              type="radio"
              name="unit"
              checked={unit === each}
              onChange={() => onChoose({ unit: each })}
            />
            <span>{unitWords[each].name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Begins the dry run of a file that needs neither columns nor prices. */
export default function StartStep({ data, choices, onChoose, onStep }: StepProps) {
  const { batch, kind } = data;
  const { mutate, isPending, error } = useMutation({
    mutationFn: startRows,
    meta: { isShown: true },
    onSuccess: () => onStep('trial'),
  });
  const { unit } = choices;
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid gap-1">
        <h2>{words.trialTitle}</h2>
        <p className="medium muted">{words.startText}</p>
      </div>
      {kind === 'orders' ? <UnitChoice choices={choices} onChoose={onChoose} /> : null}
      {error && !isCancelled(error) ? <Note kind="bad">{error.message}</Note> : null}
      <Foot aside={words.nothingWritten}>
        <Button
          look="primary"
          isBusy={isPending}
          onClick={() => mutate({ batch, ...(unit !== null && { unit }) })}
        >
          {words.startTrial}
        </Button>
      </Foot>
    </div>
  );
}

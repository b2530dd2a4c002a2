import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { SheetRowState, SheetView } from '#lib/contract/goods-sheet.ts';
import { isolateLatin } from '#lib/text/mixed-text.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { applySheet } from '#panel/price-sheet/calls.ts';
import {
  bodyOf,
  type Choices,
  choosable,
  countsOf,
  firstChoices,
} from '#panel/price-sheet/choice.ts';
import { RowList } from '#panel/price-sheet/row-list.tsx';
import { sheetTexts, stateWords } from '#panel/price-sheet/texts.ts';
import { Bar } from '#panel/ui/bar.tsx';
import { Button } from '#panel/ui/button.tsx';
import { Note } from '#panel/ui/states.tsx';
import { Tabs } from '#panel/ui/tabs.tsx';

/** Tabs in their order. */
const states = ['changed', 'same', 'wrong', 'warned'] as const satisfies SheetRowState[];

/** The tab of the address; without one the first with something to do. */
function tabOf(name: string | undefined, { counts }: SheetView): SheetRowState {
  const named = states.find((each) => each === name);
  return named ?? (counts.changed === 0 && counts.warned > 0 ? 'warned' : 'changed');
}

interface Props {
  view: SheetView;
  /** Of the address. */
  tab: string | undefined;
  onApplied: (batch: number) => void;
}

/** What a file would change, in tabs; the owner chooses rows and applies them. */
export function Differences({ view, tab, onApplied }: Props) {
  const [choices, setChoices] = useState<Choices>(firstChoices);
  const { mutate, isPending } = useMutation({
    mutationFn: applySheet,
    onSuccess: ({ batch }) => onApplied(batch),
  });
  const state = tabOf(tab, view);
  const own = choosable.find((each) => each === state);
  const { changed, warned } = countsOf(choices, view);
  const total = changed + warned;
  const count = formatNumber(total);
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="font-label break-words">{isolateLatin(view.fileName)}</p>
      {view.isRial ? <Note kind="bad">{sheetTexts.rial}</Note> : null}
      <Tabs
        label={sheetTexts.tabs}
        tabs={states.map((each) => ({
          label: stateWords[each],
          filters: { batch: String(view.batch), tab: each },
          count: view.counts[each],
        }))}
        isShown={({ filters }) => filters['tab'] === state}
      />
      {state === 'warned' && view.counts.warned > 0 ? (
        <Note kind="wait">{sheetTexts.warnedHint}</Note>
      ) : null}
      <RowList
        key={state}
        view={view}
        state={state}
        choice={own ? choices[own] : null}
        onChoose={(choice) => own && setChoices((now) => ({ ...now, [own]: choice }))}
      />
      <Bar
        label={sheetTexts.chosen(count)}
        text={
          <span className="grid">
            <b>{total === 0 ? sheetTexts.nothingChosen : sheetTexts.chosen(count)}</b>
            {warned > 0 ? (
              <span className="small">
                {sheetTexts.chosenOf(formatNumber(changed), formatNumber(warned))}
              </span>
            ) : null}
          </span>
        }
      >
        {total === 0 ? null : (
          <Button
            look="primary"
            isBusy={isPending}
            onClick={() => mutate(bodyOf(view.batch, choices))}
          >
            {sheetTexts.apply(count)}
          </Button>
        )}
      </Bar>
    </div>
  );
}

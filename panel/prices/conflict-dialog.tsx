import { useState } from 'react';
import { formatNumber } from '#lib/text/toman.ts';
import { showCell } from '#panel/prices/cell-text.ts';
import type { Clash } from '#panel/prices/edits.ts';
import { cellKey, type CellValue, type GridField } from '#panel/prices/fields.ts';
import { fieldNames, pricesTexts } from '#panel/prices/texts.ts';
import { texts } from '#panel/texts.ts';
import { Button } from '#panel/ui/button.tsx';
import { Conflict, type Side } from '#panel/ui/conflict.tsx';
import { Dialog } from '#panel/ui/dialog.tsx';

interface Props {
  clashes: readonly Clash[];
  onDecide: (isMine: (cell: string) => boolean) => void;
  onClose: () => void;
}

const shown = (field: GridField, value: CellValue): string =>
  showCell(field, value) || texts.nothing;

/** «شما / اکنون» for each cell that somebody else changed, too. Nothing is chosen beforehand for both sides alike. */
export default function ConflictDialog({ clashes, onDecide, onClose }: Props) {
  const keys = clashes.map(({ edit }) => cellKey(edit.variantId, edit.field));
  const all = (side: Side) => Object.fromEntries(keys.map((key) => [key, side]));
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const isDecided = keys.every((key) => chosen[key] !== undefined);
  return (
    <Dialog
      isOpen
      isFirm
      size="large"
      title={pricesTexts.conflictTitle}
      onClose={onClose}
      onSubmit={() => {
        if (isDecided) onDecide((key) => chosen[key] === 'mine');
      }}
      actions={
        <>
          <Button look="primary" type="submit" disabled={!isDecided}>
            {pricesTexts.saveChoice}
          </Button>
          <Button onClick={() => setChosen(all('mine'))}>{pricesTexts.allMine}</Button>
          <Button onClick={() => setChosen(all('now'))}>{pricesTexts.allNow}</Button>
          <Button look="quiet" className="ms-auto" onClick={onClose}>
            {texts.cancel}
          </Button>
        </>
      }
    >
      <p className="muted">{pricesTexts.conflictText(formatNumber(clashes.length))}</p>
      <Conflict
        fields={clashes.map(({ edit, now }) => ({
          name: cellKey(edit.variantId, edit.field),
          label: pricesTexts.cellOf(fieldNames[edit.field], edit.name),
          before: shown(edit.field, edit.before),
          mine: shown(edit.field, edit.value),
          now: shown(edit.field, now),
        }))}
        chosen={chosen}
        onChoose={(name, side) => setChosen({ ...chosen, [name]: side })}
      />
    </Dialog>
  );
}

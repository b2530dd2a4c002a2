import { useState } from 'react';
import { contentTexts } from '#panel/content/texts.ts';
import { Conflict, type ConflictField, type Side } from '#panel/ui/conflict.tsx';
import { Dialog } from '#panel/ui/dialog.tsx';

interface Props {
  fields: readonly ConflictField[];
  onSettle: (chosen: Readonly<Record<string, Side>>) => void;
  onClose: () => void;
}

/** Asks, for each field that two people changed, whose value stays. Nothing is overwritten before. */
export default function ConflictDialog({ fields, onSettle, onClose }: Props) {
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>(() =>
    Object.fromEntries(fields.map(({ name }) => [name, 'mine'])),
  );
  return (
    <Dialog
      isOpen
      isFirm
      size="large"
      title={contentTexts.conflictTitle}
      onClose={onClose}
      onSubmit={() => onSettle(chosen)}
      action={contentTexts.settle}
    >
      <p className="muted">{contentTexts.conflictText}</p>
      <Conflict
        fields={fields}
        chosen={chosen}
        onChoose={(name, side) => setChosen({ ...chosen, [name]: side })}
      />
    </Dialog>
  );
}

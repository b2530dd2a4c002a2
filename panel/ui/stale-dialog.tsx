import { type ReactNode, useState } from 'react';
import { texts } from '#panel/texts.ts';
import { Button } from '#panel/ui/button.tsx';
import { Conflict, type Side } from '#panel/ui/conflict.tsx';
import { Dialog } from '#panel/ui/dialog.tsx';
import { mergeOf, type Name, taken } from '#panel/ui/merge.ts';
import { Note } from '#panel/ui/states.tsx';

interface Props<Of extends object> {
  before: Of;
  mine: Of;
  now: Of;
  labelOf: (name: Name<Of>) => string;
  show: (name: Name<Of>, draft: Of) => ReactNode;
  isBusy: boolean;
  onSave: (merged: Of) => void;
  onClose: () => void;
}

const words = {
  title: 'دیگری هم این را تغییر داده است',
  text: 'هر کدام را که می‌خواهید بماند برگزینید. چیزی خودبه‌خود عوض نمی‌شود.',
  apart: 'تغییرهای شما و آن‌ها در جاهای جداست؛ با ذخیره هر دو می‌ماند.',
};

/** «شما / اکنون»: after a 409 STALE, field by field. What only one side changed is kept from both. */
export default function StaleDialog<Of extends object>({
  before,
  mine,
  now,
  labelOf,
  show,
  isBusy,
  onSave,
  onClose,
}: Props<Of>) {
  const { asked, agreeing, merged } = mergeOf(before, mine, now);
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const kept = asked.filter((name) => chosen[name] !== 'now');
  const save = () => onSave(taken(merged, mine, kept));
  return (
    <Dialog
      isOpen
      isFirm
      size="large"
      title={words.title}
      onClose={onClose}
      onSubmit={save}
      actions={
        <>
          <Button look="primary" type="submit" isBusy={isBusy}>
            {texts.save}
          </Button>
          <Button onClick={onClose}>{texts.cancel}</Button>
        </>
      }
    >
      {asked.length === 0 ? (
        <Note kind="info">{words.apart}</Note>
      ) : (
        <>
          <p className="muted medium">{words.text}</p>
          <Conflict
            fields={asked.map((name) => ({
              name,
              label: labelOf(name),
              before: show(name, before),
              mine: show(name, mine),
              now: show(name, now),
            }))}
            chosen={Object.fromEntries(asked.map((name) => [name, chosen[name] ?? 'mine']))}
            onChoose={(name, side) => setChosen({ ...chosen, [name]: side })}
            agreeing={agreeing.map(labelOf)}
          />
        </>
      )}
    </Dialog>
  );
}

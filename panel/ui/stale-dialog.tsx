import { useState } from 'react';
import { texts } from '#panel/texts.ts';
import { Conflict, type ConflictField, type Side } from '#panel/ui/conflict.tsx';
import { Dialog } from '#panel/ui/dialog.tsx';
import { Note } from '#panel/ui/states.tsx';

interface Props {
  /** What two people changed to different values (`conflictOf` of `panel/ui/merge.ts`). */
  fields: readonly ConflictField[];
  /** Labels of what both changed to the same value. */
  agreeing: readonly string[];
  isBusy: boolean;
  /** @param own names of the fields whose own value stays */
  onSave: (own: readonly string[]) => void;
  onClose: () => void;
}

const words = {
  title: 'دیگری هم این را تغییر داده است',
  text: 'هر کدام را که می‌خواهید بماند برگزینید. چیزی خودبه‌خود عوض نمی‌شود.',
  apart: 'تغییرهای شما و دیگری در جاهای جداست؛ با ذخیره هر دو می‌ماند.',
};

/** «شما / اکنون»: after a 409 STALE, field by field. What only one side changed is kept from both. */
export default function StaleDialog({ fields, agreeing, isBusy, onSave, onClose }: Props) {
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const own = fields.map(({ name }) => name).filter((name) => chosen[name] !== 'now');
  return (
    <Dialog
      isOpen
      isFirm
      size="large"
      title={words.title}
      onClose={onClose}
      onSubmit={() => onSave(own)}
      action={texts.save}
      isBusy={isBusy}
    >
      {fields.length === 0 ? (
        <Note kind="info">{words.apart}</Note>
      ) : (
        <>
          <p className="muted medium">{words.text}</p>
          <Conflict
            fields={fields}
            chosen={Object.fromEntries(fields.map(({ name }) => [name, chosen[name] ?? 'mine']))}
            onChoose={(name, side) => setChosen({ ...chosen, [name]: side })}
            agreeing={agreeing}
          />
        </>
      )}
    </Dialog>
  );
}

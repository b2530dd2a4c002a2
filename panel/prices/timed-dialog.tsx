import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { VariantRow } from '#lib/contract/goods-grid.ts';
import { toPersianDigits } from '#lib/text/digits.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { CallError, isCancelled } from '#panel/client.ts';
import { cancelTimed, saveTimed } from '#panel/prices/calls.ts';
import { rowName } from '#panel/prices/puts.ts';
import { timedTexts } from '#panel/prices/timed-texts.ts';
import { type DayDraft, judgeTimed, type TimedDraft } from '#panel/prices/timed-draft.ts';
import { Button } from '#panel/ui/button.tsx';
import { DateField } from '#panel/ui/date-field.tsx';
import { Dialog } from '#panel/ui/dialog.tsx';
import { NumberField, TextField } from '#panel/ui/fields.tsx';
import { Note } from '#panel/ui/states.tsx';
import { dayAndTimeOf } from '#panel/ui/tehran-time.ts';
import { showToast } from '#panel/ui/toast.tsx';

interface MomentProps {
  label: string;
  hint: string;
  value: DayDraft;
  error: string | undefined;
  onChange: (value: DayDraft) => void;
}

/** A day and a time in Tehran; without a day there is none. */
function MomentFields({ label, hint, value, error, onChange }: MomentProps) {
  return (
    <div className="moment-fields">
      <DateField
        label={label}
        error={error}
        placeholder={hint}
        value={value.day}
        onChange={(day) => onChange({ ...value, day })}
      />
      <TextField
        label={timedTexts.timeOf(label)}
        inputMode="numeric"
        disabled={value.day === null}
        value={toPersianDigits(value.time)}
        onChange={(event) => onChange({ ...value, time: event.target.value })}
      />
    </div>
  );
}

const midnight: DayDraft = { day: null, time: '00:00' };
const draftOf = (moment: string | null): DayDraft =>
  moment === null ? midnight : dayAndTimeOf(moment);

interface Props {
  rows: readonly VariantRow[];
  onClose: () => void;
}

/** The fields as they are when the dialog opens: those of the only variant, else empty. */
function firstDraft(rows: readonly VariantRow[]): TimedDraft {
  const timed = rows.length === 1 ? (rows[0]?.timed ?? null) : null;
  if (timed === null) return { price: null, oldPrice: null, from: midnight, to: midnight };
  const { price, oldPrice, isActive, from, to } = timed;
  return { price, oldPrice, from: isActive ? midnight : draftOf(from), to: draftOf(to) };
}

/** The two calls of the dialog, and what is wrong with the first one. */
function useTimed({ rows, onClose }: Props) {
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const variantIds = rows.map(({ id }) => id);
  const count = formatNumber(rows.length);
  const done = (sentence: string) => {
    showToast(sentence);
    onClose();
  };
  const save = useMutation({
    mutationFn: saveTimed,
    meta: { isShown: true },
    onSuccess: () => done(timedTexts.saved(count)),
    onError: (error) => setFaults(error instanceof CallError ? error.fields : {}),
  });
  const cancel = useMutation({
    mutationFn: () => cancelTimed(variantIds),
    onSuccess: () => done(timedTexts.cancelled(count)),
  });
  return {
    faults,
    failure: save.error && !isCancelled(save.error) ? save.error.message : null,
    isSaving: save.isPending,
    isCancelling: cancel.isPending,
    cancel: () => cancel.mutate(),
    save: (draft: TimedDraft) => {
      const judged = judgeTimed(draft);
      setFaults(judged.faults);
      if (judged.body) save.mutate({ variantIds, ...judged.body });
    },
  };
}

function PriceFields({ draft, faults, onChange }: FieldsProps) {
  return (
    <div className="cols">
      <NumberField
        label={timedTexts.price}
        unit={timedTexts.toman}
        min={0}
        value={draft.price}
        onChange={(price) => onChange({ ...draft, price })}
        error={faults['price']}
      />
      <NumberField
        label={timedTexts.oldPrice}
        hint={timedTexts.oldPriceHint}
        unit={timedTexts.toman}
        min={0}
        value={draft.oldPrice}
        onChange={(oldPrice) => onChange({ ...draft, oldPrice })}
        error={faults['oldPrice']}
      />
    </div>
  );
}

interface FieldsProps {
  draft: TimedDraft;
  faults: Readonly<Record<string, string>>;
  onChange: (draft: TimedDraft) => void;
}

/** Plans a price for a time for the chosen variants, or cancels what is planned. */
export default function TimedDialog({ rows, onClose }: Props) {
  const [draft, setDraft] = useState(() => firstDraft(rows));
  const { faults, failure, isSaving, isCancelling, save, cancel } = useTimed({ rows, onClose });
  const only = rows.length === 1 ? rows[0] : undefined;
  return (
    <Dialog
      isOpen
      title={only ? timedTexts.title : timedTexts.titleMany(formatNumber(rows.length))}
      onClose={onClose}
      onSubmit={() => save(draft)}
      action={timedTexts.save}
      isBusy={isSaving}
      actions={
        rows.some((row) => row.timed !== null) ? (
          <Button look="danger" className="ms-auto" isBusy={isCancelling} onClick={cancel}>
            {timedTexts.cancel}
          </Button>
        ) : null
      }
    >
      {only ? <p className="muted medium">{rowName(only)}</p> : null}
      <PriceFields draft={draft} faults={faults} onChange={setDraft} />
      <MomentFields
        label={timedTexts.from}
        hint={timedTexts.now}
        value={draft.from}
        error={faults['from']}
        onChange={(from) => setDraft({ ...draft, from })}
      />
      <MomentFields
        label={timedTexts.to}
        hint={timedTexts.unlimited}
        value={draft.to}
        error={faults['to']}
        onChange={(to) => setDraft({ ...draft, to })}
      />
      <p className="small faint">{timedTexts.explain}</p>
      {failure ? <Note kind="bad">{failure}</Note> : null}
    </Dialog>
  );
}

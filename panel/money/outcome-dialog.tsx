import { useState } from 'react';
import { settle } from '#panel/money/calls.ts';
import { moneyTexts as words } from '#panel/money/texts.ts';
import type { Way } from '#panel/money/ways.ts';
import { SelectField } from '#panel/ui/choices.tsx';
import { Dialog } from '#panel/ui/dialog.tsx';
import { TextField } from '#panel/ui/fields.tsx';
import { Note } from '#panel/ui/states.tsx';
import { showToast } from '#panel/ui/toast.tsx';
import { useCallForm } from '#panel/ui/use-call-form.ts';

interface Props {
  way: Way;
  payment: { readonly attemptId: number; readonly version: number };
  title: string;
  onClose: () => void;
}

/** One question and one line of text. */
export default function OutcomeDialog({ way, payment, title, onClose }: Props) {
  const { name, outcomes, written, writtenFor, label, hint } = way;
  const [outcome, setOutcome] = useState(outcomes[0].value);
  const isWritten = outcome === writtenFor;
  const { register, fault, failure, isBusy, submit } = useCallForm({
    defaults: { settlement: '', reference: '' },
    send: (values: { settlement: string; reference: string }) =>
      settle(name, payment, { outcome, ...(isWritten && { [written]: values[written] }) }),
    done: () => {
      showToast(words.done);
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      title={title}
      onClose={onClose}
      onSubmit={submit}
      action={words.settle}
      isBusy={isBusy}
    >
      <SelectField label={words.outcome} options={outcomes} value={outcome} onChange={setOutcome} />
      {isWritten ? (
        <TextField
          label={label}
          hint={hint}
          error={fault(written)}
          isLatin={written === 'reference'}
          autoComplete="off"
          maxLength={written === 'reference' ? 100 : 500}
          {...register(written)}
        />
      ) : null}
      {failure ? <Note kind="bad">{failure}</Note> : null}
    </Dialog>
  );
}

import { useState } from 'react';
import type { AdminOrderAnswer } from '#lib/contract/admin-order.ts';
import { formatToman } from '#lib/text/toman.ts';
import { changeOrder } from '#panel/order/calls.ts';
import { changeTexts as words } from '#panel/order/texts.ts';
import { texts } from '#panel/texts.ts';
import { SelectField } from '#panel/ui/choices.tsx';
import { Dialog } from '#panel/ui/dialog.tsx';
import { TextField } from '#panel/ui/fields.tsx';
import { Note } from '#panel/ui/states.tsx';
import { showToast } from '#panel/ui/toast.tsx';
import { useCallForm } from '#panel/ui/use-call-form.ts';

const outcomes = [
  { value: 'paid', label: words.paidByUs },
  { value: 'again', label: words.askAgain },
  { value: 'withdrawn', label: words.withdrawn },
];

interface Props {
  order: Pick<AdminOrderAnswer, 'number' | 'version'>;
  refund: { readonly id: number; readonly amount: number; readonly reason: string };
  onClose: () => void;
}

/** Ends a refund that staff must pay. */
export default function SettleDialog({ order, refund, onClose }: Props) {
  const [outcome, setOutcome] = useState('paid');
  const { register, fault, failure, isBusy, submit } = useCallForm({
    defaults: { reference: '' },
    send: ({ reference }: { reference: string }) =>
      changeOrder('Settle-Refund', order, { id: refund.id, outcome, reference }),
    done: () => {
      showToast(words.settled);
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      title={`${words.settle}، ${formatToman(refund.amount)}`}
      onClose={onClose}
      onSubmit={submit}
      action={texts.save}
      isBusy={isBusy}
    >
      <p className="muted">{refund.reason}</p>
      <SelectField
        label={words.settleOutcome}
        options={outcomes}
        value={outcome}
        onChange={setOutcome}
      />
      {outcome === 'paid' ? (
        <TextField
          label={words.bankReference}
          error={fault('reference')}
          isLatin
          autoComplete="off"
          maxLength={100}
          {...register('reference')}
        />
      ) : null}
      {failure ? <Note kind="bad">{failure}</Note> : null}
    </Dialog>
  );
}

import { useState } from 'react';
import type { AdminOrderAnswer } from '#lib/contract/admin-order.ts';
import { changeOrder } from '#panel/order/calls.ts';
import { changeTexts as words } from '#panel/order/texts.ts';
import { useMay } from '#panel/session/use-me.ts';
import { texts } from '#panel/texts.ts';
import { CheckField, SelectField } from '#panel/ui/choices.tsx';
import { Dialog } from '#panel/ui/dialog.tsx';
import { TextField } from '#panel/ui/fields.tsx';
import { Note } from '#panel/ui/states.tsx';
import { showToast } from '#panel/ui/toast.tsx';
import { useCallForm } from '#panel/ui/use-call-form.ts';

const again = { value: 'again', label: words.again };
const end = { value: 'cancel', label: words.end };

interface Props {
  order: AdminOrderAnswer;
  onClose: () => void;
}

/** A parcel that came back undelivered: sent once more, or cancelled with its money. */
export default function TakeBackDialog({ order, onClose }: Props) {
  const mayRefund = useMay('refunds');
  const [outcome, setOutcome] = useState('again');
  const [restock, setRestock] = useState(true);
  const [keepFreight, setKeepFreight] = useState(false);
  const isEnd = outcome === 'cancel';
  const { register, fault, failure, isBusy, submit } = useCallForm({
    defaults: { reason: '' },
    send: ({ reason }: { reason: string }) =>
      changeOrder('Take-Back', order, {
        outcome,
        reason,
        ...(isEnd && { restock, keepFreight }),
      }),
    done: () => {
      showToast(words.takenBack);
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      title={words.takeBack}
      onClose={onClose}
      onSubmit={submit}
      action={texts.save}
      isBusy={isBusy}
    >
      <SelectField
        label={words.outcome}
        options={mayRefund ? [again, end] : [again]}
        value={outcome}
        onChange={setOutcome}
      />
      {isEnd ? (
        <div>
          <CheckField checked={restock} onChange={setRestock}>
            {words.restock}
          </CheckField>
          {order.totals.freight > 0 && order.paid > 0 ? (
            <CheckField checked={keepFreight} onChange={setKeepFreight}>
              {words.keepFreight}
            </CheckField>
          ) : null}
        </div>
      ) : null}
      <TextField
        label={words.reason}
        hint={words.reasonHint}
        error={fault('reason')}
        maxLength={500}
        {...register('reason')}
      />
      {failure ? <Note kind="bad">{failure}</Note> : null}
    </Dialog>
  );
}

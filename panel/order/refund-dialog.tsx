import { useState } from 'react';
import type { AdminOrderAnswer } from '#lib/contract/admin-order.ts';
import { formatToman } from '#lib/text/toman.ts';
import { changeOrder } from '#panel/order/calls.ts';
import { isByHand } from '#panel/order/state.ts';
import { changeTexts as words } from '#panel/order/texts.ts';
import { Button } from '#panel/ui/button.tsx';
import { Dialog } from '#panel/ui/dialog.tsx';
import { NumberField, TextField } from '#panel/ui/fields.tsx';
import { Note } from '#panel/ui/states.tsx';
import { showToast } from '#panel/ui/toast.tsx';
import { useCallForm } from '#panel/ui/use-call-form.ts';

interface Props {
  order: Pick<AdminOrderAnswer, 'number' | 'version' | 'paid' | 'refunded'> & {
    readonly payment: Pick<AdminOrderAnswer['payment'], 'name'>;
  };
  onClose: () => void;
}

/** Gives all or a part of what was paid back; the button says how much. */
export default function RefundDialog({ order, onClose }: Props) {
  const { paid, refunded, payment } = order;
  const left = paid - refunded;
  const [amount, setAmount] = useState<number | null>(left);
  const isRight = amount !== null && Number.isInteger(amount) && amount >= 1 && amount <= left;
  const { register, fault, failure, isBusy, submit } = useCallForm({
    defaults: { reason: '' },
    send: ({ reason }: { reason: string }) => changeOrder('Refund', order, { amount, reason }),
    done: () => {
      showToast(words.refundDone(amount ?? 0));
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      title={words.refund}
      onClose={onClose}
      onSubmit={() => {
        if (isRight) void submit();
      }}
      action={words.refundAction(isRight ? amount : 0)}
      isBusy={isBusy}
      isDisabled={!isRight}
    >
      <dl className="facts medium">
        <div>
          <dt className="muted">{words.paid}</dt>
          <dd>{formatToman(paid)}</dd>
        </div>
        {refunded > 0 ? (
          <div>
            <dt className="muted">{words.refunded}</dt>
            <dd>{formatToman(refunded)}</dd>
          </div>
        ) : null}
        <div>
          <dt className="muted">{words.left}</dt>
          <dd className="font-price">{formatToman(left)}</dd>
        </div>
      </dl>
      <div className="flex items-end gap-2">
        <div className="flex-1">
          <NumberField
            label={words.amount}
            value={amount}
            onChange={setAmount}
            error={isRight ? undefined : words.tooMuch(left)}
          />
        </div>
        <div className="flex gap-2 self-start pt-7">
          <Button onClick={() => setAmount(left)}>{words.whole}</Button>
          <Button onClick={() => setAmount(Math.ceil(left / 2))}>{words.half}</Button>
        </div>
      </div>
      <TextField
        label={words.reason}
        hint={words.reasonHint}
        error={fault('reason')}
        maxLength={500}
        {...register('reason')}
      />
      <p className="small faint">
        {isByHand(payment.name) ? words.refundByHand : words.refundText}
      </p>
      {failure ? <Note kind="bad">{failure}</Note> : null}
    </Dialog>
  );
}

import type { AdminOrderAnswer } from '#lib/contract/admin-order.ts';
import { changeOrder } from '#panel/order/calls.ts';
import { changeTexts as words } from '#panel/order/texts.ts';
import { Dialog } from '#panel/ui/dialog.tsx';
import { TextField } from '#panel/ui/fields.tsx';
import { Note } from '#panel/ui/states.tsx';
import { showToast } from '#panel/ui/toast.tsx';
import { useCallForm } from '#panel/ui/use-call-form.ts';

interface Props {
  order: AdminOrderAnswer;
  onClose: () => void;
}

/** Cancels an order that is not sent, and says how much goes back. */
export default function CancelDialog({ order, onClose }: Props) {
  const left = order.paid - order.refunded;
  const { register, fault, failure, isBusy, submit } = useCallForm({
    defaults: { reason: '' },
    send: ({ reason }: { reason: string }) => changeOrder('Cancel', order, { reason }),
    done: () => {
      showToast(words.cancelled);
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      title={words.cancel}
      onClose={onClose}
      onSubmit={submit}
      action={words.cancel}
      isBusy={isBusy}
    >
      <p className="muted">
        {left > 0 ? `${words.cancelText} ${words.cancelMoney(left)}` : words.cancelText}
      </p>
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

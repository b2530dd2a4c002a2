import type { AdminOrderAnswer } from '#lib/contract/admin-order.ts';
import { changeOrder } from '#panel/order/calls.ts';
import { packingTexts as words } from '#panel/packing/texts.ts';
import { Dialog } from '#panel/ui/dialog.tsx';
import { TextArea } from '#panel/ui/fields.tsx';
import { Note } from '#panel/ui/states.tsx';
import { showToast } from '#panel/ui/toast.tsx';
import { useCallForm } from '#panel/ui/use-call-form.ts';

interface Props {
  order: AdminOrderAnswer;
  /** Names of what is not in the parcel. */
  missing: readonly string[];
  onClose: () => void;
  onDone: () => void;
}

/** Notes that goods are missing and goes on; nothing has to be typed. */
export default function ShortDialog({ order, missing, onClose, onDone }: Props) {
  const { register, fault, failure, isBusy, submit } = useCallForm({
    defaults: { text: words.shortDefault(missing.join('، ')).slice(0, 500) },
    send: ({ text }: { text: string }) => changeOrder('Add-Note', order, { text }),
    done: () => {
      showToast(words.shortDone);
      onClose();
      onDone();
    },
  });
  return (
    <Dialog
      isOpen
      title={words.shortTitle}
      onClose={onClose}
      onSubmit={submit}
      action={words.shortAction}
      isBusy={isBusy}
    >
      <p className="muted">{words.shortText}</p>
      <TextArea
        label={words.shortLabel}
        error={fault('text')}
        rows={3}
        maxLength={500}
        {...register('text')}
      />
      {failure ? <Note kind="bad">{failure}</Note> : null}
    </Dialog>
  );
}

import type { CustomerAnswer } from '#lib/contract/customer.ts';
import { changeBlock } from '#panel/customers/calls.ts';
import { customerTexts as words } from '#panel/customers/texts.ts';
import { Dialog } from '#panel/ui/dialog.tsx';
import { TextArea } from '#panel/ui/fields.tsx';
import { Note } from '#panel/ui/states.tsx';
import { showToast } from '#panel/ui/toast.tsx';
import { useCallForm } from '#panel/ui/use-call-form.ts';

interface Props {
  customer: CustomerAnswer;
  onClose: () => void;
}

/** Blocks a customer, for a reason that staff read later. */
export default function BlockDialog({ customer, onClose }: Props) {
  const { register, fault, failure, isBusy, submit } = useCallForm({
    defaults: { reason: '' },
    send: ({ reason }: { reason: string }) => changeBlock('Block-Customer', customer, { reason }),
    done: () => {
      showToast(words.blockDone);
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      title={words.blockTitle(customer.name || words.unnamed)}
      onClose={onClose}
      onSubmit={submit}
      action={words.block}
      isBusy={isBusy}
    >
      <p className="muted">{words.blockText}</p>
      <TextArea
        label={words.blockReason}
        hint={words.blockHint}
        error={fault('reason')}
        rows={3}
        maxLength={500}
        {...register('reason', {
          validate: (written: string) => written.trim() !== '' || words.reasonWanted,
        })}
      />
      {failure ? <Note kind="bad">{failure}</Note> : null}
    </Dialog>
  );
}

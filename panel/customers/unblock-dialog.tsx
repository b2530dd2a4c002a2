import type { CustomerAnswer } from '#lib/contract/customer.ts';
import { changeBlock } from '#panel/customers/calls.ts';
import { customerTexts as words } from '#panel/customers/texts.ts';
import { Confirm } from '#panel/ui/confirm.tsx';
import { showToast } from '#panel/ui/toast.tsx';

interface Props {
  customer: CustomerAnswer;
  onClose: () => void;
}

/** Asks before a blocked customer may log in again. */
export default function UnblockDialog({ customer, onClose }: Props) {
  return (
    <Confirm
      title={words.unblock}
      text={words.unblockText}
      action={words.unblock}
      onClose={onClose}
      onConfirm={async () => {
        await changeBlock('Unblock-Customer', customer);
        showToast(words.unblockDone);
      }}
    />
  );
}

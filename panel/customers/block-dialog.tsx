import type { CustomerAnswer } from '#lib/contract/customer.ts';
import { changeBlock } from '#panel/customers/calls.ts';
import { customerTexts as words } from '#panel/customers/texts.ts';
import { ReasonDialog } from '#panel/ui/reason-dialog.tsx';
import { showToast } from '#panel/ui/toast.tsx';

interface Props {
  customer: CustomerAnswer;
  onClose: () => void;
}

/** Blocks a customer. */
export default function BlockDialog({ customer, onClose }: Props) {
  return (
    <ReasonDialog
      title={words.blockTitle(customer.name || words.unnamed)}
      text={words.blockText}
      label={words.blockReason}
      hint={words.blockHint}
      wanted={words.reasonWanted}
      action={words.block}
      send={(reason) => changeBlock('Block-Customer', customer, { reason })}
      onDone={() => showToast(words.blockDone)}
      onClose={onClose}
    />
  );
}

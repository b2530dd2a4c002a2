'use client';

import { AddressForm } from '#components/account/addresses/address-form.tsx';
import type { Draft, Receiver } from '#components/account/addresses/draft.ts';
import { addressTexts } from '#components/account/addresses/texts.ts';
import { Dialog } from '#components/ui/dialog.tsx';
import type { Address, AddressesAnswer } from '#lib/contract/member-address.ts';

interface AddressDialogProps {
  /** The address to edit; null for a new one. */
  address: Address | null;
  /** Receiver a new address is prefilled with. */
  receiver: Receiver;
  /** Unsent input from before the dialog was closed. */
  draft: Draft | null;
  onLeave?: (draft: Draft) => void;
  onClose: () => void;
  onDone: (answer: AddressesAnswer) => void;
}

/** Dialog with the address form; a bottom sheet on phones. */
export default function AddressDialog({
  address,
  receiver,
  draft,
  onLeave,
  onClose,
  onDone,
}: AddressDialogProps) {
  const title = address === null ? addressTexts.addTitle : addressTexts.editTitle;
  return (
    <Dialog title={title} onClose={onClose}>
      <AddressForm
        address={address}
        receiver={receiver}
        draft={draft}
        onDone={onDone}
        {...(onLeave && { onLeave })}
      />
    </Dialog>
  );
}

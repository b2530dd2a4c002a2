'use client';

import { AddressForm } from '#components/account/addresses/address-form.tsx';
import type { Draft, Receiver } from '#components/account/addresses/draft.ts';
import { addressTexts } from '#components/account/addresses/texts.ts';
import { Dialog } from '#components/ui/dialog.tsx';
import type { Address, AddressesAnswer } from '#lib/contract/member-address.ts';

interface AddressDialogProps {
  /** To be changed; null: a new one. */
  address: Address | null;
  /** Whom a new one is first thought for. */
  receiver: Receiver;
  /** What was written before the dialog was closed. */
  draft: Draft | null;
  onLeave?: (draft: Draft) => void;
  onClose: () => void;
  onDone: (answer: AddressesAnswer) => void;
}

/** The form of an address: a bottom sheet on phones. */
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

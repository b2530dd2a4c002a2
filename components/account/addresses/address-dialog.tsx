'use client';

import { AddressForm } from '#components/account/addresses/address-form.tsx';
import type { Draft } from '#components/account/addresses/draft.ts';
import { addressTexts } from '#components/account/addresses/texts.ts';
import { Dialog } from '#components/ui/dialog.tsx';
import type { Address, AddressesAnswer } from '#lib/contract/member-address.ts';

interface AddressDialogProps {
  /** To be changed; null: a new one. */
  address: Address | null;
  /** What was written before the dialog was closed. */
  draft: Draft | null;
  onLeave?: (draft: Draft) => void;
  onClose: () => void;
  onDone: (answer: AddressesAnswer) => void;
}

/** The form of an address: a bottom sheet on phones. */
export default function AddressDialog({
  address,
  draft,
  onLeave,
  onClose,
  onDone,
}: AddressDialogProps) {
  const title = address === null ? addressTexts.addTitle : addressTexts.editTitle;
  return (
    <Dialog title={title} onClose={onClose}>
      <AddressForm address={address} draft={draft} onDone={onDone} {...(onLeave && { onLeave })} />
    </Dialog>
  );
}

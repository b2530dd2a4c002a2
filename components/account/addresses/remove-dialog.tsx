'use client';

import { inWords } from '#components/account/addresses/in-words.ts';
import { addressTexts } from '#components/account/addresses/texts.ts';
import { AskDialog } from '#components/account/ask-dialog.tsx';
import type { Address, AddressesAnswer } from '#lib/contract/member-address.ts';

interface RemoveDialogProps {
  address: Address;
  onClose: () => void;
  onDone: (answer: AddressesAnswer) => void;
}

/** Asks for confirmation before an address is removed. */
export default function RemoveDialog({ address, onClose, onDone }: RemoveDialogProps) {
  return (
    <AskDialog
      texts={{
        title: addressTexts.removeTitle,
        confirm: addressTexts.confirmRemove,
        cancel: addressTexts.cancel,
      }}
      call={async () => (await import('#lib/account/client.ts')).removeAddress(address.id)}
      onClose={onClose}
      onDone={onDone}
    >
      <p>{addressTexts.removeText}</p>
      <p className="font-name text-ink [overflow-wrap:anywhere]">{inWords(address)}</p>
    </AskDialog>
  );
}

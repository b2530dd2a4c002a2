'use client';

import { useEffect, useRef } from 'react';
import { checkoutTexts } from '#components/checkout/texts.ts';
import { late } from '#components/ui/late.tsx';
import type { Address, AddressesAnswer } from '#lib/contract/member-address.ts';

const AddressForm = late(async () => ({
  default: (await import('#components/account/addresses/address-form.tsx')).AddressForm,
}));

/** The address in the form. */
export type Edited = Address | 'new';

interface AddressPanelProps {
  edited: Edited;
  receiver: AddressesAnswer['receiver'];
  onDone: (book: AddressesAnswer) => void;
  /** Absent while there is no other address. */
  onCancel?: () => void;
}

/** The account's address form, in place. */
export function AddressPanel({ edited, receiver, onDone, onCancel }: AddressPanelProps) {
  const place = useRef<HTMLElement>(null);
  const isAsked = onCancel !== undefined;
  // It was opened by a press: the next key is meant for it.
  useEffect(() => {
    if (isAsked) place.current?.focus();
  }, [isAsked]);
  const title = edited === 'new' ? checkoutTexts.newAddress : checkoutTexts.editAddress;
  return (
    <section ref={place} className="co-panel" aria-label={title} tabIndex={-1}>
      <div className="co-head">
        <h3>{title}</h3>
        {onCancel === undefined ? null : (
          <button type="button" className="btn btn-text btn-sm" onClick={onCancel}>
            {checkoutTexts.cancel}
          </button>
        )}
      </div>
      <AddressForm
        address={edited === 'new' ? null : edited}
        receiver={receiver}
        draft={null}
        onDone={onDone}
      />
    </section>
  );
}

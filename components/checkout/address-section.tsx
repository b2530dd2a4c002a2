'use client';

import { useRef, useState } from 'react';
import { streetInWords, townInWords, whereIs } from '#components/account/addresses/in-words.ts';
import { addressTexts } from '#components/account/addresses/texts.ts';
import { AddressPanel, type Edited } from '#components/checkout/address-panel.tsx';
import { OptionRow } from '#components/checkout/option-row.tsx';
import { goToPlace, placeOf } from '#components/checkout/place.ts';
import { Section } from '#components/checkout/section.tsx';
import { checkoutTexts } from '#components/checkout/texts.ts';
import { useCheckout, useError, useOpenCheckout } from '#components/checkout/use-checkout.ts';
import { Icon } from '#components/ui/icon.tsx';
import { mostAddresses } from '#lib/contract/limits.ts';
import type { Address, AddressesAnswer } from '#lib/contract/member-address.ts';
import { readableMobile } from '#lib/text/readable-mobile.ts';
import { showToast } from '#lib/toasts/store.ts';

const group = 'address';

/** The address of the changed book that was added, or the edited one. */
function addressAfter(edited: Edited, before: AddressesAnswer, after: AddressesAnswer) {
  if (edited !== 'new') return edited.id;
  const known = new Set(before.addresses.map(({ id }) => id));
  return after.addresses.find(({ id }) => !known.has(id))?.id ?? null;
}

/** Chooses an address of the book, or adds one in place. */
export function AddressSection({ book }: { book: AddressesAnswer }) {
  const { checkout } = useOpenCheckout();
  const error = useError(group);
  const { addresses, receiver } = book;
  const isEmpty = addresses.length === 0;
  const [asked, setAsked] = useState<Edited | null>(null);
  const edited = isEmpty ? 'new' : asked;
  /** The button that opened the form. */
  const opener = useRef<Element | null>(null);

  const ask = (what: Edited) => {
    opener.current = document.activeElement;
    setAsked(what);
  };
  const cancel = () => {
    setAsked(null);
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };

  const done = (after: AddressesAnswer) => {
    if (edited === null) return;
    setAsked(null);
    void checkout.changeBook(after, addressAfter(edited, book, after));
    void showToast('success', edited === 'new' ? addressTexts.added : addressTexts.changed);
    // The form above what is seen goes with its button.
    requestAnimationFrame(() => goToPlace(group));
  };
  return (
    <Section
      group={group}
      title={checkoutTexts.address}
      error={error}
      aside={<Aside book={book} isOpen={edited === 'new'} onOpen={() => ask('new')} />}
    >
      {isEmpty ? null : (
        <div
          className="co-options co-two"
          role="radiogroup"
          aria-labelledby={`${placeOf(group)}-title`}
          aria-invalid={error !== undefined}
        >
          {addresses.map((address) => (
            <AddressRow key={address.id} address={address} onEdit={() => ask(address)} />
          ))}
        </div>
      )}
      {edited === null ? null : (
        <AddressPanel
          key={edited === 'new' ? 'new' : edited.id}
          edited={edited}
          receiver={receiver}
          onDone={done}
          {...(!isEmpty && { onCancel: cancel })}
        />
      )}
    </Section>
  );
}

interface AsideProps {
  book: AddressesAnswer;
  isOpen: boolean;
  onOpen: () => void;
}

function Aside({ book: { addresses }, isOpen, onOpen }: AsideProps) {
  if (addresses.length === 0) return <span className="co-faint">{checkoutTexts.noAddress}</span>;
  if (addresses.length >= mostAddresses) {
    return <span className="co-faint">{checkoutTexts.fullBook(mostAddresses)}</span>;
  }
  return (
    <button type="button" className="link" aria-expanded={isOpen} onClick={onOpen}>
      <Icon name="plus" className="i-s" />
      {checkoutTexts.newAddress}
    </button>
  );
}

function AddressRow({ address, onEdit }: { address: Address; onEdit: () => void }) {
  const { checkout } = useOpenCheckout();
  const chosen = useCheckout(({ choice }) => choice.address);
  const { id, receiverName, receiverMobile } = address;
  return (
    <div className="co-beside">
      <OptionRow
        name="address"
        title={townInWords(address)}
        checked={chosen === id}
        line={
          <>
            {streetInWords(address)}
            <br />
            {receiverName}، <bdi dir="ltr">{readableMobile(receiverMobile)}</bdi>
          </>
        }
        onChoose={() => void checkout.choose(group, { address: id })}
      />
      <button
        type="button"
        className="btn btn-text btn-sm co-edit"
        aria-label={checkoutTexts.editOf(whereIs(address))}
        onClick={onEdit}
      >
        {addressTexts.edit}
      </button>
    </div>
  );
}

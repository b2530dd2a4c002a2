'use client';

import { useState } from 'react';
import { inWords, whereIs } from '#components/account/addresses/in-words.ts';
import { addressTexts } from '#components/account/addresses/texts.ts';
import { Icon } from '#components/ui/icon.tsx';
import type { Address, AddressesAnswer } from '#lib/contract/member-address.ts';
import { loadPressed } from '#lib/parts.ts';
import { toPersianDigits } from '#lib/text/digits.ts';
import { showToast } from '#lib/toasts/store.ts';

interface AddressCardProps {
  address: Address;
  /** Called after this address became the default one. */
  onDefault: (answer: AddressesAnswer) => void;
  onEdit: () => void;
  onRemove: () => void;
}

/** An address with its actions. */
export function AddressCard({ address, onDefault, onEdit, onRemove }: AddressCardProps) {
  const where = whereIs(address);
  return (
    <li className="panel address" aria-label={where}>
      {address.isDefault ? (
        <span className="tag tag-good">
          <Icon name="check" className="i-s" />
          {addressTexts.isDefault}
        </span>
      ) : null}
      <p className="font-name [overflow-wrap:anywhere]">{inWords(address)}</p>
      <dl>
        <div>
          <dt>{addressTexts.receiver}</dt>
          <dd>{address.receiverName}</dd>
        </div>
        <div>
          <dt>{addressTexts.mobile}</dt>
          <dd>
            <bdi dir="ltr">{toPersianDigits(address.receiverMobile)}</bdi>
          </dd>
        </div>
        <div>
          <dt>{addressTexts.postalCode}</dt>
          <dd>
            <bdi dir="ltr">{toPersianDigits(address.postalCode)}</bdi>
          </dd>
        </div>
      </dl>
      <div className="address-acts">
        <button
          type="button"
          className="btn btn-text"
          aria-label={addressTexts.editOf(where)}
          onClick={onEdit}
        >
          {addressTexts.edit}
        </button>
        <button
          type="button"
          className="btn btn-text"
          aria-label={addressTexts.removeOf(where)}
          onClick={onRemove}
        >
          {addressTexts.remove}
        </button>
        {address.isDefault ? null : <MakeDefault address={address} onDefault={onDefault} />}
      </div>
    </li>
  );
}

function MakeDefault({ address, onDefault }: Pick<AddressCardProps, 'address' | 'onDefault'>) {
  const [busy, setBusy] = useState(false);
  const press = async () => {
    if (busy) return;
    setBusy(true);
    const calls = await loadPressed(() => import('#lib/account/client.ts'));
    const outcome = calls === null ? undefined : await calls.setDefaultAddress(address.id);
    // Null: the browser is already leaving for the login page.
    if (outcome === null) return;
    setBusy(false);
    if (outcome === undefined) return;
    if ('refusal' in outcome) {
      void showToast('error', outcome.refusal.sentence);
      return;
    }
    onDefault(outcome.answer);
  };
  return (
    <button
      type="button"
      className="btn btn-text"
      aria-label={addressTexts.makeDefaultOf(whereIs(address))}
      aria-disabled={busy}
      onClick={() => void press()}
    >
      {addressTexts.makeDefault}
    </button>
  );
}

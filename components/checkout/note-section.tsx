'use client';

import { BuyerSection } from '#components/checkout/buyer-section.tsx';
import { PartError } from '#components/checkout/section.tsx';
import { placeOf } from '#components/checkout/place.ts';
import { checkoutTexts } from '#components/checkout/texts.ts';
import { useCheckout, useError, useOpenCheckout } from '#components/checkout/use-checkout.ts';
import { longestOrderNote } from '#lib/contract/limits.ts';

/** A note to the shop and its courier, and whether a company buys. */
export function NoteSection() {
  const { checkout } = useOpenCheckout();
  const note = useCheckout((state) => state.note);
  const error = useError('note');
  const id = placeOf('note');
  return (
    <div className="co-section">
      <div id={id} className="field">
        <label htmlFor={`${id}-field`}>
          {checkoutTexts.note} <span className="co-faint">{checkoutTexts.optional}</span>
        </label>
        <div className={error === undefined ? 'input' : 'input input-err'}>
          <textarea
            id={`${id}-field`}
            rows={2}
            maxLength={longestOrderNote}
            placeholder={checkoutTexts.notePlaceholder}
            value={note}
            aria-invalid={error !== undefined}
            aria-describedby={`${id}-error`}
            onChange={({ target }) => checkout.write(target.value)}
          />
        </div>
        <PartError id={`${id}-error`} sentence={error} />
      </div>
      <BuyerSection />
    </div>
  );
}

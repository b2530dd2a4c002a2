'use client';

import { checkoutTexts } from '#components/checkout/texts.ts';
import { useCheckout, useOpenCheckout } from '#components/checkout/use-checkout.ts';
import { late } from '#components/ui/late.tsx';

const BuyerFields = late(() => import('#components/checkout/buyer-fields.tsx'));

/** Asks whether the invoice is made out to a company; its fields open below. */
export function BuyerSection() {
  const { checkout } = useOpenCheckout();
  const isWanted = useCheckout(({ buyer }) => buyer.isWanted);
  return (
    <div className="co-buyer">
      <label className="check">
        <input
          type="checkbox"
          checked={isWanted}
          onChange={({ target }) => checkout.writeBuyer({ isWanted: target.checked })}
        />
        {checkoutTexts.official}
      </label>
      {isWanted ? <BuyerFields /> : null}
    </div>
  );
}

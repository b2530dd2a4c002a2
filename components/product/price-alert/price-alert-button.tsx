'use client';

import { useChosen } from '#components/product/chosen-variant.tsx';
import { pageTexts } from '#components/product/product-page-texts.ts';
import { Icon } from '#components/ui/icon.tsx';
import { showPriceAlert } from '#lib/dialogs/store.ts';
import { availabilityCodes } from '#lib/contract/codes.ts';

/** Asks for a message when the chosen variant costs less; renders nothing for one without a price. */
export function PriceAlertButton() {
  const { websiteCode, name, variant } = useChosen();
  const { id, price, availability } = variant;
  if (availability !== availabilityCodes.available || price === null) return null;
  return (
    <button
      type="button"
      className="needs-script btn btn-text btn-sm"
      onClick={() => showPriceAlert({ websiteCode, variantId: id, name, price })}
    >
      <Icon name="bell" className="i-s" />
      {pageTexts.priceAlert}
    </button>
  );
}

'use client';

import { useChosen } from '#components/product/chosen-variant.tsx';
import { pageTexts } from '#components/product/product-page-texts.ts';
import { Icon } from '#components/ui/icon.tsx';
import { showPrices } from '#lib/dialogs/store.ts';

/** Opens the price history of the chosen variant over the last year. */
export function PricesButton() {
  const { websiteCode, variant } = useChosen();
  return (
    <button
      type="button"
      className="needs-script btn btn-text btn-sm"
      onClick={() => showPrices(websiteCode, variant)}
    >
      <Icon name="chart-line" className="i-s" />
      {pageTexts.prices}
    </button>
  );
}

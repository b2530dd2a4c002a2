'use client';

import { useChosen } from '#components/product/chosen-variant.tsx';
import { pageTexts } from '#components/product/product-page-texts.ts';
import { isAwaited } from '#components/product/back-in-stock/awaited.ts';
import { Icon } from '#components/ui/icon.tsx';
import { showStockAlert } from '#lib/dialogs/store.ts';

/**
 * Subscribes to a back-in-stock alert for the chosen variant; renders nothing for an available one.
 */
export function StockAlertButton({ className }: { className: string }) {
  const { websiteCode, name, variant } = useChosen();
  if (!isAwaited(variant)) return null;
  return (
    <button
      type="button"
      className={`needs-script btn btn-outline ${className}`}
      onClick={() => showStockAlert({ websiteCode, variantId: variant.id, name })}
    >
      <Icon name="bell" className="i-s" />
      {pageTexts.stockAlert}
    </button>
  );
}

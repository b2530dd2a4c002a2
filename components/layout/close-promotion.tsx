'use client';

import { promotionKey } from '#components/layout/first-paint.ts';
import { layoutTexts } from '#components/layout/texts.ts';
import { Icon } from '#components/ui/icon.tsx';

/** Closes the promotion above the header for as long as it is the same one. */
export function ClosePromotion({ promotion }: { promotion: string }) {
  const close = () => {
    document.documentElement.dataset.promotion = 'closed';
    try {
      localStorage.setItem(promotionKey, promotion);
    } catch {
      // Storage is closed to us: it stays away on this page only.
    }
  };
  return (
    <button
      type="button"
      className="icon-btn needs-script"
      aria-label={layoutTexts.closePromotion}
      onClick={close}
    >
      <Icon name="x" className="i-s" />
    </button>
  );
}

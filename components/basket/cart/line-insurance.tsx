'use client';

import { cartTexts } from '#components/basket/cart/texts.ts';
import { useLatest } from '#components/basket/cart/use-changes.ts';
import { productTexts } from '#components/product/texts.ts';
import type { BasketLine } from '#lib/contract/basket.ts';
import { formatNumber } from '#lib/text/toman.ts';

/** ms after the last press before the choice is sent. */
const pause = 150;

/** Insurance checkbox of a line, where the shop offers insurance. */
export function LineInsurance({ line, isFrozen }: { line: BasketLine; isFrozen: boolean }) {
  const { websiteCode, propertyId, insurancePrice, count } = line;
  const place = { websiteCode, variantId: propertyId };
  const [wanted, want] = useLatest<boolean>(
    (insurance) => ({ kind: 'insurance', place, insurance }),
    pause,
  );
  if (insurancePrice === null) return null;
  return (
    <div className="cart-insurance wide">
      <label className="check">
        <input
          type="checkbox"
          checked={wanted ?? line.insurance}
          disabled={isFrozen}
          onChange={(event) => want(event.target.checked)}
        />
        {cartTexts.insurance}
      </label>
      <p className="text-end">
        <span className="font-label">
          {formatNumber(insurancePrice * count)} <small>{productTexts.toman}</small>
        </span>
        <small className="block text-12 text-ink-2">{cartTexts.insuranceNote}</small>
      </p>
    </div>
  );
}

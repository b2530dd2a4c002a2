'use client';

import { LineInsurance } from '#components/basket/cart/line-insurance.tsx';
import { askToThaw } from '#components/basket/cart/ask-to-thaw.ts';
import { LineNotices } from '#components/basket/cart/line-notices.tsx';
import { LineWords } from '#components/basket/cart/line-words.tsx';
import { savedTexts } from '#components/basket/cart/saved-texts.ts';
import { useFocus } from '#components/basket/cart/use-focus.ts';
import { Quantity, RemoveButton } from '#components/basket/cart/quantity.tsx';
import { OldPrice, Price } from '#components/product/price.tsx';
import { availabilityTexts } from '#components/product/texts.ts';
import { IslandPicture } from '#components/ui/island-picture.tsx';
import { availabilityCodes } from '#lib/contract/codes.ts';
import type { BasketLine } from '#lib/contract/basket.ts';

interface CartLineProps {
  line: BasketLine;
  /** Whether the basket awaits its payment: it offers to leave that state instead of changing. */
  isFrozen: boolean;
  /** Removes the line, which showed this many pieces. @returns after it was removed or that failed */
  onRemove: (count: number) => Promise<void>;
  /** Puts the line aside for later. */
  onSave: () => void;
  /** Whether the line gets the focus: it was restored by a button that is gone now. */
  takesFocus: boolean;
  onFocused: () => void;
}

const isSold = ({ availability, price }: BasketLine) =>
  availability === availabilityCodes.available && price !== null;

/** One variant in the basket, at its current price. */
export function CartLine(of: CartLineProps) {
  const { line, isFrozen, onRemove, onSave, takesFocus, onFocused } = of;
  const name = useFocus<HTMLAnchorElement>(takesFocus, onFocused);
  const sold = isSold(line);

  return (
    <li className="cart-line">
      <div className="pic">
        <IslandPicture image={line.image} alt="" sizes="(min-width: 62rem) 136px, 88px" />
      </div>
      <LineWords line={line} level={2} name={name} />
      <LineNotices notices={line.notices} />
      {sold ? <LineInsurance line={line} isFrozen={isFrozen} /> : null}
      <div className="wide flex flex-wrap items-start justify-between gap-3">
        {sold ? (
          <Quantity line={line} isFrozen={isFrozen} onRemove={onRemove} />
        ) : (
          <RemoveButton isFrozen={isFrozen} onRemove={() => void onRemove(line.count)} />
        )}
        <button
          type="button"
          className="btn btn-text btn-sm"
          aria-label={savedTexts.saveOf(line.nameFa)}
          aria-disabled={isFrozen}
          onClick={isFrozen ? askToThaw : onSave}
        >
          {savedTexts.save}
        </button>
        <LinePrice line={line} />
      </div>
    </li>
  );
}

/** Price of all pieces of the line, or that it cannot be bought. */
function LinePrice({ line }: { line: BasketLine }) {
  if (line.price === null || !isSold(line)) {
    return <span className="tag tag-warn ms-auto">{availabilityTexts[line.availability]}</span>;
  }
  return (
    <div className="ms-auto grid justify-items-end">
      {line.oldPrice !== null && <OldPrice value={line.oldPrice * line.count} />}
      <Price value={line.price * line.count} isNew={line.oldPrice !== null} />
    </div>
  );
}

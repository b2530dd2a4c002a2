'use client';

import { LineInsurance } from '#components/basket/cart/line-insurance.tsx';
import { LineNotices } from '#components/basket/cart/line-notices.tsx';
import { useFocus } from '#components/basket/cart/use-focus.ts';
import { Quantity, RemoveButton } from '#components/basket/cart/quantity.tsx';
import { OldPrice, Price } from '#components/product/price.tsx';
import { availabilityTexts } from '#components/product/texts.ts';
import { Icon } from '#components/ui/icon.tsx';
import { MixedText, NameText } from '#components/ui/mixed-text.tsx';
import { IslandPicture } from '#components/ui/island-picture.tsx';
import { availabilityCodes } from '#lib/contract/codes.ts';
import type { BasketLine } from '#lib/contract/basket.ts';

interface CartLineProps {
  line: BasketLine;
  /** Whether the basket awaits its payment: it offers to leave that state instead of changing. */
  isFrozen: boolean;
  /** Removes the line, which showed this many pieces. @returns after it was removed or that failed */
  onRemove: (count: number) => Promise<void>;
  /** Whether the line gets the focus: it was restored by a button that is gone now. */
  takesFocus: boolean;
  onFocused: () => void;
}

const isSold = ({ availability, price }: BasketLine) =>
  availability === availabilityCodes.available && price !== null;

/** One variant in the basket, at its current price. */
export function CartLine(of: CartLineProps) {
  const { line, isFrozen, onRemove, takesFocus, onFocused } = of;
  const name = useFocus<HTMLAnchorElement>(takesFocus, onFocused);
  const sold = isSold(line);

  return (
    <li className="cart-line">
      <div className="pic">
        <IslandPicture image={line.image} alt="" sizes="(min-width: 62rem) 136px, 88px" />
      </div>
      <div className="cart-line-words">
        <h2 className="text-14 font-label leading-[1.625rem] lg:text-16">
          <a
            ref={name}
            href={`/shop/product/${line.websiteCode}/${line.slug}`}
            className="hover:text-amber-ink"
          >
            <NameText>{line.nameFa}</NameText>
          </a>
        </h2>
        <Variant line={line} />
      </div>
      <LineNotices notices={line.notices} />
      {sold ? <LineInsurance line={line} isFrozen={isFrozen} /> : null}
      <div className="wide flex flex-wrap items-start justify-between gap-3">
        {sold ? (
          <Quantity line={line} isFrozen={isFrozen} onRemove={onRemove} />
        ) : (
          <RemoveButton isFrozen={isFrozen} onRemove={() => void onRemove(line.count)} />
        )}
        <LinePrice line={line} />
      </div>
    </li>
  );
}

function Variant({ line }: { line: BasketLine }) {
  return (
    <ul className="mt-1 flex flex-wrap gap-x-4 text-13 text-ink-2">
      {line.colour && (
        <li className="flex items-center gap-1.5">
          <span className="dots">
            <i style={{ '--c': line.colour.hex }} />
          </span>
          {line.colour.title}
        </li>
      )}
      {line.options.map(({ title, value }) => (
        <li key={title}>
          <span className="sr-only">{title}: </span>
          <MixedText>{value}</MixedText>
        </li>
      ))}
      {line.guarantee && (
        <li className="flex items-center gap-1.5">
          <Icon name="shield-check" className="i-s" />
          <MixedText>{line.guarantee}</MixedText>
        </li>
      )}
    </ul>
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

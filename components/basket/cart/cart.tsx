'use client';

import { CartEmpty } from '#components/basket/cart/cart-empty.tsx';
import { CartLine } from '#components/basket/cart/cart-line.tsx';
import { CartSkeleton } from '#components/basket/cart/cart-skeleton.tsx';
import { CartTotals } from '#components/basket/cart/cart-totals.tsx';
import { cartTexts } from '#components/basket/cart/texts.ts';
import { useBasket } from '#components/basket/use-basket.ts';
import { FailedReading } from '#components/ui/failed-reading.tsx';
import type { GetBasketAnswer } from '#lib/contract/basket.ts';

/** The visitor's basket. It follows changes made in other tabs and on other devices. */
export function Cart() {
  const [reading, retry] = useBasket();

  if (reading === 'failed') return <FailedReading level={1} texts={cartTexts} retry={retry} />;
  if (typeof reading === 'object' && reading.lines.length === 0) return <CartEmpty />;
  return (
    <>
      <div className="mb-6 flex items-baseline gap-3 pt-6">
        <h1 className="text-22 font-title">{cartTexts.title}</h1>
        {typeof reading === 'object' && (
          <span className="text-ink-3">{cartTexts.pieces(reading.basketCount)}</span>
        )}
      </div>
      {typeof reading === 'object' ? <Filled basket={reading} /> : <CartSkeleton />}
    </>
  );
}

function Filled({ basket }: { basket: GetBasketAnswer }) {
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_23rem] lg:gap-12">
      <ul>
        {basket.lines.map((line) => (
          <CartLine key={line.propertyId} line={line} />
        ))}
      </ul>
      <CartTotals basket={basket} />
    </div>
  );
}

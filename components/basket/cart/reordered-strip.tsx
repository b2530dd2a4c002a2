'use client';

import { useEffect, useState } from 'react';
import { cartTexts } from '#components/basket/cart/texts.ts';
import { MixedText } from '#components/ui/mixed-text.tsx';
import { dropReordered, readReordered } from '#lib/basket/reordered.ts';
import { shelfOf } from '#lib/shelf.ts';

const shelf = shelfOf(() => sessionStorage);

/** Says once what of an earlier order is in the basket again, and what is not. */
export function ReorderedStrip() {
  const [reordered] = useState(() => readReordered(shelf));
  useEffect(() => dropReordered(shelf), []);
  if (reordered === null) return null;
  const { added, missing } = reordered;
  return (
    <div className={missing.length === 0 ? 'cart-strip' : 'cart-strip cart-strip-warn'}>
      <output>
        {cartTexts.reordered(added)}
        {missing.length === 0 ? null : (
          <>
            {' '}
            <MixedText>{cartTexts.notReordered(missing)}</MixedText>
          </>
        )}
      </output>
    </div>
  );
}

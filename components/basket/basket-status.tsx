'use client';

import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { basketTexts } from '#components/basket/texts.ts';
import { basketStore } from '#lib/basket/store.ts';

/** Announces changes of the count to screen readers, but not its first value. */
export function BasketStatus() {
  const count = useStore(basketStore, (basket) => basket.basketCount);
  const known = useRef<number | null>(null);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    if (count === null) return;
    if (known.current !== null && known.current !== count)
      setAnnouncement(basketTexts.count(count));
    known.current = count;
  }, [count]);

  return (
    <output aria-live="polite" className="sr-only">
      {announcement}
    </output>
  );
}

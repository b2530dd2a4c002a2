'use client';

import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { BasketBadge } from '#components/basket/basket-badge.tsx';
import { cartPath } from '#components/basket/texts.ts';
import { Icon } from '#components/ui/icon.tsx';
import { late } from '#components/ui/late.tsx';
import { preparePart } from '#lib/parts.ts';

const load = () => import('#components/basket/preview/basket-preview.tsx');
const BasketPreview = late(load);

/** Hover delay in ms before the preview opens or closes. */
const delay = 250;

/**
 * Whether to show the preview: the mouse rests on the link or the preview, or the focus is there,
 * in the desktop layout. Escape and a click close it.
 */
function usePreview(box: RefObject<HTMLElement | null>): boolean {
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const place = box.current;
    if (place === null) return;
    const listening = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = (next: boolean, after = delay) => {
      clearTimeout(timer);
      timer = setTimeout(setOpen, after, next);
    };
    const holdsFocus = () => place.contains(document.activeElement);
    const wanted = () => {
      if (location.pathname === cartPath || !matchMedia('(min-width: 62rem)').matches) return;
      preparePart(load);
      later(true);
    };
    const on = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      act: (event: HTMLElementEventMap[Name]) => void,
    ) => place.addEventListener(name, act, listening);
    on('pointerenter', ({ pointerType }) => {
      if (pointerType === 'mouse') wanted();
    });
    on('pointerleave', () => {
      if (!holdsFocus()) later(false);
    });
    on('focusin', ({ target }) => {
      if (target instanceof Element && target.matches(':focus-visible')) wanted();
    });
    on('focusout', ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && place.contains(relatedTarget))) later(false, 0);
    });
    on('click', ({ target }) => {
      if (target instanceof Element && target.closest('a')) later(false, 0);
    });
    // On the document, because the focus may be elsewhere while the mouse is here.
    const escape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      if (holdsFocus()) place.querySelector('a')?.focus();
      later(false, 0);
    };
    document.addEventListener('keydown', escape, listening);
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [box]);

  return open;
}

/**
 * The cart link in the header. Hover and keyboard focus open a preview of the basket; a tap goes
 * straight to the cart. The preview is loaded at its first use.
 */
export function CartLink({ label }: { label: string }) {
  const box = useRef<HTMLDivElement>(null);
  const open = usePreview(box);

  return (
    <div ref={box} className="hd-cart" data-open={open || undefined}>
      <a className="icon-btn" href={cartPath} aria-expanded={open || undefined}>
        <Icon name="shopping-bag" className="i-l" />
        <span className="sr-only">{label}</span>
        <BasketBadge />
      </a>
      {open ? <BasketPreview /> : null}
    </div>
  );
}

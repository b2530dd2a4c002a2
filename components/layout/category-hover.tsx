'use client';

import { useEffect } from 'react';
import { layoutIds } from '#components/layout/texts.ts';

/** Hover delay in ms (specification §9). */
const delay = 250;

/**
 * Opens the categories, and in them the hovered entry, for a mouse that stays. Everything else the
 * browser does alone.
 */
export function CategoryHover() {
  useEffect(() => {
    const menu = document.getElementById(layoutIds.categories);
    const nav = menu?.parentElement;
    if (!menu || !nav || !('popover' in menu)) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = (act: () => void) => {
      clearTimeout(timer);
      timer = setTimeout(act, delay);
    };
    const enter = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || !matchMedia('(min-width: 62rem)').matches) return;
      later(() => menu.showPopover());
    };
    const leave = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      later(() => menu.hidePopover());
    };
    const over = (event: PointerEvent) => {
      const entry = entryOf(event);
      if (event.pointerType !== 'mouse' || entry === null) return;
      later(() => {
        entry.open = true;
      });
    };
    // An open entry stays open: one of them always is.
    const click = (event: MouseEvent) => {
      if (entryOf(event)?.open) event.preventDefault();
    };
    nav.addEventListener('pointerenter', enter);
    nav.addEventListener('pointerleave', leave);
    menu.addEventListener('pointerover', over);
    menu.addEventListener('click', click);
    return () => {
      clearTimeout(timer);
      nav.removeEventListener('pointerenter', enter);
      nav.removeEventListener('pointerleave', leave);
      menu.removeEventListener('pointerover', over);
      menu.removeEventListener('click', click);
    };
  }, []);
  return null;
}

/** The entry whose summary the event is on. */
function entryOf(event: Event): HTMLDetailsElement | null {
  const summary = event.target instanceof Element ? event.target.closest('summary') : null;
  return summary?.parentElement instanceof HTMLDetailsElement ? summary.parentElement : null;
}

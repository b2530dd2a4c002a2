'use client';

import { useEffect } from 'react';
import { layoutIds } from '#components/layout/texts.ts';

/** Hover delay in ms (specification §9). */
const delay = 250;

/** A mouse on the desktop layout: fingers tap. */
const hovers = (event: PointerEvent): boolean =>
  event.pointerType === 'mouse' && matchMedia('(min-width: 62rem)').matches;

/**
 * Opens the categories, and in them the hovered entry, for a mouse that stays. Everything else the
 * browser does alone.
 */
export function CategoryHover() {
  useEffect(() => {
    const menu = document.getElementById(layoutIds.categories);
    const nav = menu?.parentElement;
    if (!menu || !nav || !('popover' in menu)) return;
    let hovered = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = (act: () => void) => {
      clearTimeout(timer);
      timer = setTimeout(act, delay);
    };
    const enter = (event: PointerEvent) => {
      if (!hovers(event)) return;
      later(() => {
        if (menu.matches(':popover-open')) return;
        menu.showPopover();
        hovered = true;
      });
    };
    // Who hovers and then clicks the button wants it open, not closed again.
    const press = (event: MouseEvent) => {
      if (event.target instanceof Node && menu.contains(event.target)) return;
      clearTimeout(timer);
      if (hovered && menu.matches(':popover-open')) event.preventDefault();
      hovered = false;
    };
    const leave = (event: PointerEvent) => {
      if (hovers(event)) later(() => menu.hidePopover());
    };
    const over = (event: PointerEvent) => {
      const entry = entryOf(event);
      if (entry === null || !hovers(event)) return;
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
    nav.addEventListener('click', press);
    menu.addEventListener('pointerover', over);
    menu.addEventListener('click', click);
    return () => {
      clearTimeout(timer);
      nav.removeEventListener('pointerenter', enter);
      nav.removeEventListener('pointerleave', leave);
      nav.removeEventListener('click', press);
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

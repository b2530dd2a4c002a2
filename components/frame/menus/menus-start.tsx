'use client';

import { useEffect } from 'react';
import { liveEvent } from '#components/frame/head/early-press.ts';
import { frameIds } from '#components/frame/texts.ts';
import { loadPart } from '#lib/parts.ts';
import { whenIdle } from '#lib/when-idle.ts';

/**
 * Starts the menus; used once, in the layout. They open and close without scripts; the rest is
 * loaded when the page is idle. A button pressed before the page was interactive is pressed now.
 */
export function MenusStart() {
  useEffect(() => {
    // Focuses the field when its panel opens. Set here, not in the markup, where it would take the
    // focus at page load.
    document.getElementById(frameIds.search)?.setAttribute('autofocus', '');
    dispatchEvent(new Event(liveEvent));
    const start = async () => {
      const { startMenus } = await loadPart(() => import('#components/frame/menus/start.ts'));
      startMenus();
    };
    whenIdle(() => void start());
  }, []);
  return null;
}

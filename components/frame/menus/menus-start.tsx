'use client';

import { useEffect } from 'react';
import { liveEvent } from '#components/frame/head/early-press.ts';
import { frameIds } from '#components/frame/texts.ts';
import { loadPart } from '#lib/parts.ts';
import { whenIdle } from '#lib/when-idle.ts';

/**
 * Brings the menus to life; once, in the layout. They open and close by themselves; what else they do
 * is loaded when the page is idle. What was pressed before it was live happens now.
 */
export function MenusStart() {
  useEffect(() => {
    // Enters the field when its panel opens, but not when the page does, where it may be in view.
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

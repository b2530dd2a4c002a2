'use client';

import type { ComponentType } from 'react';
import { startTransition, useEffect, useState } from 'react';
import type { CardFacts } from '#lib/product/card-facts.ts';
import { whenIdle } from '#lib/when-idle.ts';

/** What cards offer beyond their link, or null until it is loaded. */
export type CardActions = ComponentType<{ facts: CardFacts }> | null;

const load = async () => (await import('#components/product/card-actions.tsx')).default;

/** Loads the actions of cards when the page is idle: they need scripts, the cards don't. */
export function useCardActions(): CardActions {
  const [actions, setActions] = useState<{ Actions: CardActions }>({ Actions: null });
  useEffect(() => {
    const show = async () => {
      const Actions = await load();
      // Many cards: the browser may do something else in between.
      startTransition(() => setActions({ Actions }));
    };
    whenIdle(() => void show());
  }, []);
  return actions.Actions;
}

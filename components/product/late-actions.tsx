import { startTransition, useEffect, useState } from 'react';
import type { ComponentType, RefObject } from 'react';
import { loadPart } from '#lib/parts.ts';
import type { CardFacts } from '#lib/product/card-facts.ts';
import { whenNear } from '#lib/when-near.ts';

type Actions = ComponentType<{ facts: CardFacts }>;

const load = () => import('#components/product/card-actions.tsx');

interface LateActionsProps {
  /** The card the actions belong to. */
  card: RefObject<HTMLElement | null>;
  facts: CardFacts;
}

/**
 * Loads a card's actions, which need scripts (the card itself does not): when the page is idle, and
 * only for cards near the viewport, one by one.
 */
export function LateActions({ card, facts }: LateActionsProps) {
  const [loaded, setLoaded] = useState<{ Actions: Actions } | null>(null);
  useEffect(() => {
    if (card.current === null) return;
    return whenNear(card.current, () => {
      void loadPart(load).then(({ default: Actions }) =>
        // A transition, so that the browser can handle input in between.
        startTransition(() => setLoaded({ Actions })),
      );
    });
  }, [card]);
  return loaded ? <loaded.Actions facts={facts} /> : null;
}

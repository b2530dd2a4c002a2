import { startTransition, useEffect, useState } from 'react';
import type { ComponentType, RefObject } from 'react';
import { loadPart } from '#lib/parts.ts';
import type { CardFacts } from '#lib/product/card-facts.ts';
import { whenNear } from '#lib/when-near.ts';

type Actions = ComponentType<{ facts: CardFacts }>;

const load = () => import('#components/product/card-actions.tsx');

interface LateActionsProps {
  /** Where they stand. */
  card: RefObject<HTMLElement | null>;
  facts: CardFacts;
}

/**
 * What a card offers beyond its link. It needs scripts, the card doesn't: it is loaded when the page is
 * idle, and only cards that are nearly seen get it, each by itself.
 */
export function LateActions({ card, facts }: LateActionsProps) {
  const [loaded, setLoaded] = useState<{ Actions: Actions } | null>(null);
  useEffect(() => {
    if (card.current === null) return;
    return whenNear(card.current, () => {
      void loadPart(load).then(({ default: Actions }) =>
        // The browser may do something else in between.
        startTransition(() => setLoaded({ Actions })),
      );
    });
  }, [card]);
  return loaded ? <loaded.Actions facts={facts} /> : null;
}

'use client';

import { JsonLd } from '#components/seo/json-ld.tsx';
import { ServerAlone } from '#components/ui/server-alone.tsx';
import { type CardFacts, cardPath } from '#lib/product/card-facts.ts';
import { listJsonLd } from '#lib/seo/list-json-ld.ts';

/** Built from the cards' data, which the page carries anyway (ADR 21). */
export function ListJsonLd({ cards, before }: { cards: readonly CardFacts[]; before: number }) {
  return (
    <ServerAlone>
      {typeof window === 'undefined' ? (
        <JsonLd
          data={listJsonLd(
            cards.map((card) => ({ name: card.name, path: cardPath(card) })),
            before,
          )}
        />
      ) : null}
    </ServerAlone>
  );
}

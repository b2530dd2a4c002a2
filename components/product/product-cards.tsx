'use client';

import type { ReactNode } from 'react';
import type { PictureLoad } from '#components/ui/picture-markup.tsx';
import { ProductCard } from '#components/product/product-card.tsx';
import type { CardFacts } from '#lib/product/card-facts.ts';

interface ProductCardsProps {
  cards: readonly CardFacts[];
  /** Number of cards visible first: their images load eagerly. */
  eager?: number;
  /** A line below each card, made by the server. */
  notes?: readonly ReactNode[] | undefined;
}

/**
 * Cards for the grid or rail of the parent. A client component, also so that the page carries each
 * product's data next to the markup; the markup as RSC payload would be five times as large.
 */
export function ProductCards({ cards, eager = 0, notes }: ProductCardsProps) {
  return cards.map((facts, at) => (
    <ProductCard
      key={facts.websiteCode}
      facts={facts}
      load={loadOf(at, eager)}
      note={notes?.[at]}
    />
  ));
}

/** Cards in a phone's first row: one of them is the largest contentful paint. */
const firstRow = 2;

function loadOf(at: number, eager: number): PictureLoad {
  if (at >= eager) return 'lazy';
  return at < firstRow ? 'high' : 'eager';
}

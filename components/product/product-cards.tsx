'use client';

import type { PictureLoad } from '#components/ui/picture-markup.tsx';
import { ProductCard } from '#components/product/product-card.tsx';
import type { CardFacts } from '#lib/product/card-facts.ts';

interface ProductCardsProps {
  cards: readonly CardFacts[];
  /** How many are seen first: their pictures don't wait. */
  eager?: number;
}

/**
 * Cards side by side, in the grid or rail of the parent. A client component not only
 * for its actions: so a page carries each product's facts beside its markup, and not the markup a second time
 * as data, which is five times as long.
 */
export function ProductCards({ cards, eager = 0 }: ProductCardsProps) {
  return cards.map((facts, at) => (
    <ProductCard key={facts.code} facts={facts} load={loadOf(at, eager)} />
  ));
}

/** Cards of a phone's first row: one of them is the largest thing it shows. */
const firstRow = 2;

function loadOf(at: number, eager: number): PictureLoad {
  if (at >= eager) return 'lazy';
  return at < firstRow ? 'high' : 'eager';
}

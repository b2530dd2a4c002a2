/** What decides which of several offers is told. */
export interface OfferFacts {
  /** Colour, storage, size: what search engines tell variants apart by. */
  look: string;
  isSold: boolean;
  /** Toman; null where it is told by call. */
  price: number | null;
}

/** Sold before not sold, with a price before without one, cheap before dear. */
function compare(a: OfferFacts, b: OfferFacts): number {
  if (a.isSold !== b.isSold) return a.isSold ? -1 : 1;
  return (a.price ?? Infinity) - (b.price ?? Infinity) || 0;
}

/**
 * The best offer of each look, in the order of the looks: variants that differ by their guarantee alone are one thing
 * to search engines, which want one price of it.
 */
export function bestOffers<T>(offers: readonly T[], factsOf: (offer: T) => OfferFacts): T[] {
  const best = new Map<string, T>();
  for (const offer of offers) {
    const facts = factsOf(offer);
    const other = best.get(facts.look);
    if (other === undefined || compare(facts, factsOf(other)) < 0) best.set(facts.look, offer);
  }
  return [...best.values()];
}

/** What decides which of several offers is shown. */
export interface OfferFacts {
  /** Colour, storage, size: what search engines distinguish variants by. */
  variantKey: string;
  isSold: boolean;
  /** Toman; null if the price is only given by phone. */
  price: number | null;
}

/** Available before unavailable, with a price before without, cheap before expensive. */
function compare(a: OfferFacts, b: OfferFacts): number {
  if (a.isSold !== b.isSold) return a.isSold ? -1 : 1;
  return (a.price ?? Infinity) - (b.price ?? Infinity) || 0;
}

/**
 * The best offer of each variant key, in the order of the variants. Those that differ only by guarantee
 * are one product to search engines, which want one price.
 */
export function bestOffers<T>(offers: readonly T[], factsOf: (offer: T) => OfferFacts): T[] {
  const best = new Map<string, T>();
  for (const offer of offers) {
    const facts = factsOf(offer);
    const other = best.get(facts.variantKey);
    if (other === undefined || compare(facts, factsOf(other)) < 0)
      best.set(facts.variantKey, offer);
  }
  return [...best.values()];
}

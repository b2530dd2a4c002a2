import { type Facets, eachLine } from '#server/modules/catalogue/facet-line.ts';
import { PriceCounts } from '#server/modules/catalogue/price-bands.ts';
import type { Narrowing } from '#server/modules/catalogue/narrowing.ts';

export interface Span {
  min: number;
  max: number;
  /** Products that have the number. */
  count: number;
}

/**
 * Product counts by brand id, term and colour (facet-line.ts), and the spans of ranges. Versions of one model share a card
 * and count once.
 */
export class FacetCounts {
  total = 0;
  buyable = 0;
  reduced = 0;
  price: Span | null = null;
  readonly prices = new PriceCounts();
  readonly brands = new Map<number, number>();
  readonly terms = new Map<number, number>();
  readonly colours = new Map<number, number>();
  /** By attribute id. */
  readonly ranges = new Map<number, Span>();
  /** What other versions of a model were counted for. */
  readonly #seen = new Set<string>();

  /** Counts a product that matches all filters. */
  add(facets: Facets): void {
    this.total += this.#once(facets, 'all');
    if (facets.buyable) this.buyable += this.#once(facets, 'buyable');
    if (facets.reduced) this.reduced += this.#once(facets, 'reduced');
    this.addBrand(facets);
    this.addPrice(facets);
    this.addColours(facets);
    facets.eachTerm((term) => this.#addTerm(facets, term));
    facets.eachRange((attribute, value) => this.#stretch(facets, attribute, value));
  }

  addBrand(facets: Facets): void {
    const { brand } = facets;
    addTo(this.brands, brand, this.#once(facets, 'brand', brand));
  }

  addPrice(facets: Facets): void {
    const { price, model } = facets;
    if (price <= 0) return;
    this.price = widened(this.price, price, this.#once(facets, 'price'));
    this.prices.add(price, model);
  }

  addColours(facets: Facets): void {
    facets.eachColour((colour) =>
      addTo(this.colours, colour, this.#once(facets, 'colour', colour)),
    );
  }

  /** Counts a product that fails only the chosen attribute with the bit `facet`. */
  addAttribute(facets: Facets, facet: number, narrowing: Narrowing): void {
    facets.eachTerm((term) => {
      if (narrowing.ofTerm(term) === facet) this.#addTerm(facets, term);
    });
    facets.eachRange((attribute, value) => {
      if (narrowing.ofAttribute(attribute) === facet) this.#stretch(facets, attribute, value);
    });
  }

  #addTerm(facets: Facets, term: number): void {
    addTo(this.terms, term, this.#once(facets, 'term', term));
  }

  #stretch(facets: Facets, attribute: number, value: number): void {
    const isNew = this.#once(facets, 'range', attribute);
    this.ranges.set(attribute, widened(this.ranges.get(attribute) ?? null, value, isNew));
  }

  /** 1 for a product that counts, 0 after another version of its model. */
  #once({ model }: Facets, what: string, key = 0): number {
    if (model === 0) return 1;
    const name = `${model} ${what} ${key}`;
    if (this.#seen.has(name)) return 0;
    this.#seen.add(name);
    return 1;
  }
}

/** Counts all facets in one pass; a chosen facet is counted as if it were not chosen. */
export function countFacets(lines: string, narrowing: Narrowing): FacetCounts {
  const counts = new FacetCounts();
  eachLine(lines, (facets) => {
    const failed = narrowing.failed(facets);
    if (failed === 0) counts.add(facets);
    else if ((failed & (failed - 1)) === 0) addToFailed(counts, facets, failed, narrowing);
  });
  return counts;
}

function addToFailed(
  counts: FacetCounts,
  facets: Facets,
  failed: number,
  narrowing: Narrowing,
): void {
  if (failed === narrowing.brand) counts.addBrand(facets);
  else if (failed === narrowing.price) counts.addPrice(facets);
  else if (failed === narrowing.colour) counts.addColours(facets);
  else counts.addAttribute(facets, failed, narrowing);
}

function addTo(counts: Map<number, number>, key: number, more: number): void {
  counts.set(key, (counts.get(key) ?? 0) + more);
}

function widened(span: Span | null, value: number, more: number): Span {
  if (!span) return { min: value, max: value, count: more };
  span.count += more;
  if (value < span.min) span.min = value;
  if (value > span.max) span.max = value;
  return span;
}

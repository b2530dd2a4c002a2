import { type Facets, eachLine } from '#server/modules/catalogue/facet-line.ts';
import { PriceCounts } from '#server/modules/catalogue/price-bands.ts';
import type { Narrowing } from '#server/modules/catalogue/narrowing.ts';

export interface Span {
  min: number;
  max: number;
  /** Products that have the number. */
  count: number;
}

/** Product counts by brand id, term and colour (facet-line.ts), and the spans of ranges. */
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

  /** Counts a product that matches all filters. */
  add(facets: Facets): void {
    this.total += 1;
    if (facets.buyable) this.buyable += 1;
    if (facets.reduced) this.reduced += 1;
    this.addBrand(facets);
    this.addPrice(facets);
    this.addColours(facets);
    facets.eachTerm((term) => countOne(this.terms, term));
    facets.eachRange((attribute, value) => this.#stretch(attribute, value));
  }

  addBrand({ brand }: Facets): void {
    countOne(this.brands, brand);
  }

  addPrice({ price }: Facets): void {
    if (price <= 0) return;
    this.price = widened(this.price, price);
    this.prices.add(price);
  }

  addColours(facets: Facets): void {
    facets.eachColour((colour) => countOne(this.colours, colour));
  }

  /** Counts a product that fails only the chosen attribute with the bit `facet`. */
  addAttribute(facets: Facets, facet: number, narrowing: Narrowing): void {
    facets.eachTerm((term) => {
      if (narrowing.ofTerm(term) === facet) countOne(this.terms, term);
    });
    facets.eachRange((attribute, value) => {
      if (narrowing.ofAttribute(attribute) === facet) this.#stretch(attribute, value);
    });
  }

  #stretch(attribute: number, value: number): void {
    this.ranges.set(attribute, widened(this.ranges.get(attribute) ?? null, value));
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

function countOne(counts: Map<number, number>, key: number): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function widened(span: Span | null, value: number): Span {
  if (!span) return { min: value, max: value, count: 1 };
  span.count += 1;
  if (value < span.min) span.min = value;
  if (value > span.max) span.max = value;
  return span;
}

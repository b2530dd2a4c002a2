import type { Facets } from '#server/modules/catalogue/facet-line.ts';
import type { Filters, Range } from '#server/modules/catalogue/filters.ts';

/** An attribute with chosen values, and all its options. */
export interface ChosenAttribute {
  id: number;
  key: string;
  kind: 'choice' | 'range' | 'switch' | 'text';
  options: readonly { id: number; value: string }[];
}

/**
 * The chosen filters, prepared for checking products. Each chosen facet has a bit. `failed` returns the bits
 * of the facets a product fails; a product that fails a single facet is still counted for that facet's own
 * options. At most 25 facets: five built-in ones and 20 attributes.
 */
export class Narrowing {
  /** Bit of the facet; 0 when it is not chosen. */
  readonly brand: number;
  readonly price: number;
  readonly colour: number;
  readonly #available: number;
  readonly #discount: number;
  readonly #filters: Filters;
  readonly #brands: ReadonlySet<number>;
  readonly #colours: ReadonlySet<number>;
  readonly #terms = new Map<number, number>();
  readonly #ofAttribute = new Map<number, number>();
  readonly #ofTerm = new Map<number, number>();
  readonly #ranges = new Map<number, Range>();
  #required = 0;
  #bits = 0;

  constructor(filters: Filters, attributes: readonly ChosenAttribute[]) {
    const { brands, price, available, discount, colours } = filters;
    this.#filters = filters;
    this.#brands = new Set(brands);
    this.#colours = new Set(colours);
    this.brand = this.#bit(brands.length > 0);
    this.price = this.#bit(price !== null);
    this.colour = this.#bit(colours.length > 0);
    this.#available = this.#bit(available);
    this.#discount = this.#bit(discount);
    for (const attribute of attributes) this.#choose(attribute);
  }

  /** Ids of chosen attributes: their options are shown even when no product has them. */
  get attributes(): number[] {
    return [...this.#ofAttribute.keys()];
  }

  /** Chosen options. */
  get options(): number[] {
    return [...this.#terms.keys()].filter((term) => term > 0);
  }

  /** The bit of the attribute's facet; 0 when it is not chosen. */
  ofAttribute(id: number): number {
    return this.#ofAttribute.get(id) ?? 0;
  }

  /** The bit of the facet an option belongs to. */
  ofTerm(term: number): number {
    return this.#ofTerm.get(term) ?? 0;
  }

  /** The bits of the facets that exclude the product; 0 when it matches all. */
  failed(facets: Facets): number {
    const { price } = this.#filters;
    let met = facets.buyable ? this.#available : 0;
    if (facets.reduced) met |= this.#discount;
    if (this.#brands.has(facets.brand)) met |= this.brand;
    if (price && facets.price > 0 && within(price, facets.price)) met |= this.price;
    if (this.#terms.size > 0) facets.eachTerm((term) => (met |= this.#terms.get(term) ?? 0));
    if (this.colour > 0) {
      facets.eachColour((colour) => (met |= this.#colours.has(colour) ? this.colour : 0));
    }
    if (this.#ranges.size > 0) {
      facets.eachRange((attribute, value) => (met |= this.#inRange(attribute, value)));
    }
    return this.#required & ~met;
  }

  #inRange(attribute: number, value: number): number {
    const range = this.#ranges.get(attribute);
    return range && within(range, value) ? this.ofAttribute(attribute) : 0;
  }

  /** A switch other than `1` and an invalid range are ignored. */
  #choose({ id, key, kind, options }: ChosenAttribute): void {
    const given = this.#filters.attributes.find((each) => each.key === key);
    if (!given) return;
    if (kind === 'switch' && given.values.includes('1')) {
      this.#terms.set(-id, this.#attributeBit(id));
    } else if (kind === 'range' && given.range) {
      this.#attributeBit(id);
      this.#ranges.set(id, given.range);
    } else if (kind === 'choice') {
      const bit = this.#attributeBit(id);
      for (const option of options) {
        this.#ofTerm.set(option.id, bit);
        if (given.values.includes(option.value)) this.#terms.set(option.id, bit);
      }
    }
  }

  #attributeBit(id: number): number {
    const bit = this.#bit(true);
    this.#ofAttribute.set(id, bit);
    return bit;
  }

  #bit(isChosen: boolean): number {
    if (!isChosen) return 0;
    const bit = 1 << this.#bits;
    this.#bits += 1;
    this.#required |= bit;
    return bit;
  }
}

const within = ({ min, max }: Range, value: number): boolean => value >= min && value <= max;

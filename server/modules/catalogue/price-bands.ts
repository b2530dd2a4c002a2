import type { ListFilter } from '#lib/contract/product.ts';

/** Prices between which bands may be cut: round numbers of toman, from a thousand to ten billions. */
const cuts = Array.from({ length: 8 }, (_, power) =>
  [1, 2, 4, 7].map((first) => first * 10 ** (power + 3)),
).flat();
/** Heights of a histogram: parts of equal width on a logarithmic scale, and the greatest height. */
const parts = 24;
const highest = 9;
/** Parts of a decade while counting; finer than those of the histogram. */
const finest = 64;
/** More than prices have: a bigint column ends within 19. */
const decades = 20;
/** Bands of a list, as far as its prices divide it. */
const mostBands = 5;
const fewestBands = 3;
const fewestGoods = 12;

type Band = NonNullable<ListFilter['bands']>[number];

/** Counts prices in toman, to draw their histogram and to propose bands of about equal size. */
export class PriceCounts {
  /** Products above the cut before and up to this one, of these those at it; the last are above all cuts. */
  readonly #upTo = new Uint32Array(cuts.length + 1);
  readonly #at = new Uint32Array(cuts.length + 1);
  readonly #fine = new Uint32Array(decades * finest);
  /** Prices of the versions of models, which count once a band. */
  readonly #ofModels = new Map<number, number[]>();
  #count = 0;

  /** @param model 0 for a product without other versions */
  add(price: number, model = 0): void {
    this.#count += 1;
    if (model !== 0) this.#ofModels.set(model, [...(this.#ofModels.get(model) ?? []), price]);
    const cut = placeOf(price);
    addOne(this.#upTo, cut);
    if (cuts[cut] === price) addOne(this.#at, cut);
    addOne(this.#fine, Math.floor(Math.log10(price) * finest));
  }

  /** One digit for each of the parts from `min` to `max`; '' when they are too near for a logarithmic scale. */
  bars(min: number, max: number): string {
    if (!(max > min * 2)) return '';
    const [from, to] = [Math.log10(min), Math.log10(max)];
    const heights = Array.from({ length: parts }, () => 0);
    for (const [place, count] of this.#fine.entries()) {
      if (count === 0) continue;
      const share = ((place + 0.5) / finest - from) / (to - from);
      const part = Math.min(parts - 1, Math.max(0, Math.floor(share * parts)));
      heights[part] = (heights[part] ?? 0) + count;
    }
    const top = Math.max(...heights);
    return heights.map((count) => Math.ceil((count / top) * highest)).join('');
  }

  /** Bands of round numbers, both ends included, with about as many products each; none when the prices do not divide the list. */
  bands(): Band[] {
    if (this.#count < fewestGoods) return [];
    const bands: Band[] = [];
    let [count, min, left, before] = [0, 0, this.#count, 0];
    for (const [at, cut] of cuts.entries()) {
      count += this.#upTo[at] ?? 0;
      const wanted = left / (mostBands - bands.length);
      const isLast = bands.length === mostBands - 1 || left === count;
      if (count < wanted || isLast) continue;
      bands.push({ ...(min > 0 && { min }), max: cut, count: count + before });
      left -= count;
      [count, min, before] = [0, cut, this.#at[at] ?? 0];
    }
    if (left > 0) bands.push({ min, count: left + before });
    if (bands.length < fewestBands) return [];
    return bands.map((band) => ({ ...band, count: band.count - this.#repeated(band) }));
  }

  #repeated({ min = 0, max = Infinity }: Pick<Band, 'min' | 'max'>): number {
    let repeated = 0;
    for (const prices of this.#ofModels.values()) {
      const within = prices.filter((price) => price >= min && price <= max).length;
      repeated += Math.max(0, within - 1);
    }
    return repeated;
  }
}

function addOne(counts: Uint32Array, at: number): void {
  counts[at] = (counts[at] ?? 0) + 1;
}

/** Index of the first cut that a price does not exceed. */
function placeOf(price: number): number {
  let [low, high] = [0, cuts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((cuts[middle] ?? 0) >= price) high = middle;
    else low = middle + 1;
  }
  return low;
}

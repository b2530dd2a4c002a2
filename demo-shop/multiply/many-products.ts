import { fewRatings } from '../opinions/opinions.ts';
import { expandCatalogue, expandModel } from '../expansion/expand.ts';
import { chanceOf } from '../expansion/random.ts';
import type { ShopProduct } from '../expansion/shop.ts';
import type { Today } from '../expansion/today.ts';
import { variationsOf } from './variations.ts';

/** Images of neighbours differ; beyond this many the choice repeats, and can be cached. */
const turns = 12;

/**
 * `count` products: those of the demo shop, then similar ones with 1 to 4 variants. Deterministic
 * for the same count and day; a smaller count gives the first of them.
 */
export function* manyProducts(count: number, today: Today): Generator<ShopProduct> {
  const demo = expandCatalogue(today).slice(0, count);
  yield* demo;
  const variation = variationsOf();
  const nextId = (demo.at(-1)?.id ?? 1000) + 1;
  for (let index = 0; index < count - demo.length; index += 1) {
    const id = nextId + index;
    const product = expandModel(variation(chanceOf(`variation ${id}`)), {
      id,
      turn: id % turns,
      today,
    });
    yield {
      ...product,
      priceChanges: 0,
      ratingCount: Math.min(product.ratingCount, fewRatings),
      variants: product.variants.slice(0, 4),
    };
  }
}

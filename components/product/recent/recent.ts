import type { ProductCard } from '#lib/contract/product.ts';

/** Recently viewed products: there are none, their cards are loading, or they are loaded. */
export type Recent =
  | { state: 'none' }
  | { state: 'awaited' }
  | { state: 'here'; cards: ProductCard[] };

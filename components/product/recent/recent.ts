import type { ProductCard } from '#lib/contract/product.ts';

/** The products looked at before: there are none, their cards are on their way, or they are here. */
export type Recent =
  | { state: 'none' }
  | { state: 'awaited' }
  | { state: 'here'; cards: ProductCard[] };

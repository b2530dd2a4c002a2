import type { Variant } from '#lib/contract/product.ts';

/** A variant that is for sale and has nothing particular, but for what a test says of it. */
export const plainVariant = (own: Pick<Variant, 'id'> & Partial<Variant>): Variant => ({
  price: 1,
  oldPrice: null,
  discountPercent: 0,
  insurancePrice: null,
  availability: 1,
  fewLeft: null,
  maxCount: 1,
  colour: null,
  options: [],
  guarantee: '',
  imageIndex: 0,
  ...own,
});

import { availabilityCodes } from '#lib/contract/codes.ts';
import type { Variant } from '#lib/contract/product.ts';

/** A plain variant for sale, with a test's own properties. */
export const plainVariant = (own: Pick<Variant, 'id'> & Partial<Variant>): Variant => ({
  price: 1,
  oldPrice: null,
  discountPercent: 0,
  insurancePrice: null,
  availability: availabilityCodes.available,
  fewLeft: null,
  maxCount: 1,
  colour: null,
  options: [],
  guarantee: '',
  imageIndex: 0,
  ...own,
});

import { availabilityCodes } from '#lib/contract/codes.ts';
import type { Variant } from '#lib/contract/product.ts';

/** The price pages show for a variant, in toman; null where they say only that it is not sold. */
export const shownPrice = ({
  availability,
  price,
}: Pick<Variant, 'availability' | 'price'>): number | null =>
  availability === availabilityCodes.available ? price : null;

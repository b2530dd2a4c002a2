import { availabilityCodes } from '#lib/contract/codes.ts';
import type { Variant } from '#lib/contract/product.ts';

/** Whether the variant cannot be bought now, but may be again. */
export const isAwaited = ({ availability }: Pick<Variant, 'availability'>): boolean =>
  availability === availabilityCodes.outOfStock || availability === availabilityCodes.soon;

import type { Variant } from '#lib/contract/product.ts';

/**
 * The variant an address names, else the default one.
 * @param asked as written in the address
 */
export const variantOf = (
  variants: readonly Variant[],
  asked: string | null,
  defaultVariantId: number,
): Variant | undefined =>
  variants.find(({ id }) => String(id) === asked) ??
  variants.find(({ id }) => id === defaultVariantId) ??
  variants[0];

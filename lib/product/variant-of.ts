import type { Variant } from '#lib/contract/product.ts';

/**
 * The variant an address asks for, else the default one.
 * @param asked as it is written there
 */
export const variantOf = (
  variants: readonly Variant[],
  asked: string | null,
  defaultVariantId: number,
): Variant | undefined =>
  variants.find(({ id }) => String(id) === asked) ??
  variants.find(({ id }) => id === defaultVariantId) ??
  variants[0];

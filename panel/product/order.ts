import type { ProductValues } from '#panel/product/values.ts';

/**
 * Pictures in another order, or fewer of them. Variants name their picture by its position, so they follow; the main
 * picture takes the place of a removed one.
 */
export function withPictures(
  values: ProductValues,
  pictures: ProductValues['pictures'],
): ProductValues {
  const variants = values.variants.map((variant) => {
    const own = values.pictures[variant.imageIndex];
    const at = own === undefined ? variant.imageIndex : pictures.indexOf(own);
    return { ...variant, imageIndex: Math.max(0, at) };
  });
  return { ...values, pictures, variants };
}

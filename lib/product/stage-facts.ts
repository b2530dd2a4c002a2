import { aparatFacades } from '#lib/content/aparat-facade.ts';
import type { GetDetailAnswer, Variant } from '#lib/contract/product.ts';

/** Data of a product the browser needs; the rest is only for crawlers and the server. */
export type StageFacts = Pick<
  GetDetailAnswer,
  | 'websiteCode'
  | 'nameFa'
  | 'nameEn'
  | 'mpn'
  | 'brand'
  | 'rating'
  | 'ratingCount'
  | 'images'
  | 'variants'
  | 'highlights'
  | 'descriptionHtml'
  | 'specifications'
>;

/**
 * Drops what only crawlers and the rest of the page use.
 * @param shown the variant whose image comes first
 */
export function stageFacts(product: GetDetailAnswer, shown: Variant | undefined): StageFacts {
  const order = pictureOrder(product, shown);
  return {
    websiteCode: product.websiteCode,
    nameFa: product.nameFa,
    nameEn: product.nameEn,
    ...(product.mpn && { mpn: product.mpn }),
    brand: product.brand,
    rating: product.rating,
    ratingCount: product.ratingCount,
    images: order.flatMap((at) => product.images[at] ?? []),
    variants: product.variants.map(({ gtin, ...variant }) => ({
      ...variant,
      ...(gtin && { gtin }),
      imageIndex: Math.max(0, order.indexOf(variant.imageIndex)),
    })),
    highlights: product.highlights,
    descriptionHtml: aparatFacades(product.descriptionHtml),
    specifications: product.specifications,
  };
}

/** Indices of images in display order: the shown variant's first, unless it is the default one. */
function pictureOrder(
  { images, defaultVariantId }: GetDetailAnswer,
  shown: Variant | undefined,
): number[] {
  const order = images.map((_, at) => at);
  if (shown === undefined || shown.id === defaultVariantId) return order;
  return [
    ...order.filter((at) => at === shown.imageIndex),
    ...order.filter((at) => at !== shown.imageIndex),
  ];
}

import { aparatFacades } from '#lib/content/aparat-facade.ts';
import type { GetDetailAnswer } from '#lib/contract/product.ts';

/** What the browser needs of a product; the rest stays with crawlers and the server. */
export type StageFacts = Pick<
  GetDetailAnswer,
  | 'websiteCode'
  | 'nameFa'
  | 'nameEn'
  | 'brand'
  | 'rating'
  | 'ratingCount'
  | 'images'
  | 'variants'
  | 'highlights'
  | 'descriptionHtml'
  | 'specifications'
>;

/** Leaves out what only crawlers and the rest of the page read. */
export function stageFacts(product: GetDetailAnswer): StageFacts {
  return {
    websiteCode: product.websiteCode,
    nameFa: product.nameFa,
    nameEn: product.nameEn,
    brand: product.brand,
    rating: product.rating,
    ratingCount: product.ratingCount,
    images: product.images,
    variants: product.variants,
    highlights: product.highlights,
    descriptionHtml: aparatFacades(product.descriptionHtml),
    specifications: product.specifications,
  };
}

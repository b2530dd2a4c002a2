import type { Metadata } from 'next';
import type { GetDetailAnswer } from '#lib/contract/product.ts';
import { productPath } from '#lib/product/path.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';

/**
 * What a product's page says in its head. The price comparison sites of the country read the names
 * beginning with `product_` (prices in toman).
 */
export function productMetadata(product: GetDetailAnswer): Metadata {
  const { nameFa, seo, images, websiteCode, availability } = product;
  const chosen = product.variants.find(({ id }) => id === product.defaultVariantId);
  const price = chosen?.price ?? null;
  return {
    ...pageMetadata({
      title: nameFa,
      description: seo.seoDescription,
      keywords: seo.seoKeywords,
      canonical: productPath(product),
      image: images[0]?.image,
      preview: product.ogImage,
      kind: 'product',
    }),
    other: {
      product_id: String(websiteCode),
      product_name: nameFa,
      availability: availability === 1 ? 'instock' : 'outofstock',
      ...(price === null ? {} : { product_price: String(price) }),
      ...(chosen?.oldPrice ? { product_old_price: String(chosen.oldPrice) } : {}),
      ...(chosen?.guarantee ? { guarantee: chosen.guarantee } : {}),
    },
  };
}

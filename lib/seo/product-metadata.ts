import type { Metadata } from 'next';
import type { GetDetailAnswer, Variant } from '#lib/contract/product.ts';
import { productPath } from '#lib/product/path.ts';
import { variantOf } from '#lib/product/variant-of.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';

/**
 * What a product's page says in its head. The price comparison sites of the country read the names
 * beginning with `product_` (prices in toman).
 * @param asked the variant the address names
 */
export function productMetadata(product: GetDetailAnswer, asked: string | null): Metadata {
  const { nameFa, seo, images, websiteCode, variants, defaultVariantId } = product;
  const chosen = variantOf(variants, asked, defaultVariantId);
  const price = chosen?.price ?? null;
  return {
    ...pageMetadata({
      title: nameFa,
      description: seo.seoDescription,
      keywords: seo.seoKeywords,
      canonical: productPath(product),
      image: images[0]?.image,
      preview: previewOf(product, chosen),
      kind: 'product',
    }),
    other: {
      product_id: String(websiteCode),
      product_name: nameFa,
      availability: chosen?.availability === 1 ? 'instock' : 'outofstock',
      ...(price === null ? {} : { product_price: String(price) }),
      ...(chosen?.oldPrice ? { product_old_price: String(chosen.oldPrice) } : {}),
      ...(chosen?.guarantee ? { guarantee: chosen.guarantee } : {}),
    },
  };
}

/** The default variant has no link preview of its own: the product's shows it. */
const previewOf = (product: GetDetailAnswer, chosen: Variant | undefined): string | undefined =>
  product.variantOgImages?.[chosen?.id ?? ''] ?? product.ogImage;

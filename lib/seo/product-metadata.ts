import type { Metadata } from 'next';
import { availabilityNames } from '#lib/contract/codes.ts';
import { variantKey } from '#lib/contract/paths.ts';
import type { GetDetailAnswer, Variant } from '#lib/contract/product.ts';
import { productPath } from '#lib/product/path.ts';
import { shownPrice } from '#lib/product/shown-price.ts';
import { variantOf } from '#lib/product/variant-of.ts';
import { productHead } from '#lib/rules/product-head.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';

/** Metadata of a product page. @param asked the variant in the address */
export function productMetadata(product: GetDetailAnswer, asked: string | null): Metadata {
  const { nameFa, seo, images, variants, defaultVariantId, availability } = product;
  const chosen = variantOf(variants, asked, defaultVariantId);
  const isNamed = chosen !== undefined && String(chosen.id) === asked;
  const path = productPath(product);
  return {
    ...pageMetadata({
      ...productHead({ ...seo, seoTitle: seo.title ?? '', sale: availabilityNames[availability] }),
      keywords: seo.seoKeywords,
      canonical: path,
      shared: isNamed ? `${path}?variant=${chosen.id}` : undefined,
      image: images[0]?.image,
      preview: previewOf(product, chosen),
      kind: 'product',
    }),
    other: {
      product_id: isNamed
        ? variantKey(product.websiteCode, chosen.id)
        : String(product.websiteCode),
      product_name: nameFa,
      ...soldAs(chosen),
    },
  };
}

/** Meta tags of Iranian price comparison sites; prices in toman, where the page shows them. */
function soldAs(chosen: Variant | undefined): Record<string, string> {
  const price = chosen === undefined ? null : shownPrice(chosen);
  return {
    availability: price === null ? 'outofstock' : 'instock',
    ...(price !== null && { product_price: String(price) }),
    ...(price !== null && chosen?.oldPrice && { product_old_price: String(chosen.oldPrice) }),
    ...(chosen?.guarantee && { guarantee: chosen.guarantee }),
  };
}

/** The default variant has no link preview of its own: the product's shows it. */
const previewOf = (product: GetDetailAnswer, chosen: Variant | undefined): string | undefined =>
  product.variantOgImages?.[chosen?.id ?? ''] ?? product.ogImage;

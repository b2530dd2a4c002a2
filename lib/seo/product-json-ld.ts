import { processors } from 'next-seo';
import type { Offer, Product, ProductGroup, WithContext } from 'schema-dts';
import type { GetDetailAnswer, Variant } from '#lib/contract/product.ts';
import type { Availability } from '#lib/contract/values.ts';
import { productPath } from '#lib/product/load.ts';
import { absolutePicture, absoluteUrl } from '#lib/seo/absolute.ts';

/** Rial to the toman: IRT is no ISO code, so prices for machines are in IRR (architecture, SEO rules). */
const rial = 10;

/** `null`: no offer, for the price is told by call. */
const standings: Record<Availability, Offer['availability'] | null> = {
  1: 'https://schema.org/InStock',
  2: null,
  3: 'https://schema.org/PreOrder',
  4: 'https://schema.org/OutOfStock',
  5: 'https://schema.org/Discontinued',
};

function offer(url: string, { availability, price }: Variant): { offers?: Offer } {
  const standing = standings[availability];
  if (standing === null || standing === undefined) return {};
  return {
    offers: {
      '@type': 'Offer',
      url,
      priceCurrency: 'IRR',
      ...(price === null ? {} : { price: price * rial }),
      availability: standing,
      itemCondition: 'https://schema.org/NewCondition',
    },
  };
}

/** What a product and a group of variants have in common. */
function shared(product: GetDetailAnswer) {
  const { nameFa, nameEn, seo, brand, breadcrumb, images, rating, ratingCount } = product;
  return {
    name: nameFa,
    alternateName: nameEn,
    description: seo.seoDescription,
    url: absoluteUrl(productPath(product)),
    image: images.map(({ image }) => absolutePicture(image)),
    brand: { '@type': 'Brand', name: brand.title } as const,
    category: breadcrumb.map(({ title }) => title).join(' > '),
    ...(ratingCount === 0
      ? {}
      : {
          aggregateRating: processors.processAggregateRating({
            ratingValue: rating,
            ratingCount,
            bestRating: 5,
          }),
        }),
  };
}

function variantOf(product: GetDetailAnswer, variant: Variant): Product {
  const { nameFa, images } = product;
  const { id, colour, options, imageIndex } = variant;
  const own = [colour?.title, ...options.map(({ value }) => value)].filter(Boolean);
  const image = images[imageIndex] ?? images[0];
  return {
    '@type': 'Product',
    sku: String(id),
    name: [nameFa, ...own].join('، '),
    ...(colour === null ? {} : { color: colour.title }),
    ...(image === undefined ? {} : { image: absolutePicture(image.image) }),
    ...offer(absoluteUrl(`${productPath(product)}?variant=${id}`), variant),
  };
}

/** A product for search engines: with one variant a Product, with several a group of them. */
export function productJsonLd(product: GetDetailAnswer): WithContext<Product | ProductGroup> {
  const { websiteCode, variants } = product;
  const [only, ...others] = variants;
  if (only === undefined || others.length === 0) {
    return {
      '@context': 'https://schema.org',
      '@type': 'Product',
      ...shared(product),
      sku: String(websiteCode),
      ...(only === undefined ? {} : offer(absoluteUrl(productPath(product)), only)),
    };
  }
  return {
    '@context': 'https://schema.org',
    '@type': 'ProductGroup',
    ...shared(product),
    productGroupID: String(websiteCode),
    ...(variants.some(({ colour }) => colour !== null)
      ? { variesBy: 'https://schema.org/color' }
      : {}),
    hasVariant: variants.map((variant) => variantOf(product, variant)),
  };
}

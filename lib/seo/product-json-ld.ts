import { processors } from 'next-seo';
import type { Offer, Product, WithContext } from 'schema-dts';
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

/** What a variant is sold for; the page is the offer's own, so its address is not repeated. */
function offersOf({ id, colour, options, availability, price }: Variant): Offer[] {
  const standing = standings[availability];
  if (standing === null || standing === undefined) return [];
  const name = [colour?.title, ...options.map(({ value }) => value)].filter(Boolean).join('، ');
  return [
    {
      '@type': 'Offer',
      sku: String(id),
      ...(name === '' ? {} : { name }),
      ...(price === null ? {} : { price: price * rial }),
      priceCurrency: 'IRR',
      availability: standing,
      itemCondition: 'https://schema.org/NewCondition',
    },
  ];
}

/**
 * A product for search engines, with an offer for each variant that has one. Kept short: every page
 * carries it twice, as markup and in React's data.
 */
export function productJsonLd(product: GetDetailAnswer): WithContext<Product> {
  const { nameFa, nameEn, seo, brand, breadcrumb, images, rating, ratingCount } = product;
  const offers = product.variants.flatMap(offersOf);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: nameFa,
    alternateName: nameEn,
    description: seo.seoDescription,
    sku: String(product.websiteCode),
    url: absoluteUrl(productPath(product)),
    image: images.map(({ image }) => absolutePicture(image)),
    brand: { '@type': 'Brand', name: brand.title },
    category: breadcrumb.map(({ title }) => title).join(' > '),
    ...(offers.length === 0 ? {} : { offers }),
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
